import { z } from 'zod'
import { BookingStatus } from '../bookings.ts'
import { CannedReplies, CannedReply, NewCannedReply } from '../messages/inbox.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { ThreadStatus } from '../threads.ts'

/** One of us; `id` is what a conversation is assigned by. */
const Colleague = z.strictObject({ id: z.uuid(), name: z.string(), you: z.boolean() })

/** A conversation with us, as those who answer see it in their list. */
export const SupportThread = z.strictObject({
  id: z.uuid(),
  /** What it began with. */
  about: z.enum(['question', 'suggestion', 'report']),
  subject: z.string(),
  person: z.strictObject({ name: z.string(), guest: z.boolean() }),
  status: ThreadStatus,
  /** Their first message that none of us has answered. */
  waitingSince: z.iso.datetime().nullable(),
  latest: z.strictObject({ words: z.string(), from: z.string() }).nullable(),
  lastMessageAt: z.iso.datetime(),
  assignee: Colleague.nullable(),
})
export type SupportThread = z.infer<typeof SupportThread>

export const SupportQuery = z.strictObject({
  /** Those that wait, the one that has waited longest first; or the others by their newest message. */
  show: z.enum(['waiting', 'open', 'closed']).default('waiting'),
  assignee: z.enum(['me', 'nobody']).optional(),
  /** In the subject or the person's name. */
  search: z.string().trim().max(100).optional(),
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type SupportQuery = z.infer<typeof SupportQuery>
export const SupportPage = z.strictObject({ threads: z.array(SupportThread), next: z.string().nullable() })
export type SupportPage = z.infer<typeof SupportPage>

/** What we know of the person, as far as an answer needs it. */
export const KnownPerson = z.strictObject({
  name: z.string(),
  /** Somebody without an account, of whom only is known what they typed. */
  guest: z.boolean(),
  since: z.iso.datetime().nullable(),
  language: z.string().nullable(),
  reachedBy: z.array(z.enum(['whatsapp', 'email', 'web'])),
  /** The shops that they belong to. */
  shops: z.array(z.strictObject({ name: z.string(), slug: z.string() })),
  consents: z.array(
    z.strictObject({ channel: z.string(), purpose: z.string(), given: z.boolean(), at: z.iso.datetime() }),
  ),
  bookings: z.array(
    z.strictObject({ code: z.string(), shop: z.string(), status: BookingStatus, at: z.iso.datetime().nullable() }),
  ),
  blocked: z.boolean(),
})
export type KnownPerson = z.infer<typeof KnownPerson>

export const SupportDetail = z.strictObject({
  thread: SupportThread,
  person: KnownPerson,
  /** Those of us who may answer. */
  colleagues: z.array(Colleague),
  /** What the conversation is about, where it began with a report. */
  reportId: z.uuid().nullable(),
})
export type SupportDetail = z.infer<typeof SupportDetail>

export const SupportId = z.strictObject({ id: z.uuid() })
export const ChangeSupport = z.strictObject({
  /** One of us, oneself, or null for nobody. */
  assigneeId: z
    .union([z.literal('me'), z.uuid()])
    .nullable()
    .optional(),
  /** Who looks after it as the page shows it: if somebody else does by now, nothing changes. */
  instead: z.uuid().nullable().optional(),
  status: ThreadStatus.optional(),
})
export type ChangeSupport = z.infer<typeof ChangeSupport>

/** A fitment centre that people miss: all that suggested it. */
export const ShopSuggestion = z.strictObject({
  /** The conversation of whoever suggested it first. */
  id: z.uuid(),
  shop: z.string(),
  place: z.string(),
  firstAt: z.iso.datetime(),
  doneAt: z.iso.datetime().nullable(),
  /** How many suggested it. */
  times: z.int(),
  /** The first of them. */
  by: z.array(z.strictObject({ threadId: z.uuid(), name: z.string(), at: z.iso.datetime() })),
})
export type ShopSuggestion = z.infer<typeof ShopSuggestion>
export const SuggestionsQuery = z.strictObject({
  show: z.enum(['open', 'done']).default('open'),
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type SuggestionsQuery = z.infer<typeof SuggestionsQuery>
export const SuggestionPage = z.strictObject({ suggestions: z.array(ShopSuggestion), next: z.string().nullable() })
export type SuggestionPage = z.infer<typeof SuggestionPage>
export const ChangeSuggestion = z.strictObject({ done: z.boolean() })

export const adminSupportOperations = {
  'GET /admin/support': { query: SupportQuery, responses: { 200: SupportPage } },
  'GET /admin/support/:id': { params: SupportId, responses: { 200: SupportDetail, 404: Problem } },
  'PATCH /admin/support/:id': {
    params: SupportId,
    body: ChangeSupport,
    responses: { 200: SupportDetail, 404: Problem, 409: Problem },
  },
  'GET /admin/support-replies': { responses: { 200: CannedReplies } },
  'POST /admin/support-replies': { body: NewCannedReply, responses: { 201: CannedReply, 409: Problem } },
  'GET /admin/suggestions': { query: SuggestionsQuery, responses: { 200: SuggestionPage } },
  'PATCH /admin/suggestions/:id': {
    params: SupportId,
    body: ChangeSuggestion,
    responses: { 204: nothing, 404: Problem },
  },
} satisfies Operations
