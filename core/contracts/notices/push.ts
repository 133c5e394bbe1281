import { z } from 'zod'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

const Base64Url = z.string().regex(/^[\w-]+={0,2}$/)

/** What a browser says of itself when it may be notified: PushSubscription.toJSON(). */
export const AddPushDevice = z.strictObject({
  endpoint: z.url().max(1000),
  keys: z.strictObject({ p256dh: Base64Url.min(87).max(88), auth: Base64Url.min(22).max(24) }),
})
export type AddPushDevice = z.infer<typeof AddPushDevice>

export const PushDeviceId = z.strictObject({ id: z.uuid() })
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
