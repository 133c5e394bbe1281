import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { type BookingRef, readsOf } from './api/bookings.ts'

/** Changes come by themselves; this is for while the connection for that is not there. */
export const POLL_MS = 60_000

/** Reads anew as soon as a booking changes: the guest's one of a private link, or all of a signed-in person. */
export function useBookingNews(of: BookingRef | 'mine'): void {
  const token = of !== 'mine' && 'token' in of ? of.token : undefined
  const reads = readsOf(of === 'mine' ? { id: '' } : of)
  useKeepFresh(['booking_changed'], reads, token === undefined ? undefined : { booking: token })
}
