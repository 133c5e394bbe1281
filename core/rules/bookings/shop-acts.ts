import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { localDate } from '../time/time.ts'
import { noShowFrom } from './booking-life.ts'
import { canCorrectDone } from './corrections.ts'

export type ShopAct =
  | 'confirm'
  | 'propose'
  | 'decline'
  | 'start'
  | 'ready'
  | 'complete'
  | 'no_show'
  | 'correct'
  | 'correct_done'
  | 'cancel'
type Standing = Pick<
  FrontDeskBooking,
  'status' | 'awaiting' | 'offers' | 'slotStart' | 'appointmentStart' | 'readyAt' | 'completedAt'
>

/** What the shop can do with a booking now, the likely next act first. The server decides again. */
export function shopActs(booking: Standing, now: Date): ShopAct[] {
  switch (booking.status) {
    case 'pending':
      return booking.awaiting === 'shop'
        ? [...(booking.slotStart ? (['confirm'] as const) : []), 'propose', 'decline', 'correct', 'cancel']
        : ['propose', 'correct', 'cancel']
    case 'confirmed':
      return [...answers(booking), ...work(booking, now), 'correct', 'propose', 'cancel']
    case 'in_progress':
      return booking.readyAt ? ['complete', 'correct'] : ['ready', 'complete', 'correct']
    case 'completed':
      return booking.completedAt && canCorrectDone(new Date(booking.completedAt), now) ? ['correct_done'] : []
    default:
      return []
  }
}

/** The driver of a confirmed booking asks for a change. */
const answers = ({ offers }: Standing): ShopAct[] =>
  offers.some(({ by, state }) => by === 'customer' && state === 'open') ? ['confirm', 'decline'] : []

/** Work begins on the day of the appointment, and nobody has stayed away before a while after it. */
function work(booking: Standing, now: Date): ShopAct[] {
  const { appointmentStart: start } = booking
  if (!start || localDate(new Date(start)) > localDate(now)) return []
  return noShowWaitsUntil(booking, now) ? ['start', 'complete'] : ['start', 'complete', 'no_show']
}

/** From when on it can be said that the driver did not come, if that is still to come today; undefined else. */
export function noShowWaitsUntil({ status, appointmentStart }: Standing, now: Date): Date | undefined {
  if (status !== 'confirmed' || !appointmentStart) return undefined
  const start = new Date(appointmentStart)
  if (localDate(start) > localDate(now)) return undefined
  const from = noShowFrom(start)
  return from > now ? from : undefined
}
