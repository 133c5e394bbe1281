import type { Context } from '#core/context.ts'
import { holdsFor } from '#core/rules/notifications/notify.ts'
import { bookingState } from '#db/queries/bookings/bookings.ts'

/** Why a message about a booking has lost its cause, such as a request that was answered meanwhile; undefined: it has not. */
export async function causeGone(
  ctx: Context,
  { kind, booking_id: bookingId }: { kind: string; booking_id: string | null },
): Promise<string | undefined> {
  if (!bookingId) return undefined
  const booking = await bookingState(ctx.db, bookingId)
  return booking && !holdsFor(kind, booking) ? 'its cause is gone' : undefined
}
