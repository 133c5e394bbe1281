import { z } from 'zod'
import { bookingsWaitingForShops, changeBooking } from '#db/queries/bookings/bookings.ts'
import {
  bookingOfShops,
  bookingsOfShopsBetween,
  endedOfShops,
  jobsOfListing as jobRows,
} from '#db/queries/bookings/reminders.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import type { WhichBookings } from '../contracts/web-bookings.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { canBecome } from '../rules/bookings/booking-life.ts'
import { isOpenAt, nextOpening, type ShopHours } from '../rules/time/opening-hours.ts'
import { addDays, addMinutes, instantOf, JOHANNESBURG, localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { cancelBooking } from './answers/cancel-booking.ts'
import { canServe, shopsServed } from './booking-policy.ts'
import { bookingView } from './booking-view.ts'
import { bookingToChange, myBookings, viewNow } from './load-booking.ts'
import { hasExpired } from './refusals.ts'

/** Requests and moves that wait for an answer of the actor's shops, oldest first. */
export const waitingForShop = async (ctx: Context, actor: Actor, limit = 20): Promise<BookingView[]> =>
  (await bookingsWaitingForShops(ctx.db, shopsServed(actor), ctx.clock.now(), limit)).map(bookingView)

/** The work of the actor's shops on that day (YYYY-MM-DD), in order of time; without cancelled and hidden bookings. */
export async function shopDay(ctx: Context, actor: Actor, date: string): Promise<BookingView[]> {
  const [from, to] = [instantOf(date, '00:00'), instantOf(addDays(date, 1), '00:00')]
  return (await bookingsOfShopsBetween(ctx.db, shopsServed(actor), from, to)).map(bookingView)
}

/** The bookings of the actor's shops from some days ago until some days ahead, in order of time; without cancelled ones. */
export async function shopBookingsAround(ctx: Context, actor: Actor): Promise<BookingView[]> {
  const today = localDate(ctx.clock.now())
  const [from, to] = [instantOf(addDays(today, -DAYS_BACK), '00:00'), instantOf(addDays(today, DAYS_AHEAD), '00:00')]
  return (await bookingsOfShopsBetween(ctx.db, shopsServed(actor), from, to)).map(bookingView)
}

const DAYS_BACK = 3
const DAYS_AHEAD = 14

/** The bookings of the actor's shops that have ended in the last days, the last one first. */
export async function endedAtShop(ctx: Context, actor: Actor, days: number): Promise<BookingView[]> {
  const since = addMinutes(ctx.clock.now(), -days * MINUTES_OF_A_DAY)
  return (await endedOfShops(ctx.db, shopsServed(actor), since, MAX_ENDED)).map(bookingView)
}

const MINUTES_OF_A_DAY = 24 * 60
const MAX_ENDED = 100

/** The booking with that code at one of the actor's shops. */
export async function shopBooking(ctx: Context, actor: Actor, code: string): Promise<BookingView | undefined> {
  const row = await bookingOfShops(ctx.db, shopsServed(actor), code)
  return row && bookingView(row)
}

/**
 * Takes a booking out of the shop's lists; it stays in the driver's. A pending or confirmed one is cancelled first, so
 * that the driver is told and the bay is free. Refusal: BOOKING_NOT_FOUND.
 */
export const hideBooking = (ctx: Context, actor: Actor, bookingId: string): Promise<BookingView> =>
  transaction(ctx, async (ctx) => {
    const now = ctx.clock.now()
    const booking = await bookingToChange(ctx, actor, bookingId, canServe)
    if (canBecome(booking.status, 'cancelled') && !hasExpired(booking, now))
      await cancelBooking(ctx, actor, booking.id, '')
    await changeBooking(ctx.db, booking.id, { hidden_by_shop_at: now, updated_at: now })
    return viewNow(ctx, booking.id)
  })

/**
 * The actor's jobs of today with tyres of the listing, whose sale somebody may tell as well: a job takes its tyres off the
 * shelf when it is done.
 */
export async function jobsOfListing(ctx: Context, actor: Actor, listingId: string): Promise<BookingView[]> {
  const today = localDate(ctx.clock.now(), JOHANNESBURG)
  const [from, to] = [today, addDays(today, 1)].map((day) => instantOf(day, '00:00', JOHANNESBURG))
  if (!from || !to) return []
  return (await jobRows(ctx.db, shopsServed(actor), listingId, { from, to })).map(bookingView)
}

/** How many of its tyres are of the listing. */
export const tyresOfListing = ({ listingId, quantity, rear }: BookingView, listing: string): number =>
  (listingId === listing ? (quantity ?? 0) : 0) + (rear?.listingId === listing ? rear.quantity : 0)

type Wanted = { which: WhichBookings; limit: number; after?: string | undefined }

/** The driver's own bookings, page by page. Throws PAGE_NOT_FOUND. */
export async function bookingPage(
  ctx: Context,
  actor: Actor,
  { which, limit, after }: Wanted,
): Promise<{ bookings: BookingView[]; next: string | null }> {
  const past = readCursor('bookings', after, z.iso.datetime())
  const found = await myBookings(ctx, actor, {
    which,
    limit: limit + 1,
    after: past && { at: new Date(past.rank), id: past.id },
  })
  const shown = found.slice(0, limit)
  const last = found.length > limit ? shown.at(-1) : undefined
  return {
    bookings: await withOpening(ctx, shown),
    next: last ? writeCursor('bookings', { rank: last.createdAt, id: last.id }) : null,
  }
}

const waits = ({ status, awaiting }: BookingView): boolean => status === 'pending' && awaiting === 'shop'

/** Beside each request that waits for a shop that is closed now, when the shop opens. */
async function withOpening<View extends BookingView>(ctx: Context, views: readonly View[]): Promise<View[]> {
  const waiting = [...new Set(views.filter(waits).map(({ shop }) => shop.id))]
  if (waiting.length === 0) return [...views]
  const now = ctx.clock.now()
  const hours = await hoursOfShops(ctx.db, waiting)
  return views.map((view) => openingBy(hours.get(view.shop.id), view, now))
}

/** The same for one request to a shop whose hours are at hand. */
export function openingBy<View extends BookingView>(hours: ShopHours | undefined, view: View, now: Date): View {
  const opens = hours && waits(view) && !isOpenAt(hours, now) ? nextOpening(hours, now) : undefined
  return opens ? { ...view, shopOpensAt: opens.toISOString() } : view
}

export async function opening<View extends BookingView>(ctx: Context, view: View): Promise<View> {
  const [one = view] = await withOpening(ctx, [view])
  return one
}
