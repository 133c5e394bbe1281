import { insertEvent } from '#db/queries/events.ts'
import type { Context } from './context.ts'
import { enqueue } from './jobs/enqueue.ts'

/** Everything that can happen. What follows from each stands in workers/reactions.ts. */
export type DomainEvent =
  | { type: 'booking.requested'; bookingId: string }
  | { type: 'booking.confirmed'; bookingId: string }
  | { type: 'booking.declined'; bookingId: string }
  | { type: 'booking.time_proposed'; bookingId: string }
  | { type: 'booking.proposal_declined'; bookingId: string }
  | { type: 'booking.cancelled_by_customer'; bookingId: string }
  | { type: 'booking.cancelled_by_shop'; bookingId: string }
  | { type: 'booking.expired'; bookingId: string }
  | { type: 'deal.published'; dealId: string; listingId: string }
  /** Price, stock, or the deal that runs on it. */
  | { type: 'listing.changed'; listingIds: string[] }
  | { type: 'alerts.found'; contactId: string }
  | { type: 'alerts.aged'; contactId: string }

export type EventType = DomainEvent['type']

/** Writes the event beside the change that it tells of; the nudge to react goes out when the transaction commits. Returns its id. */
export async function record(ctx: Context, event: DomainEvent): Promise<string> {
  const { type, ...data } = event
  const id = await insertEvent(ctx.db, { type, data: JSON.stringify(data), at: ctx.clock.now() })
  await enqueue(ctx, 'event', { eventId: id })
  return id
}
