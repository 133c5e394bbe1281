import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { OfferChange, OfferSide, PriceLine } from '#core/contracts/bookings.ts'
import { driverAnswersBy, shopAnswersBy } from '#core/rules/bookings/booking-life.ts'
import { minutesFor } from '#core/rules/bookings/work-duration.ts'
import { oneLine } from '#core/rules/people/typed-text.ts'
import { atTyrePrice, comingTo, fewer, totalOf } from '#core/rules/prices/fitted-price.ts'
import { localDate } from '#core/rules/time/time.ts'
import { type BookingRow, changeBooking, findBooking, type OfferRow } from '#db/queries/bookings/bookings.ts'
import { endOffers, insertOffer, lastRound, type NewOffer, offerShownAt } from '#db/queries/bookings/offers.ts'
import { listingToBook, type ShopToBook, shopToBook } from '#db/queries/bookings/shops-to-book.ts'
import { shortOf, tyresWith } from '../answers/promised.ts'
import { canRead } from '../booking-policy.ts'
import { isId } from '../load-booking.ts'
import {
  bookingNotFound,
  nothingOffered,
  offerNotFound,
  offersFull,
  outOfStock,
  proofRequired,
  shopNotFound,
  timeRequired,
} from '../refusals.ts'
import { holdOtherTime } from '../times/open-slots.ts'
import { type Asks, planWork } from '../times/plan-work.ts'

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

type Planned = Omit<
  NewOffer,
  'booking_id' | 'shop_id' | 'by' | 'round' | 'place' | 'until' | 'created_at' | 'note' | 'beyond_free'
>

/**
 * What the booking becomes by the change: its tyres, price and duration. Other tyres and other work cost what the shop
 * asks today; another number costs what was agreed a tyre; a total or price that the shop names stands. Refusals: those
 * of planWork.
 */
async function planOffer(
  ctx: Context,
  booking: BookingRow,
  change: OfferChange,
  shop: ShopToBook,
  asks: Asks,
): Promise<Planned> {
  const quantity = change.quantity ?? booking.quantity ?? 1
  const rearQuantity = change.rear?.quantity ?? booking.rear_quantity ?? 0
  const services = change.services ?? booking.services
  // What is agreed of a set of two kinds of tyre does not tell the parts of one of them.
  const isOfSet = change.quantity !== undefined && booking.rear_quantity !== null
  const isOtherWork = isOfSet || Boolean(change.listingId ?? change.rear ?? change.services)
  const work = isOtherWork ? await otherWork(ctx, booking, { ...change, quantity }, asks) : undefined
  if (!work && change.quantity && change.quantity > (booking.quantity ?? 0)) await checkStock(ctx, booking, quantity)
  const agreed = change.quantity ? fewer(booking.total_lines, quantity) : booking.total_lines
  const lines = priced(change.lines ?? work?.lines ?? agreed, change)
  const isSameLength = !change.quantity && !change.rear && !change.services
  const { listing, rear } = work ?? {}
  return {
    ...(change.listingId &&
      listing && {
        listing_id: listing.id,
        deal_id: listing.dealId,
        tyre_brand: listing.brand,
        tyre_model: listing.model,
        tyre_size: listing.size,
        price_cents: listing.priceCents,
        cautions: JSON.stringify(work?.cautions ?? []),
      }),
    ...(change.rear &&
      rear && {
        rear_listing_id: rear.id,
        rear_quantity: change.rear.quantity,
        rear_brand: rear.brand,
        rear_model: rear.model,
        rear_size: rear.size,
      }),
    ...(change.quantity && { quantity }),
    ...(change.services && { services: change.services }),
    duration_minutes: isSameLength
      ? booking.duration_minutes
      : minutesFor({ services, quantity: quantity + rearQuantity }, shop.times),
    total_lines: JSON.stringify(lines),
    total_cents: totalOf(lines),
  }
}

function priced(lines: PriceLine[], { totalCents, priceEachCents }: OfferChange): PriceLine[] {
  if (totalCents !== undefined) return comingTo(lines, totalCents)
  return priceEachCents === undefined ? lines : atTyrePrice(lines, priceEachCents)
}

/** The whole work at today's prices, with the tyres that the booking keeps. */
const otherWork = (ctx: Context, booking: BookingRow, change: OfferChange & { quantity: number }, asks: Asks) => {
  const { rear_listing_id: rearListing, rear_quantity: rearQuantity } = booking
  const listingId = change.listingId ?? booking.listing_id
  const rear = change.rear ?? (rearListing && rearQuantity ? { listingId: rearListing, quantity: rearQuantity } : null)
  return planWork(
    ctx,
    {
      shopId: booking.shop_id,
      quantity: change.quantity,
      services: change.services ?? booking.services,
      locationType: booking.location_type,
      ...(listingId && { listingId }),
      ...(rear && { rear }),
    },
    asks,
  )
}

/** More tyres than were asked for; those that it has been promised are there for it. Throws OUT_OF_STOCK. */
async function checkStock(ctx: Context, booking: BookingRow, quantity: number): Promise<void> {
  if (!booking.listing_id) return
  const listing = await listingToBook(ctx.db, { id: booking.listing_id }, booking.shop_id, localDate(ctx.clock.now()))
  const own = booking.status === 'confirmed' ? (booking.quantity ?? 0) : 0
  if (listing && listing.available + own < quantity) throw outOfStock(listing.available + own)
}
