import { z } from 'zod'
import { type BookingRow, findBooking, lockBooking } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import { canRead } from './booking-policy.ts'
import { bookingView } from './booking-view.ts'
import { bookingNotFound } from './refusals.ts'

type May = (actor: Actor, booking: BookingRow) => boolean

export const isId = (text: string): boolean => z.uuid().safeParse(text).success

/** The booking, locked for a change. Throws BOOKING_NOT_FOUND, also for somebody else's booking. */
export async function bookingToChange(ctx: Context, actor: Actor, id: string, may: May): Promise<BookingRow> {
  const booking = isId(id) ? await lockBooking(ctx.db, id) : undefined
  if (!booking || !may(actor, booking)) throw bookingNotFound()
  return booking
}

/** One booking for its driver, the shop, or one of our own clocks. Refusal: BOOKING_NOT_FOUND. */
export async function oneBooking(ctx: Context, actor: Actor, id: string): Promise<BookingView> {
  const booking = isId(id) ? await findBooking(ctx.db, id) : undefined
  if (!booking || !canRead(actor, booking)) throw bookingNotFound()
  return bookingView(booking)
}

/** The booking after a change of the running transaction. */
export async function viewNow(ctx: Context, id: string): Promise<BookingView> {
  const booking = await findBooking(ctx.db, id)
  if (!booking) throw bookingNotFound()
  return bookingView(booking)
}
