import { useRead } from '#web/lib/api/use-read.ts'
import type { BookingRef } from './bookings.ts'

export function useBooking(of: BookingRef) {
  const guest = useRead('GET /guest-bookings/:token', 'token' in of ? { params: of } : null)
  const own = useRead('GET /bookings/:id', 'id' in of ? { params: of } : null)
  return 'token' in of ? guest : own
}

const daysShown = 60

/** The days to which the booking can be moved. */
export function useMoveDays(of: BookingRef) {
  const query = { count: daysShown }
  const options = { keepsPrevious: true }
  const guest = useRead('GET /guest-bookings/:token/open-days', 'token' in of ? { params: of, query } : null, options)
  const own = useRead('GET /bookings/:id/open-days', 'id' in of ? { params: of, query } : null, options)
  return 'token' in of ? guest : own
}

/** What can be asked for in place of the booked tyres. */
export function useOtherTyres(of: BookingRef) {
  const guest = useRead('GET /guest-bookings/:token/other-tyres', 'token' in of ? { params: of } : null)
  const own = useRead('GET /bookings/:id/other-tyres', 'id' in of ? { params: of } : null)
  return 'token' in of ? guest : own
}

/** The times of a day to which it can be moved; nothing is read without a day. */
export function useMoveTimes(of: BookingRef, date: string) {
  const query = { date }
  const guest = useRead('GET /guest-bookings/:token/open-slots', date && 'token' in of ? { params: of, query } : null)
  const own = useRead('GET /bookings/:id/open-slots', date && 'id' in of ? { params: of, query } : null)
  return 'token' in of ? guest : own
}
