import { z } from 'zod'
import { NamedPlace, PlaceChanges } from './admin/language.ts'
import { nothing, type Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { numeric } from './query.ts'
import { LegalQuery, LegalText, LegalWhich } from './website/legal.ts'

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
  /** Whether WhatsApp carries one-time codes now. */
  codesByWhatsapp: z.boolean(),
  /** What the owners have stopped for now: the answers in the chat, and everything that is sent. */
  stopped: z.strictObject({ chat: z.boolean(), sending: z.boolean() }),
})
export type SiteContent = z.infer<typeof SiteContent>

/** What the website may say of itself because it is counted. */
export const SiteProof = z.strictObject({
  /** Shops that can be booked, and in how many towns. */
  shops: z.int(),
  towns: z.int(),
  /** Fittings of the last 90 days that were done. */
  fitted: z.int(),
  /** How long shops took for an answer in their opening hours in that time; null if that is too few answers to tell. */
  answerMinutes: z.int().nullable(),
})
export type SiteProof = z.infer<typeof SiteProof>

export const PlaceQuery = z.strictObject({
  lat: numeric(z.number().min(-90).max(90)),
  lng: numeric(z.number().min(-180).max(180)),
})
/** The nearest town; null far from every one. */
export const PlaceNear = z.strictObject({
  place: z.strictObject({ name: z.string(), province: z.string(), lat: z.number(), lng: z.number() }).nullable(),
})
export type PlaceNear = z.infer<typeof PlaceNear>

export const siteOperations = {
  'GET /site': { responses: { 200: SiteContent } },
  'GET /site/proof': { responses: { 200: SiteProof } },
  'GET /legal/:name': { params: LegalWhich, query: LegalQuery, responses: { 200: LegalText, 404: Problem } },
  'GET /places/changes': { responses: { 200: PlaceChanges } },
  'POST /places/unknown': { body: NamedPlace, responses: { 204: nothing } },
  'GET /places/near': { query: PlaceQuery, responses: { 200: PlaceNear } },
} satisfies Operations
