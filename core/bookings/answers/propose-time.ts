import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import { transaction } from '#core/transaction.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, viewNow } from '../load-booking.ts'
import { endSome } from '../offers/end-offers.ts'
import { offerToDriver } from '../offers/offer-change.ts'
import { isSameTime, onlyTime, openOffers } from '../offers/open-offers.ts'
import { take } from '../offers/take-offer.ts'
import { sameTime } from '../refusals.ts'

/** What the shop offers beside the time: fewer tyres, words about it. `bay`: the one that it wants for it. */
type Beside = Pick<OfferChange, 'quantity' | 'note' | 'bay'>

/**
 * The shop offers one other time. If it is the very time that the driver asks for, the shop takes that; if it is the
 * present time of a confirmed booking, what was offered about it ends. Refusals: BOOKING_NOT_FOUND, BOOKING_NOT_PENDING,
 * SAME_TIME, OFFER_ENDED, those of makeOffers.
 */
export const proposeTime = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  start: Date,
  beside: Beside = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    await propose(ctx, booking, { start, ...beside })
    return viewNow(ctx, booking.id)
  })

async function propose(ctx: Context, booking: BookingRow, change: Beside & { start: Date }): Promise<void> {
  const { start, quantity } = change
  const open = openOffers(booking, ctx.clock.now())
  const asked = open.find((one) => one.by === 'customer' && onlyTime(one) && isSameTime(one, start))
  if (asked && !quantity) return take(ctx, booking, asked)
  const isPresent = booking.slot_start?.getTime() === start.getTime()
  if (booking.status === 'confirmed' && isPresent && !quantity) {
    const [first] = open
    if (!first) throw sameTime(start)
    return void (await endSome(ctx, booking, open, first.by === 'shop' ? 'withdrawn' : 'declined'))
  }
  await offerToDriver(ctx, booking, [isPresent && quantity ? { ...change, start: undefined } : change])
}
