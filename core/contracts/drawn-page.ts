import type { ReadKey } from './operations.ts'
import type { SiteSettings } from './site.ts'

/** A read that a page begins with: its operation, and what goes in. */
export type PageRead = { key: ReadKey; params?: Values; query?: Values }
type Values = Readonly<Record<string, unknown>> | undefined

/** The input of a read, in the form that it has in an address. */
export type ReadRequest = {
  key: ReadKey
  params: Readonly<Record<string, string>>
  query: Readonly<Record<string, string>>
}

/** Answers a read as the API does: a public one as for anybody, another one as for whoever opened the page. */
export type PageReader = (request: ReadRequest) => Promise<{ status: number; answer: unknown }>

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
      /** Whether it is one of the seller's or of the admins'. */
      isOfConsole: boolean
      /** The files of its parts that were drawn and that its own file does not bring. */
      parts: readonly string[]
      /** Reads that the page makes but does not declare: it is drawn without their answers. */
      undeclared: readonly { address: string; key: ReadKey }[]
      /** Addresses that the page declares but never asks for. */
      unused: readonly string[]
    }

export type Draw = (address: string, read: PageReader, settings: SiteSettings) => Promise<Drawn>
