import { bookingsWaitingForStaff } from '#db/queries/bookings/bookings.ts'
import { bookingOfStaff, bookingsOfStaffBetween, isAnyStaff } from '#db/queries/bookings/shop-day.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { addDays, instantOf } from '../rules/time/time.ts'
import { bookingView } from './booking-view.ts'

/** Requests and moves that wait for an answer of the shops where the contact works, oldest first. */
export async function waitingForShop(ctx: Context, actor: Actor, limit = 20): Promise<BookingView[]> {
  if (actor.kind !== 'contact') return []
  return (await bookingsWaitingForStaff(ctx.db, actor.contactId, ctx.clock.now(), limit)).map(bookingView)
}

/** What the shops where the contact works do on that day (YYYY-MM-DD), in order; nothing cancelled or put away. */
export async function shopDay(ctx: Context, actor: Actor, date: string): Promise<BookingView[]> {
  if (actor.kind !== 'contact') return []
  const [from, to] = [instantOf(date, '00:00'), instantOf(addDays(date, 1), '00:00')]
  return (await bookingsOfStaffBetween(ctx.db, actor.contactId, from, to)).map(bookingView)
}

/** The booking of that code at one of the shops where the contact works. */
export async function shopBooking(ctx: Context, actor: Actor, code: string): Promise<BookingView | undefined> {
  const row = actor.kind === 'contact' ? await bookingOfStaff(ctx.db, actor.contactId, code) : undefined
  return row && bookingView(row)
}

/** Whether the contact answers for a shop. */
export const worksAtShop = async (ctx: Context, actor: Actor): Promise<boolean> =>
  actor.kind === 'contact' && isAnyStaff(ctx.db, actor.contactId)
