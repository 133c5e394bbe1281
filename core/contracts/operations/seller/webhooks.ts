import { z } from 'zod'
import { MakeWebhook } from '../../forms/machines.ts'
import { Problem } from '../../problem.ts'
import {
  DeliveriesQuery,
  MadeWebhook,
  Webhook,
  WebhookDeliveries,
  WebhookDelivery,
  Webhooks,
} from '../../seller/webhooks.ts'
import { nothing, type Operations } from '../operation.ts'

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
