import type { Endpoint } from '../route.ts'
import deliveries from './deliveries.ts'
import enableWebhook from './enable-webhook.ts'
import listWebhooks from './list-webhooks.ts'
import makeWebhook from './make-webhook.ts'
import removeWebhook from './remove-webhook.ts'
import resendDelivery from './resend-delivery.ts'
import testWebhook from './test-webhook.ts'

/** Who is told of bookings beside people. */
export const webhookEndpoints: readonly Endpoint[] = [
  listWebhooks,
  makeWebhook,
  removeWebhook,
  enableWebhook,
  testWebhook,
  deliveries,
  resendDelivery,
]
