import { z } from 'zod'
import { ToldView } from '../notices.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { AccountExport } from '../profile.ts'
import { After, numeric } from '../query.ts'

export const FindPeople = z.strictObject({
  /** A number, an e-mail address, the code of a booking, or the beginning of a name. */
  find: z.string().trim().min(2).max(100),
})
export type FindPeople = z.infer<typeof FindPeople>

export const PersonRole = z.enum(['driver', 'seller', 'admin'])
export type PersonRole = z.infer<typeof PersonRole>

export const PersonFound = z.strictObject({
  contactId: z.uuid(),
  name: z.string().nullable(),
  role: PersonRole,
  hasAccount: z.boolean(),
  /** The end of the number, and the beginning of the address. */
  phone: z.string().nullable(),
  email: z.string().nullable(),
  since: z.iso.datetime(),
  isDemo: z.boolean(),
})
export type PersonFound = z.infer<typeof PersonFound>

export const PeopleFound = z.strictObject({
  /** By what it was looked for. */
  by: z.enum(['number', 'email', 'booking', 'name']),
  people: z.array(PersonFound),
})
export type PeopleFound = z.infer<typeof PeopleFound>

export const ContactId = z.strictObject({ contactId: z.uuid() })

const Switches = z.strictObject({
  enabled: z.boolean(),
  bookings: z.boolean(),
  quotes: z.boolean(),
  messages: z.boolean(),
  stock: z.boolean(),
  day: z.boolean(),
  deals: z.boolean(),
  marketing: z.boolean(),
})

const ConsentWord = z.strictObject({
  channel: z.string(),
  purpose: z.string(),
  given: z.boolean(),
  how: z.string(),
  source: z.string(),
  at: z.iso.datetime(),
})

export const PersonDetail = z.strictObject({
  person: PersonFound,
  language: z.string().nullable(),
  lastWroteAt: z.iso.datetime().nullable(),
  /** Until then WhatsApp lets us write freely. */
  windowUntil: z.iso.datetime().nullable(),
  /** Masked; what is proven, and since when. */
  contacts: z.array(
    z.strictObject({
      kind: z.enum(['phone', 'whatsapp_id', 'email']),
      masked: z.string(),
      provenAt: z.iso.datetime().nullable(),
    }),
  ),
  shops: z.array(z.strictObject({ id: z.uuid(), name: z.string(), role: z.enum(['owner', 'staff']) })),
  /** Null: never set, so the usual ones of a newcomer hold. */
  preferences: z
    .strictObject({
      whatsapp: Switches,
      email: Switches,
      inApp: Switches,
      quietHours: z.strictObject({ start: z.string(), end: z.string() }),
    })
    .nullable(),
  /** The latest word on each channel and purpose, and every word before it, the newest first. */
  consents: z.array(ConsentWord.extend({ isLatest: z.boolean() })),
  sessions: z.int(),
  /** Shops that have blocked the person. */
  blockedBy: z.array(z.string()),
})
export type PersonDetail = z.infer<typeof PersonDetail>

export const OpenContacts = z.strictObject({ phones: z.array(z.string()), emails: z.array(z.string()) })
export type OpenContacts = z.infer<typeof OpenContacts>

export const HistoryQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(25),
  after: After.optional(),
})
export type HistoryQuery = z.infer<typeof HistoryQuery>

/** One thing that we sent, or wanted to: its kind, never its words. */
export const HistoryEntry = ToldView.pick({
  id: true,
  channel: true,
  state: true,
  because: true,
  at: true,
  until: true,
}).extend({ kind: z.string() })
export type HistoryEntry = z.infer<typeof HistoryEntry>
export const PersonHistory = z.strictObject({ entries: z.array(HistoryEntry), next: z.string().nullable() })
export type PersonHistory = z.infer<typeof PersonHistory>

export const WithdrawConsent = z.strictObject({
  channel: z.enum(['whatsapp', 'email', 'sms', 'push', 'in_app']),
  purpose: z.enum(['service', 'deals', 'marketing']),
})
export type WithdrawConsent = z.infer<typeof WithdrawConsent>

export const peopleOperations = {
  'GET /admin/people': { query: FindPeople, responses: { 200: PeopleFound } },
  'GET /admin/people/:contactId': { params: ContactId, responses: { 200: PersonDetail, 404: Problem } },
  'POST /admin/people/:contactId/contacts': { params: ContactId, responses: { 200: OpenContacts, 404: Problem } },
  'GET /admin/people/:contactId/history': {
    params: ContactId,
    query: HistoryQuery,
    responses: { 200: PersonHistory, 400: Problem, 404: Problem },
  },
  'POST /admin/people/:contactId/withdraw': {
    params: ContactId,
    body: WithdrawConsent,
    responses: { 200: PersonDetail, 404: Problem },
  },
  'POST /admin/people/:contactId/export': {
    params: ContactId,
    responses: { 200: AccountExport, 404: Problem },
  },
  'POST /admin/people/:contactId/erase': {
    params: ContactId,
    responses: { 204: nothing, 404: Problem, 409: Problem },
  },
} satisfies Operations
