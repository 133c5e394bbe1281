import { z } from 'zod'
import { type BookingRow, bookingsOfPerson, findBooking, lockBooking } from '#db/queries/bookings/bookings.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import type { BookingView } from '../contracts/bookings.ts'
import type { WhichBookings } from '../contracts/web-bookings.ts'
import { outsideText } from '../rules/people/typed-text.ts'
import type { Texts } from '../texts/texts.ts'
import { canListOwn, canRead } from './booking-policy.ts'
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

type Wanted = {
  /** The chat asks for those that lie ahead, soonest first. */
  upcoming?: boolean
  /** The website's lists, newest first. */
  which?: WhichBookings
  limit?: number
  /** Only bookings older than this one. */
  after?: { at: Date; id: string } | undefined
}

/** The driver's own bookings: the upcoming ones, soonest first, or all, newest first. */
export async function myBookings(ctx: Context, actor: Actor, wanted: Wanted = {}): Promise<BookingView[]> {
  if (!canListOwn(actor)) return []
  const now = ctx.clock.now()
  const rows = await bookingsOfPerson(ctx.db, actor, {
    which: wanted.upcoming ? 'upcoming' : (wanted.which ?? 'all'),
    soonestFirst: wanted.upcoming ?? false,
    now,
    after: wanted.after,
    limit: wanted.limit ?? 20,
  })
  return rows.map(bookingView)
}

/** The booking as a mail or a chat shows it: the words that its driver typed cannot look like ours or carry a link. */
export const inMessages = (booking: BookingView): BookingView => ({
  ...booking,
  address: booking.address && outsideText(booking.address),
  notes: outsideText(booking.notes),
  customer: { ...booking.customer, name: outsideText(booking.customer.name) },
  ...(booking.comes && { comes: { ...booking.comes, name: outsideText(booking.comes.name) } }),
  cancelReason:
    booking.cancelReason && booking.cancelledBy === 'customer'
      ? outsideText(booking.cancelReason)
      : booking.cancelReason,
})

/** If the reader belongs to several shops, the customer's name also says which shop the booking is at. */
export const namingShop = (booking: BookingView, say: Texts): BookingView => ({
  ...booking,
  customer: { ...booking.customer, name: say.booking.desk.forShop(booking.customer.name, booking.shop.name) },
})
