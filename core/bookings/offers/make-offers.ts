import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { OfferChange, OfferSide } from '#core/contracts/bookings.ts'
import { driverAnswersBy, shopAnswersBy } from '#core/rules/bookings/booking-life.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { type BookingRow, changeBooking, findBooking, type OfferRow } from '#db/queries/bookings/bookings.ts'
import { endOffers, insertOffer, lastRound, type NewOffer, offerShownAt } from '#db/queries/bookings/offers.ts'
import { type ShopToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { shortOf, tyresWith } from '../answers/promised.ts'
import { canRead } from '../booking-policy.ts'
import { isId } from '../load-booking.ts'
import {
  bookingNotFound,
  nothingOffered,
  offerNotFound,
  offersFull,
  proofRequired,
  shopNotFound,
  timeRequired,
} from '../refusals.ts'
import { holdOtherTime } from '../times/hold-time.ts'
import { planOffer } from './plan-offer.ts'

const MAX_OFFERS = 3

/** Beside the side's own offers that stand, instead of in their place. */
export type Adding = { adds?: boolean }

/**
 * One round of offers about the booking, in place of what stood: the other side's offers are declined by it. Each holds
 * a bay if it changes the time or how long the work takes. A request keeps its own bay and its own time to answer
 * beside them; a confirmed booking keeps its appointment. Refusals: NOTHING_OFFERED, OFFERS_FULL, TIME_REQUIRED, SHOP_NOT_FOUND,
 * PROOF_REQUIRED, those of planWork, SLOT_IN_PAST, TOO_FAR_AHEAD, SHOP_CLOSED, SLOT_TAKEN.
 */
export async function makeOffers(
  ctx: Context,
  booking: BookingRow,
  by: OfferSide,
  changes: readonly OfferChange[],
  { adds = false }: Adding = {},
): Promise<void> {
  const now = ctx.clock.now()
  const shop = await shopToBook(ctx.db, booking.shop_id)
  if (!shop) throw shopNotFound()
  const standing = adds ? openOffers(booking, now, by) : []
  const isSameRound = standing.length > 0
  const before = isSameRound ? booking.offers.length : 0
  if (before + changes.length > MAX_OFFERS) throw offersFull()
  if (!isSameRound) await endRound(ctx, booking, by)
  const round = (await lastRound(ctx.db, booking.id)) + (isSameRound ? 0 : 1)
  const untils = standing.map(({ until }) => new Date(until))
  for (const [at, change] of changes.entries()) {
    untils.push(await makeOne(ctx, booking, shop, by, { change, round, place: before + at + 1 }))
  }
  const last = untils.reduce((one, other) => (other > one ? other : one))
  await changeBooking(ctx.db, booking.id, {
    asked_at: now,
    updated_at: now,
    ...(booking.status === 'pending' && {
      awaiting: by === 'shop' ? 'customer' : 'shop',
      own_expires_at: booking.own_expires_at ?? booking.expires_at,
      expires_at: last,
    }),
  })
}

/** What stood before makes room. */
const endRound = async (ctx: Context, { offers }: BookingRow, by: OfferSide): Promise<void> => {
  const now = ctx.clock.now()
  const of = (side: OfferSide) => offers.filter((one) => one.by === side && one.state === 'open').map(({ id }) => id)
  await endOffers(ctx.db, of(by), 'withdrawn', now)
  await endOffers(ctx.db, of(by === 'shop' ? 'customer' : 'shop'), 'declined', now)
}

async function makeOne(
  ctx: Context,
  booking: BookingRow,
  shop: ShopToBook,
  by: OfferSide,
  { change, round, place }: { change: OfferChange; round: number; place: number },
): Promise<Date> {
  if (!changesAnything(change)) throw nothingOffered()
  const asks = by === 'shop' ? 'shop' : 'driver'
  const plan = await planOffer(ctx, booking, change, shop, asks)
  const start = change.start ?? booking.slot_start
  if (!start) throw timeRequired()
  const until = untilOf(ctx, booking, shop, by, start)
  const row: NewOffer = {
    ...plan,
    beyond_free: by === 'shop' && (await shortOf(ctx, tyresWith(booking, plan), booking)) !== undefined,
    booking_id: booking.id,
    shop_id: booking.shop_id,
    by,
    round,
    place,
    note: oneLine(change.note ?? ''),
    until,
    created_at: ctx.clock.now(),
  }
  if (!change.start && plan.duration_minutes === booking.duration_minutes) await insertOffer(ctx.db, row, undefined)
  else {
    const wanted = { start, asks, bay: change.bay ?? booking.bay ?? undefined, minutes: plan.duration_minutes } as const
    await holdOtherTime(ctx, booking, wanted, (ctx, hold) => insertOffer(ctx.db, row, hold))
  }
  return until
}

const changesAnything = ({ note: _note, bay: _bay, ...change }: OfferChange): boolean =>
  Object.values(change).some((one) => one !== undefined)

/** An unverified guest's booking is held no longer for what they ask. */
function untilOf(ctx: Context, booking: BookingRow, shop: ShopToBook, by: OfferSide, start: Date): Date {
  const now = ctx.clock.now()
  if (by === 'shop') return driverAnswersBy(now, start, booking.appointment_start)
  const answerBy = shopAnswersBy(shop.hours, now, start, booking.appointment_start)
  const { held_until: heldUntil } = booking
  if (heldUntil && heldUntil <= now) throw proofRequired()
  return heldUntil && heldUntil < answerBy ? heldUntil : answerBy
}

/** The offers about the booking that stand, of one side or of either, in the order made. */
export const openOffers = (booking: BookingRow, now: Date, by?: OfferSide): OfferRow[] =>
  booking.offers.filter(
    (offer) => offer.state === 'open' && new Date(offer.until) > now && (by === undefined || offer.by === by),
  )

export const startOf = ({ start }: OfferRow): Date | undefined => (start === null ? undefined : new Date(start))

/** It changes nothing but the time. */
export const onlyTime = ({ start, tyre_brand, quantity, rear_quantity, services }: OfferRow): boolean =>
  start !== null && tyre_brand === null && quantity === null && rear_quantity === null && services === null

export const isSameTime = (offer: OfferRow, start: Date): boolean => startOf(offer)?.getTime() === start.getTime()

/**
 * The offer that stood in that place when a message was written; without a message, of the last round. Refusals:
 * BOOKING_NOT_FOUND, OFFER_NOT_FOUND.
 */
export async function offerOfPlace(
  ctx: Context,
  actor: Actor,
  bookingId: string,
  place: number,
  at: Date = ctx.clock.now(),
): Promise<string> {
  const booking = isId(bookingId) ? await findBooking(ctx.db, bookingId) : undefined
  if (!booking || !canRead(actor, booking)) throw bookingNotFound()
  const offer = await offerShownAt(ctx.db, bookingId, place, at)
  if (!offer) throw offerNotFound()
  return offer.id
}
