import { findBooking } from '#db/queries/bookings/bookings.ts'
import { invitedById } from '#db/queries/joining/invitations.ts'
import { eventOfHeld, type HeldBy } from '#db/queries/notifications/history.ts'
import { asksOfRounds, findAsk } from '#db/queries/quotes/rounds.ts'
import { bookingView } from '../bookings/booking-view.ts'
import type { Context } from '../context.ts'
import { isOpenAsk } from '../quotes/rounds/rounds.ts'
import type { BookingKind } from './bookings/booking-kind.ts'
import { bookingKinds } from './kinds/bookings/bookings.ts'

/** A kind of notice about a booking, by its stored name. */
export const bookingKindOf = (name: string): BookingKind | undefined =>
  Object.hasOwn(bookingKinds, name) ? bookingKinds[name as keyof typeof bookingKinds] : undefined

type Held = { kind: string; booking_id: string | null }

/** Whether the cause of a held notice is gone, such as a request that was answered meanwhile. */
export async function causeGone(ctx: Context, { kind, booking_id: bookingId }: Held, held: HeldBy): Promise<boolean> {
  if (kind === 'shop_invitation') return invitationGone(ctx, held)
  if (kind === 'quote_wanted' || kind === 'quote_price') return quoteGone(ctx, kind, held)
  if (kind === 'quotes_silent' || kind === 'quote_unanswered') return silenceOver(ctx, held)
  const stillTrue = bookingKindOf(kind)?.stillTrue
  if (!bookingId || !stillTrue) return false
  const booking = await findBooking(ctx.db, bookingId)
  return booking !== undefined && !stillTrue(bookingView(booking))
}

/** Nobody is asked to join once the invitation was withdrawn, answered or sent anew. */
async function invitationGone(ctx: Context, held: HeldBy): Promise<boolean> {
  const event = await eventOfHeld(ctx.db, held)
  const { invitationId, sentAt } = event?.data ?? {}
  if (typeof invitationId !== 'string') return false
  const row = await invitedById(ctx.db, invitationId)
  return row?.sent_at.toISOString() !== sentAt
}

/** A price has come, or nobody waits any more. */
async function silenceOver(ctx: Context, held: HeldBy): Promise<boolean> {
  const event = await eventOfHeld(ctx.db, held)
  const roundId = event?.data.roundId
  if (typeof roundId !== 'string') return false
  const asks = await asksOfRounds(ctx.db, [roundId])
  return (
    !asks.some((ask) => ask.state === 'waiting' && isOpenAsk(ask, ctx.clock.now())) ||
    asks.some(({ state }) => state === 'answered')
  )
}

/** A shop is asked until one of its people has answered; a price is told while it is the one that stands. */
async function quoteGone(ctx: Context, kind: 'quote_wanted' | 'quote_price', held: HeldBy): Promise<boolean> {
  const event = await eventOfHeld(ctx.db, held)
  const askId = event?.data.askId
  if (!event || typeof askId !== 'string') return false
  const ask = await findAsk(ctx.db, askId)
  if (!ask || !isOpenAsk(ask, ctx.clock.now())) return true
  if (kind === 'quote_wanted') return ask.state !== 'waiting'
  const isPast = ask.valid_until <= ctx.clock.now()
  return ask.state !== 'answered' || isPast || (ask.answered_at !== null && ask.answered_at > event.at)
}
