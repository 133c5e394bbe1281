import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { openOffers } from '../../../components/offer-words.ts'

const MINUTE = 60_000

/** What is not over, as the counter asks of it: what waits for an answer, and what is worked on or comes next. */
export function sortDay(bookings: readonly FrontDeskBooking[]) {
  const waits = bookings.filter((one) => isAsked(one))
  const jobs = bookings.filter(({ status }) => status === 'confirmed' || status === 'in_progress')
  return { waits: waits.toSorted((one, other) => answerBy(one) - answerBy(other)), jobs }
}

const isAsked = (booking: FrontDeskBooking): boolean =>
  (booking.status === 'pending' && booking.awaiting === 'shop') || openOffers(booking, 'customer').length > 0

const answerBy = ({ answerBy: by }: FrontDeskBooking): number => (by ? Date.parse(by) : Number.POSITIVE_INFINITY)

/** '12 min late', 'should be done since 10:00' in minutes; undefined if all is in time. */
export function lateBy(
  { status, slotStart, durationMinutes, readyAt }: FrontDeskBooking,
  now: Date,
): string | undefined {
  if (!slotStart || readyAt) return undefined
  const due = Date.parse(slotStart) + (status === 'in_progress' ? durationMinutes * MINUTE : 0)
  const minutes = Math.floor((now.getTime() - due) / MINUTE)
  if (minutes < 1) return undefined
  return status === 'in_progress' ? `over by ${spanWords(minutes)}` : `${spanWords(minutes)} late`
}

const HOUR = 60
const DAY = 24 * HOUR

function spanWords(minutes: number): string {
  if (minutes < HOUR) return `${minutes} min`
  const [count, name] = minutes < DAY ? [Math.floor(minutes / HOUR), 'hour'] : [Math.floor(minutes / DAY), 'day']
  return `${count} ${name}${count === 1 ? '' : 's'}`
}
