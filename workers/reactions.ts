import type { Context } from '#core/context.ts'
import type { DomainEvent, EventType } from '#core/events.ts'
import { matchAlerts } from '#core/alerts/match-alerts.ts'
import { tellBooking } from '#core/notifications/tell-booking.ts'
import type { Audience, NoticeKind } from '#core/texts/notice.ts'

export type Happened<Type extends EventType> = { eventId: string } & Omit<Extract<DomainEvent, { type: Type }>, 'type'>
type Effect<Type extends EventType> = (ctx: Context, event: Happened<Type>) => Promise<void>
export type Reactions = { [Type in EventType]: readonly Effect<Type>[] }

const tell =
  (audience: Audience, kind: NoticeKind) =>
  (ctx: Context, event: { eventId: string; bookingId: string }): Promise<void> =>
    tellBooking(ctx, event, audience, kind)

const matchListings = async (ctx: Context, { listingIds }: { listingIds: string[] }): Promise<void> =>
  void (await matchAlerts(ctx, { listingIds }))
const matchDeal = (ctx: Context, { listingId }: { listingId: string }) => matchListings(ctx, { listingIds: [listingId] })

/** What follows from what. Effects only write rows and ask for jobs, so an event has all of its effects or none. */
export const reactions: Reactions = {
  'booking.requested': [tell('shop', 'booking_request')],
  'booking.confirmed': [tell('customer', 'booking_confirmed'), tell('shop', 'booking_accepted')],
  'booking.declined': [tell('customer', 'booking_declined')],
  'booking.time_proposed': [tell('customer', 'booking_time_proposed')],
  'booking.proposal_declined': [tell('shop', 'booking_proposal_declined')],
  'booking.cancelled_by_customer': [tell('shop', 'booking_cancelled')],
  'booking.cancelled_by_shop': [tell('customer', 'booking_cancelled')],
  'booking.expired': [tell('customer', 'booking_expired'), tell('shop', 'booking_expired')],
  'deal.published': [matchDeal],
  'listing.changed': [matchListings],
  'alerts.found': [],
  'alerts.aged': [],
}
