import { z } from 'zod'
import type { ReadKey } from './operations.ts'
import { numeric } from './query.ts'

/** What the website needs to know of this installation; written into its page. */
export type SiteSettings = {
  whatsapp: {
    /** Chats go to the local simulator instead of WhatsApp. */
    simulated: boolean
    /** Digits only, as wa.me wants them. */
    number: string
  }
  /** Where maps get their pictures from, {z}, {x} and {y} in it, and whom they thank for them. */
  map: { tileUrl: string; attribution: string }
}

/** A public read that a page begins with: its operation, and what goes in. */
export type PageRead = { key: ReadKey; params?: Values; query?: Values }
type Values = Readonly<Record<string, unknown>> | undefined

/** What a public read is asked with, as it stands in an address. */
export type PublicRequest = {
  key: ReadKey
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

/** Answers a public read as the API does for anybody. Throws if the operation is not public. */
export type PublicRead = (request: PublicRequest) => Promise<{ status: number; answer: unknown }>

export type DrawnHead = {
  title: string
  canonical: string
  description?: string
  image?: { path: string; alt: string }
  jsonLd?: readonly object[]
  noindex?: true
}

/** A page as the server draws it: the website's build exports `draw`, which makes one. */
export type Drawn =
  | { kind: 'moved'; to: string }
  | {
      kind: 'page'
      status: number
      html: string
      /** What the browser takes over, so that it need not read it again. */
      data: unknown
      head: DrawnHead
      /** The file of the page below web/, as Vite's manifest names it. */
      file: string
      /** What the page asks for but does not declare: it is drawn without the answers. */
      undeclared: readonly { address: string; key: ReadKey }[]
      /** Addresses that the page declares but never asks for. */
      unused: readonly string[]
    }

export type Draw = (address: string, read: PublicRead, settings: SiteSettings) => Promise<Drawn>

/** What the admins say of the product; what is not set is not shown. */
export const SiteContent = z.strictObject({
  claims: z.array(z.strictObject({ title: z.string(), text: z.string() })),
  figures: z.array(z.strictObject({ value: z.string(), label: z.string() })),
  supportEmail: z.string().nullable(),
  /** E.164 */
  supportWhatsapp: z.string().nullable(),
  registeredAddress: z.string().nullable(),
  /** The help centre, which is a website of its own. */
  helpUrl: z.string().nullable(),
})
export type SiteContent = z.infer<typeof SiteContent>

export const PlaceQuery = z.strictObject({
  lat: numeric(z.number().min(-90).max(90)),
  lng: numeric(z.number().min(-180).max(180)),
})
/** The nearest town; null far from every one. */
export const PlaceNear = z.strictObject({
  place: z.strictObject({ name: z.string(), province: z.string(), lat: z.number(), lng: z.number() }).nullable(),
})
export type PlaceNear = z.infer<typeof PlaceNear>
