import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { OfferChange } from '#core/contracts/bookings.ts'
import type { OtherTyre } from '#core/contracts/web-bookings.ts'
import { Refusal } from '#core/errors.ts'
import { fewer, totalOf } from '#core/rules/prices/fitted-price.ts'
import { localDate } from '#core/rules/time/time.ts'
import type { BookingRow } from '#db/queries/bookings/bookings.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { listingToBook } from '#db/queries/bookings/shops-to-book.ts'
import { listingsToQuote } from '#db/queries/quotes/shops-to-ask.ts'
import { canMove } from '../booking-policy.ts'
import { isId } from '../load-booking.ts'
import { bookingNotFound } from '../refusals.ts'
import { planWork } from '../times/plan-work.ts'

/** What a driver can ask for about a booking with one tap, with the total that it makes. */
export type ChangeChoice = {
  change: Pick<OfferChange, 'listingId' | 'quantity'>
  tyre?: { brand: string; model: string; size: string }
  totalCents: number
}

const MAX_TYRES = 3
const MAX_NUMBERS = 4
const USUAL_MOST = 6

/** Other tyres of the size that the shop has free, and another number of the same. Throws BOOKING_NOT_FOUND. */
export async function changeChoices(ctx: Context, actor: Actor, bookingId: string): Promise<ChangeChoice[]> {
  const booking = await ownBooking(ctx, actor, bookingId)
  const tyres = (await otherTyres(ctx, booking)).map(({ listingId, totalCents, ...tyre }) => ({
    change: { listingId },
    tyre,
    totalCents,
  }))
  return [...tyres, ...(await otherNumbers(ctx, booking))]
}

/** Only the tyres. Throws BOOKING_NOT_FOUND. */
export const otherTyresFor = async (ctx: Context, actor: Actor, bookingId: string): Promise<OtherTyre[]> =>
  otherTyres(ctx, await ownBooking(ctx, actor, bookingId))

async function ownBooking(ctx: Context, actor: Actor, bookingId: string): Promise<BookingRow> {
  const booking = isId(bookingId) ? await findBooking(ctx.db, bookingId) : undefined
  if (!booking || !canMove(actor, booking)) throw bookingNotFound()
  return booking
}

async function otherTyres(ctx: Context, booking: BookingRow): Promise<OtherTyre[]> {
  const { tyre_size, tyre_brand: brand, quantity, rear_quantity, listing_id, shop_id: shopId } = booking
  const [size] = tyre_size?.split(' ') ?? []
  if (!size || !quantity || rear_quantity !== null) return []
  const found = await listingsToQuote(ctx.db, { shopId, size, quantity, brand, limit: MAX_TYRES + 1 })
  const choices: OtherTyre[] = []
  for (const { id: listingId, brand, model, size } of found) {
    const totalCents = listingId === listing_id ? undefined : await totalWith(ctx, booking, listingId, quantity)
    if (totalCents !== undefined) choices.push({ listingId, brand, model, size, totalCents })
  }
  return choices.slice(0, MAX_TYRES)
}

/** Undefined if the shop cannot do the work with it. */
async function totalWith(
  ctx: Context,
  { shop_id: shopId, services, location_type: locationType }: BookingRow,
  listingId: string,
  quantity: number,
): Promise<number | undefined> {
  try {
    return (await planWork(ctx, { shopId, listingId, quantity, services, locationType })).totalCents
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}

/** The nearest numbers; more than there are tyres cannot be asked for. */
async function otherNumbers(ctx: Context, booking: BookingRow): Promise<ChangeChoice[]> {
  const { quantity, rear_quantity, listing_id: id, shop_id, total_lines: lines } = booking
  if (!quantity || rear_quantity !== null || !id) return []
  const listing = await listingToBook(ctx.db, { id }, shop_id, localDate(ctx.clock.now()))
  // What this booking has reserved is free for it.
  const free = (listing?.available ?? 0) + (booking.status === 'confirmed' ? quantity : 0)
  return Array.from({ length: USUAL_MOST }, (_, at) => at + 1)
    .filter((number) => number !== quantity && (number < quantity || number <= free))
    .toSorted((one, other) => Math.abs(one - quantity) - Math.abs(other - quantity))
    .slice(0, MAX_NUMBERS)
    .toSorted((one, other) => one - other)
    .map((number) => ({ change: { quantity: number }, totalCents: totalOf(fewer(lines, number)) }))
}
