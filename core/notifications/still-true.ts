import { findBooking } from '#db/queries/bookings/bookings.ts'
import { bookingView } from '../bookings/booking-view.ts'
import type { Context } from '../context.ts'
import type { BookingKind } from './bookings/booking-kind.ts'
import { bookingKinds } from './kinds/bookings/bookings.ts'

/** A kind of notice about a booking, by its stored name. */
export const bookingKindOf = (name: string): BookingKind | undefined =>
  Object.hasOwn(bookingKinds, name) ? bookingKinds[name as keyof typeof bookingKinds] : undefined

/** Whether the cause of a message about a booking is gone, such as a request that was answered meanwhile. */
export async function causeGone(
  ctx: Context,
  { kind, booking_id: bookingId }: { kind: string; booking_id: string | null },
): Promise<boolean> {
  const stillTrue = bookingKindOf(kind)?.stillTrue
  if (!bookingId || !stillTrue) return false
  const booking = await findBooking(ctx.db, bookingId)
  return booking !== undefined && !stillTrue(bookingView(booking))
}
