import { bookingsWaitingForShops } from '#db/queries/bookings/bookings.ts'
import { bookingOfShops, bookingsOfShopsBetween, endedOfShops } from '#db/queries/bookings/shop-day.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { addDays, addMinutes, instantOf, localDate } from '../rules/time/time.ts'
import { shopsServed } from './booking-policy.ts'
import { bookingView } from './booking-view.ts'

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
  return (await endedOfShops(ctx.db, shopsServed(actor), since, MOST_ENDED)).map(bookingView)
}

const MINUTES_OF_A_DAY = 24 * 60
const MOST_ENDED = 100

/** The booking with that code at one of the actor's shops. */
export async function shopBooking(ctx: Context, actor: Actor, code: string): Promise<BookingView | undefined> {
  const row = await bookingOfShops(ctx.db, shopsServed(actor), code)
  return row && bookingView(row)
}
