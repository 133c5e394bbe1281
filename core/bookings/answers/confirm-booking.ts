import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { transaction } from '#core/transaction.ts'
import { lockTogether } from '#db/queries/bookings/beside.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { canServe } from '../booking-policy.ts'
import { bookingToChange, isId, viewNow } from '../load-booking.ts'
import { offerToDriver } from '../offers/offer-change.ts'
import { openOffers } from '../offers/open-offers.ts'
import { hasExpired, notPending, timeRequired } from '../refusals.ts'
import { checkSeen, confirm, takeOnly } from './answer.ts'
import { refusePromised } from './promised.ts'
import { hasChoice } from './settle-beside.ts'

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
