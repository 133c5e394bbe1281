import { planAgreed, planReminders } from '#core/bookings/clocks/remind.ts'
import { yesOf } from '#core/bookings/handed/handed.ts'
import type { Context } from '#core/context.ts'
import type { DomainEvent, EventType } from '#core/events.ts'
import { queueWebhooks } from '#core/integrations/deliver.ts'
import type { Audience } from '#core/notifications/bookings/booking-facts.ts'
import { type BookingHappened, type KindsTo, tellBooking } from '#core/notifications/telling/tell-booking.ts'
import { pushRound } from '#core/rescue/rounds.ts'

export type Happened<Type extends EventType> = { eventId: string } & Omit<Extract<DomainEvent, { type: Type }>, 'type'>
export const tell =
  <Side extends Audience>(audience: Side, kind: KindsTo<Side>) =>
  (ctx: Context, event: BookingHappened): Promise<void> =>
    tellBooking(ctx, event, audience, kind)

/** Tells the shop's own systems. */
export const hook =
  (type: EventType) =>
  (ctx: Context, event: BookingHappened): Promise<void> =>
    queueWebhooks(ctx, type, event)

const otherSide = { shop: 'customer', customer: 'shop' } as const

/**
 * The side that took the other time knows; the side that asked is told. The driver gets the new calendar entry in any
 * case.
 */
export const tellMoved = async (ctx: Context, event: Happened<'booking.rescheduled'>): Promise<void> => {
  await tellBooking(ctx, { eventId: event.eventId, bookingId: event.bookingId }, 'customer', 'booking_moved')
  if (event.askedBy === 'shop')
    await tellBooking(ctx, { eventId: event.eventId, bookingId: event.bookingId }, 'shop', 'booking_moved')
}

/**
 * The side that asked is told that the time stands; if it took the question back itself, the other side is told, and
 * both are if the time to answer is over.
 */
export const tellStands = async (ctx: Context, event: Happened<'booking.move_ended'>): Promise<void> => {
  const audience = event.why === 'withdrawn' ? otherSide[event.askedBy] : event.askedBy
  await tellBooking(ctx, event, audience, 'booking_time_stands')
  if (event.why === 'unanswered') await tellBooking(ctx, event, otherSide[audience], 'booking_time_stands')
}

/** Both sides hear that who pays has said yes, and to how much. */
export const tellPayerAgreed = async (ctx: Context, { eventId, bookingId }: Happened<'booking.payer_agreed'>) => {
  const payer = await yesOf(ctx, bookingId)
  if (!payer) return
  for (const audience of ['customer', 'shop'] as const)
    await tellBooking(ctx, { eventId, bookingId, payer }, audience, 'booking_payer_agreed')
}

/** What the shop offers, unless it is one other time: the kind that concerns as many offers. */
export const tellOffered = [
  tell('customer', 'booking_offered'),
  tell('customer', 'booking_offered_two'),
  tell('customer', 'booking_offered_three'),
]

/** The side that took the change knows; the driver gets it in writing in any case. */
export const tellChanged = async (ctx: Context, event: Happened<'booking.changed'>): Promise<void> => {
  const told = { eventId: event.eventId, bookingId: event.bookingId }
  await tellBooking(ctx, told, 'customer', 'booking_changed')
  if (event.askedBy === 'shop') await tellBooking(ctx, told, 'shop', 'booking_changed')
}

/** Who took the offers back knows it; if their time is over, both are told. */
export const tellEnded = async (ctx: Context, event: Happened<'booking.offers_ended'>): Promise<void> => {
  const acted = event.why === 'withdrawn' ? event.askedBy : event.why === 'declined' ? otherSide[event.askedBy] : null
  if (acted !== 'customer') await tellBooking(ctx, event, 'customer', 'booking_offers_ended')
  if (acted !== 'shop') await tellBooking(ctx, event, 'shop', 'booking_offers_ended')
}

export const tellCorrected = async (ctx: Context, event: Happened<'booking.corrected'>): Promise<void> => {
  const { eventId, bookingId, corrected, agreedByPhone } = event
  await tellBooking(
    ctx,
    { eventId, bookingId, correction: { corrected, agreedByPhone } },
    'customer',
    'booking_corrected',
  )
}

/** A driver who has just agreed to a time is not reminded of it at once. */
export const planCorrected = (ctx: Context, event: Happened<'booking.corrected'>): Promise<void> =>
  event.corrected.includes('time') ? planAgreed(ctx, event) : planReminders(ctx, event)

/** Open pages of the driver and of the shops read the call anew. */
export const pushRescue = (ctx: Context, { roundId }: { roundId: string }): Promise<void> => pushRound(ctx, roundId)

/** A driver who takes a shop in the chat reads all of it in the answer. */
export const tellTakenOnWeb = async (
  ctx: Context,
  { eventId, bookingId, on }: Happened<'rescue.taken'>,
): Promise<void> => {
  if (on === 'web') await tellBooking(ctx, { eventId, bookingId }, 'customer', 'booking_confirmed')
}
