import { findBooking } from '#db/queries/bookings/bookings.ts'
import {
  claimDelivery,
  type DeliveryRow,
  deliveriesDue,
  noteArrived,
  noteFailing,
  queueDeliveries,
  settleDelivery,
} from '#db/queries/integrations/webhooks.ts'
import { oldDeliveries } from '#db/queries/retention.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { eachDue } from '../jobs/each-due.ts'
import { enqueue } from '../jobs/enqueue.ts'
import { forgetRows } from '../jobs/forget-rows.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { integrationBooking } from './key-policy.ts'
import { secretOf, signatureOf } from './webhooks.ts'

const LEASE_MINUTES = 2
/** A till that does not answer holds up as few of the others as possible. */
const PARALLEL = 8
/** Minutes until the next try after each failure; after the last one it is given up. */
const WAITS = [1, 5, 30, 120, 360, 720, 1440]
const DAY_MINUTES = 24 * 60
/** An address where nothing arrives for so long is switched off. */
const FAILING_DAYS = 3
const DAYS_KEPT = 30
const MAX_CHARACTERS = 300

/** Tells the shop's own systems of a change of a booking. */
export async function queueWebhooks(
  ctx: Context,
  type: string,
  { eventId, bookingId }: { eventId: string; bookingId: string },
): Promise<void> {
  const ids = await queueDeliveries(ctx.db, { id: eventId, type, bookingId, at: ctx.clock.now() })
  for (const deliveryId of ids) await enqueue(ctx, 'webhook', { deliveryId })
}

/** A message as it goes out: what is in it is signed at the moment of sending, so that an old one cannot be sent again. */
export type WebhookMessage = { delivery: DeliveryRow; headers: Record<string, string>; body: string }

/** Claims a delivery that is due. Undefined if there is none, or nothing to tell any more. */
export async function takeDelivery(ctx: Context, id: string): Promise<WebhookMessage | undefined> {
  const at = ctx.clock.now()
  const delivery = await claimDelivery(ctx.db, id, at, addMinutes(at, LEASE_MINUTES))
  if (!delivery) return undefined
  if (delivery.disabled_at) return void (await giveUp(ctx, delivery, null, 'the address is switched off'))
  const booking = delivery.booking_id ? await findBooking(ctx.db, delivery.booking_id) : undefined
  if (delivery.booking_id && !booking) return void (await giveUp(ctx, delivery, null, 'the booking is gone'))
  const body = JSON.stringify({
    id: delivery.id,
    type: delivery.type,
    happenedAt: delivery.happened_at.toISOString(),
    booking: booking ? integrationBooking(booking) : null,
  })
  return {
    delivery,
    body,
    headers: {
      'Content-Type': 'application/json',
      'User-Agent': 'Spoor-Webhooks/1',
      'Spoor-Event': delivery.type,
      'Spoor-Delivery': delivery.id,
      'Spoor-Signature': signatureOf(secretOf(ctx, delivery.salt), at, body),
    },
  }
}

/** Sends all deliveries that are due, also those whose sender died. */
export const sendDeliveries = eachDue<string, { webhooks: { send(deliveryId: string): Promise<void> } }>({
  name: 'webhook',
  claim: (ctx, claim) => deliveriesDue(ctx.db, claim),
  id: (deliveryId) => deliveryId,
  apart: (_, deliveryId, { webhooks }) => webhooks.send(deliveryId),
  parallel: PARALLEL,
})

export async function deliveryArrived(ctx: Context, { id, endpoint_id }: DeliveryRow, status: number): Promise<void> {
  const settled_at = ctx.clock.now()
  await settleDelivery(ctx.db, id, { status: 'delivered', response_status: status, error_text: null, settled_at })
  await noteArrived(ctx.db, endpoint_id)
}

/** Tries again later, and gives up after two days. An address that takes nothing for days is switched off. */
export const deliveryFailed = (
  ctx: Context,
  delivery: DeliveryRow,
  status: number | null,
  why: string,
): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const wait = WAITS[delivery.attempts - 1]
    if (wait === undefined) await giveUp(ctx, delivery, status, why)
    else {
      const due_at = addMinutes(at, wait * (0.9 + 0.2 * ctx.random()))
      const failed = { status: 'queued', response_status: status, error_text: why.slice(0, MAX_CHARACTERS) } as const
      await settleDelivery(ctx.db, delivery.id, { ...failed, due_at })
    }
    if (await noteFailing(ctx.db, delivery.endpoint_id, at, addMinutes(at, -FAILING_DAYS * DAY_MINUTES)))
      await record(ctx, { type: 'webhook.ended', webhookId: delivery.endpoint_id })
  })

const giveUp = (ctx: Context, { id }: DeliveryRow, status: number | null, why: string) =>
  settleDelivery(ctx.db, id, {
    status: 'failed',
    response_status: status,
    error_text: why.slice(0, MAX_CHARACTERS),
    settled_at: ctx.clock.now(),
  })

/** The log is kept for a month. */
export const forgetDeliveries = forgetRows(oldDeliveries(DAYS_KEPT))
