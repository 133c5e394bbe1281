import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { transaction } from '#core/transaction.ts'
import { lockTogether } from '#db/queries/bookings/beside.ts'
import { type BookingRow, changeBooking } from '#db/queries/bookings/bookings.ts'
import { endOffers } from '#db/queries/bookings/offers.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, isId, viewNow } from '../load-booking.ts'
import { endSome } from '../offers/end-offers.ts'
import { openOffers } from '../offers/make-offers.ts'
import { offerToDriver } from '../offers/take-offer.ts'
import { hasExpired, notPending, timeRequired } from '../refusals.ts'
import { checkSeen, confirm, takeOnly } from './answer.ts'
import { hasChoice } from './cancel-booking.ts'
import { refusePromised } from './promised.ts'

/**
 * The shop takes the request: the slot that it holds becomes the appointment; if the driver has other shops asked as
 * well, the yes is an offer that the driver takes. If the driver offers something else, as one can about a confirmed
 * booking, the shop takes that. `seenAt`: when the message was written that the shop answers. `anyway`: also if that
 * promises more tyres than are free. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING with the present status,
 * TIME_CHANGED with the time asked for now, TIME_REQUIRED, STOCK_PROMISED with what is free.
 */
export const confirmBooking = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  seenAt?: Date,
  { anyway = false }: { anyway?: boolean | undefined } = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    if (isId(bookingId)) await lockTogether(ctx.db, bookingId)
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    const isOffered = openOffers(booking, now, 'customer').length > 0
    const asks = booking.status === 'pending' && booking.awaiting === 'shop' && !hasExpired(booking, now)
    if (!isOffered && !asks) throw notPending(booking, now)
    checkSeen(booking, seenAt)
    if (!isOffered && !booking.slot_start) throw timeRequired()
    if (!isOffered && !anyway) await refusePromised(ctx, booking)
    if (isOffered) await takeOnly(ctx, booking, 'customer', { anyway })
    else if (await hasChoice(ctx, booking.id)) await offerToDriver(ctx, booking, [asAsked(booking)])
    else await confirm(ctx, booking)
    return viewNow(ctx, booking.id)
  })

/** The request as it is, as an offer. */
const asAsked = ({ total_cents: totalCents }: BookingRow) => ({ totalCents })

/**
 * The shop cannot take the request; its bay is free again. If the booking is confirmed already, the shop declines the
 * other time that the driver asks for, and the appointment stands. `seenAt`: when the message was written that the shop
 * answers. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, TIME_CHANGED.
 */
export const declineBooking = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  reason: string,
  seenAt?: Date,
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    const moves = booking.status === 'confirmed' ? openOffers(booking, now, 'customer') : []
    if (moves.length === 0 && (booking.status !== 'pending' || hasExpired(booking, now))) throw notPending(booking, now)
    checkSeen(booking, seenAt)
    if (moves.length > 0) await endSome(ctx, booking, moves, 'declined')
    else await declineRequest(ctx, booking, reason)
    return viewNow(ctx, booking.id)
  })

/**
 * The shop does not want what the driver asks for instead; a request waits for its answer again, as it was first asked.
 * Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, TIME_CHANGED.
 */
export const declineAsked = (ctx: Context, actor: Actor, bookingId: string, seenAt?: Date): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    const asked = openOffers(booking, now, 'customer')
    if (asked.length === 0) throw notPending(booking, now)
    checkSeen(booking, seenAt)
    await endSome(ctx, booking, asked, 'declined')
    return viewNow(ctx, booking.id)
  })

async function declineRequest(ctx: Context, booking: BookingRow, reason: string): Promise<void> {
  const open = openOffers(booking, ctx.clock.now(), 'customer').map(({ id }) => id)
  await endOffers(ctx.db, open, 'declined', ctx.clock.now())
  await changeBooking(ctx.db, booking.id, {
    status: 'cancelled',
    awaiting: null,
    expires_at: null,
    own_expires_at: null,
    cancelled_by: 'shop',
    cancel_reason: oneLine(reason),
    updated_at: ctx.clock.now(),
  })
  await record(ctx, { type: 'booking.declined', bookingId: booking.id })
}
