import { z } from 'zod'
import { nothing, type Operations } from './operations/operation.ts'
import { NoticePage, NoticesQuery, UnreadNotices } from './preferences.ts'
import { Problem } from './problem.ts'
import { numeric } from './query.ts'

const Base64Url = z.string().regex(/^[\w-]+={0,2}$/)

/** What a browser says of itself when it may be notified: PushSubscription.toJSON(). */
export const AddPushDevice = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: Base64Url.min(87).max(88), auth: Base64Url.min(22).max(24) }),
})

export type AddPushDevice = z.infer<typeof AddPushDevice>

const PushDeviceId = z.strictObject({ id: z.uuid() })

/** What is left out stays. */
export const ChangePushDevice = z.strictObject({
  name: z
    .string()
    .trim()
    .min(1, 'Please give it a name')
    .max(60)
    .regex(/^[^\p{Cc}\p{Cf}\u2028\u2029]*$/u, 'Must be one line of plain text')
    .optional(),
  /** The words show on the locked screen as well. */
  showsWords: z.boolean().optional(),
})

export type ChangePushDevice = z.infer<typeof ChangePushDevice>

export const PushDevice = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The browser that asks. */
  here: z.boolean(),
  showsWords: z.boolean(),
  since: z.iso.datetime(),
  lastSentAt: z.iso.datetime().nullable(),
})

export type PushDevice = z.infer<typeof PushDevice>

export const PushState = z.strictObject({
  /** By which a push service knows us: the applicationServerKey. */
  publicKey: z.string(),
  devices: z.array(PushDevice),
})

export type PushState = z.infer<typeof PushState>

export const pushOperations = {
  'GET /push/devices': { responses: { 200: PushState } },
  'POST /push/devices': { body: AddPushDevice, responses: { 201: PushState, 400: Problem, 409: Problem } },
  'PATCH /push/devices/:id': {
    params: PushDeviceId,
    body: ChangePushDevice,
    responses: { 200: PushState, 404: Problem },
  },
  'DELETE /push/devices/:id': { params: PushDeviceId, responses: { 200: PushState, 404: Problem } },
} satisfies Operations

export const TestChannel = z.enum(['email', 'whatsapp', 'in_app', 'push'])
export type TestChannel = z.infer<typeof TestChannel>
export const SendTest = z.strictObject({ channel: TestChannel })

/** Newest first; `after` is the id of the last one that was shown. */
export const ToldQuery = z.strictObject({
  /** Only what waits now. */
  held: z.enum(['true', 'false']).optional(),
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: z.uuid().optional(),
})

export const ToldId = z.strictObject({ id: z.uuid() })

/** One thing that we wanted to tell the person on one channel, and what became of it. */
export const ToldView = z.strictObject({
  id: z.uuid(),
  /** What it said, as far as that is kept. */
  title: z.string(),
  channel: z.enum(['email', 'whatsapp', 'in_app', 'push', 'sms']),
  state: z.enum(['held', 'waiting', 'sent', 'delivered', 'read', 'failed', 'dropped']),
  /** Why, as the end of a sentence that begins with 'because'. */
  because: z.string(),
  at: z.iso.datetime(),
  /** Until when it is held. */
  until: z.iso.datetime().nullable(),
  /** It waits for nothing but the end of the quiet hours. */
  canGoNow: z.boolean(),
})
export type ToldView = z.infer<typeof ToldView>
export const ToldPage = z.strictObject({ told: z.array(ToldView), next: z.string().nullable() })
export type ToldPage = z.infer<typeof ToldPage>

export const noticesOperations = {
  'GET /notices': { query: NoticesQuery, responses: { 200: NoticePage } },
  'GET /notices/unread': { responses: { 200: UnreadNotices } },
  'POST /notices/read': { responses: { 204: nothing } },
  'GET /notifications': { query: ToldQuery, responses: { 200: ToldPage } },
  'POST /notifications/test': { body: SendTest, responses: { 201: ToldView } },
  'POST /notifications/:id/send': { params: ToldId, responses: { 200: ToldView, 404: Problem, 409: Problem } },
} satisfies Operations
