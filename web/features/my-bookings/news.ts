import { useRealtime } from '#web/lib/api/realtime.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { type BookingRef, readsOf } from './api/bookings.ts'

/** Changes come by themselves; this is for while the connection for that is not there. */
export const POLL_MS = 60_000

/** Reads anew as soon as a booking changes: the guest's one of a private link, or all of a signed-in person. */
export function useBookingNews(of: BookingRef | 'mine'): void {
  const invalidate = useInvalidate()
  const token = of !== 'mine' && 'token' in of ? of.token : undefined
  useRealtime(
    ({ type }) =>
      (type === 'booking_changed' || type === 'reconnected') && invalidate(...readsOf(of === 'mine' ? { id: '' } : of)),
    token === undefined ? undefined : { booking: token },
  )
}
