import type { DeliveryRow, WebhookRow } from '#db/queries/machines/webhooks.ts'
import type { Webhook, WebhookDelivery } from '../contracts/seller/webhooks.ts'

export const webhookView = (row: WebhookRow): Webhook => ({
  id: row.id,
  url: row.url,
  createdAt: row.created_at.toISOString(),
  failingSince: row.failing_since?.toISOString() ?? null,
  disabledAt: row.disabled_at?.toISOString() ?? null,
})

export const deliveryView = (row: DeliveryRow): WebhookDelivery => ({
  id: row.id,
  type: row.type,
  bookingCode: row.booking_code,
  status: row.status,
  attempts: row.attempts,
  responseStatus: row.response_status,
  error: row.error_text,
  happenedAt: row.happened_at.toISOString(),
  dueAt: row.status === 'queued' ? row.due_at.toISOString() : null,
})
