import { z } from 'zod'
import { MakeWebhook } from '../forms/integrations.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'

export const Webhook = z.strictObject({
  id: z.uuid(),
  url: z.string(),
  createdAt: z.iso.datetime(),
  /** Nothing has arrived there since then. */
  failingSince: z.iso.datetime().nullable(),
  /** Switched off, as nothing arrived for days. */
  disabledAt: z.iso.datetime().nullable(),
})
export type Webhook = z.infer<typeof Webhook>
export const Webhooks = z.strictObject({ webhooks: z.array(Webhook) })
export type Webhooks = z.infer<typeof Webhooks>

/** The secret that signs what is sent there is shown this once. */
export const MadeWebhook = z.strictObject({ webhook: Webhook, secret: z.string() })
export type MadeWebhook = z.infer<typeof MadeWebhook>

export const WebhookDelivery = z.strictObject({
  id: z.uuid(),
  /** 'booking.confirmed', or 'test'. */
  type: z.string(),
  bookingCode: z.string().nullable(),
  status: z.enum(['queued', 'sending', 'delivered', 'failed']),
  attempts: z.int(),
  /** What the other side answered last. */
  responseStatus: z.int().nullable(),
  error: z.string().nullable(),
  happenedAt: z.iso.datetime(),
  /** When it is tried next. */
  dueAt: z.iso.datetime().nullable(),
})
export type WebhookDelivery = z.infer<typeof WebhookDelivery>
export const DeliveriesQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: After.optional(),
})
export type DeliveriesQuery = z.infer<typeof DeliveriesQuery>
export const WebhookDeliveries = z.strictObject({
  deliveries: z.array(WebhookDelivery),
  next: z.string().nullable(),
})
export type WebhookDeliveries = z.infer<typeof WebhookDeliveries>

const OfShop = z.strictObject({ shopId: z.uuid() })
const Id = z.strictObject({ id: z.uuid() })

export const webhooksOperations = {
  'GET /shops/:shopId/webhooks': { params: OfShop, responses: { 200: Webhooks, 403: Problem, 404: Problem } },
  'POST /shops/:shopId/webhooks': {
    params: OfShop,
    body: MakeWebhook,
    responses: { 201: MadeWebhook, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /webhooks/:id': { params: Id, responses: { 204: nothing, 403: Problem, 404: Problem } },
  'POST /webhooks/:id/enable': { params: Id, responses: { 200: Webhook, 403: Problem, 404: Problem, 409: Problem } },
  'POST /webhooks/:id/test': {
    params: Id,
    responses: { 200: WebhookDelivery, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /webhooks/:id/deliveries': {
    params: Id,
    query: DeliveriesQuery,
    responses: { 200: WebhookDeliveries, 403: Problem, 404: Problem },
  },
  'POST /deliveries/:id/send': {
    params: Id,
    responses: { 200: WebhookDelivery, 403: Problem, 404: Problem, 409: Problem },
  },
} satisfies Operations
