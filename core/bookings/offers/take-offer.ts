import type { Actor } from '#core/actor.ts'
import { refuseAway } from '#core/blocks.ts'
import type { Context } from '#core/context.ts'
import type { BookingView, OfferChange } from '#core/contracts/bookings.ts'
import { record } from '#core/events.ts'
import { transaction } from '#core/transaction.ts'
import { lockTogether } from '#db/queries/bookings/beside.ts'
import type { BookingRow, OfferRow } from '#db/queries/bookings/bookings.ts'
import { applyOffer, offerOf, takeOpenOffer } from '#db/queries/bookings/offers.ts'
import { endOthers } from '../answers/cancel-booking.ts'
import { refusePromised, shortOf, tyresWith } from '../answers/promised.ts'
import { canMove, canRead, canServe } from '../booking-policy.ts'
import { bookingToChange, isId, viewNow } from '../load-booking.ts'
import { hasExpired, notPending, offerEnded, offerNotFound, outOfStock } from '../refusals.ts'
import { type Adding, makeOffers } from './make-offers.ts'

/** `anyway`: also if the shop promises more tyres than are free with it. */
export type Taking = { anyway?: boolean | undefined }

/**
 * The other side takes the offer: the booking becomes what it says and is confirmed, and the other offers end. Of two
 * answers at the same moment the database takes one. Refusals: BOOKING_NOT_FOUND, OFFER_NOT_FOUND, OFFER_ENDED with what
 * became of it, those of take.
 */
export const takeOffer = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  offerId: string,
  taking: Taking = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    if (isId(bookingId)) await lockTogether(ctx.db, bookingId)
    const booking = await bookingToChange(ctx, actor, bookingId, canRead)
    const found = isId(offerId) ? await offerOf(ctx.db, booking.id, offerId) : undefined
    if (!found || !(found.by === 'shop' ? canMove : canServe)(actor, booking)) throw offerNotFound()
    const offer = booking.offers.find(({ id }) => id === offerId)
    if (!offer) throw offerEnded(booking, found, ctx.clock.now(), otherSide(found))
    await take(ctx, booking, offer, taking)
    return viewNow(ctx, booking.id)
  })

const otherSide = ({ by }: Pick<OfferRow, 'by'>) => (by === 'shop' ? 'customer' : 'shop')

/**
 * Takes the offer about the locked booking. Refusals: OFFER_ENDED, SHOP_AWAY; OUT_OF_STOCK if the tyres were free when
 * the shop offered them and are promised to others by now; STOCK_PROMISED with what is free, for the shop.
 */
export async function take(
  ctx: Context,
  booking: BookingRow,
  offer: OfferRow,
  { anyway = false }: Taking = {},
): Promise<void> {
  const now = ctx.clock.now()
  if (offer.by === 'shop') await refuseAway(ctx, { shop: booking.shop_id })
  if (offer.by === 'shop') await refuseGone(ctx, booking, offer)
  else if (!anyway) await refusePromised(ctx, tyresWith(booking, offer), booking)
  if (!(await takeOpenOffer(ctx.db, offer.id, booking.id, now))) throw offerEnded(booking, offer, now, otherSide(offer))
  await applyOffer(ctx.db, offer.id, now)
  if (booking.status === 'pending') {
    await record(ctx, { type: 'booking.confirmed', bookingId: booking.id })
    return endOthers(ctx, booking.id)
  }
  const isMoved = offer.start !== null && new Date(offer.start).getTime() !== booking.appointment_start?.getTime()
  const type = isMoved ? 'booking.rescheduled' : 'booking.changed'
  await record(ctx, { type, bookingId: booking.id, askedBy: offer.by })
}

/** A shop that has offered more than was free goes on with it. Throws OUT_OF_STOCK. */
async function refuseGone(ctx: Context, booking: BookingRow, offer: OfferRow): Promise<void> {
  if (offer.beyond_free) return
  const short = await shortOf(ctx, tyresWith(booking, offer), booking)
  if (short) throw outOfStock(short.available)
}

/**
 * The shop answers a request with one to three offers at once, or asks the driver of a confirmed booking for a change.
 * Each changes time, tyres, number, price or note, or several of them; the driver takes one. Refusals:
 * BOOKING_NOT_FOUND, BOOKING_NOT_PENDING, those of makeOffers.
 */
export const offerChanges = (
  ctx: Context,
  actor: Actor,
  bookingId: string,
  changes: readonly OfferChange[],
  adding: Adding = {},
): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    await offerToDriver(ctx, booking, changes, adding)
    return viewNow(ctx, booking.id)
  })

/** One change that needs the driver's yes. Refusals: those of offerChanges. */
export const offerChange = (
  ctx: Context,
  actor: Actor,
  booking: { id: string },
  change: OfferChange,
): Promise<BookingView> => offerChanges(ctx, actor, booking.id, [change])

/** The shop's offers about the locked booking. */
export async function offerToDriver(
  ctx: Context,
  booking: BookingRow,
  changes: readonly OfferChange[],
  adding: Adding = {},
): Promise<void> {
  const now = ctx.clock.now()
  const isOpen = booking.status === 'confirmed' || (booking.status === 'pending' && !hasExpired(booking, now))
  if (!isOpen) throw notPending(booking, now)
  await makeOffers(ctx, booking, 'shop', changes, adding)
  const type = booking.status === 'confirmed' ? 'booking.move_proposed' : 'booking.time_proposed'
  await record(ctx, { type, bookingId: booking.id })
}
