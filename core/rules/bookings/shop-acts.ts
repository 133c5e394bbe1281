import type { CounterBooking } from '#core/contracts/seller/bookings.ts'
import { localDate } from '../time/time.ts'

export type ShopAct = 'confirm' | 'propose' | 'decline' | 'start' | 'complete' | 'no_show' | 'cancel'
type Standing = Pick<CounterBooking, 'status' | 'awaiting' | 'offers' | 'slotStart' | 'appointmentStart'>

/** What the shop can do with a booking now, the likely next act first. The server decides again. */
export function shopActs(booking: Standing, now: Date): ShopAct[] {
  switch (booking.status) {
    case 'pending':
      return booking.awaiting === 'shop'
        ? [...(booking.slotStart ? (['confirm'] as const) : []), 'propose', 'decline', 'cancel']
        : ['propose', 'cancel']
    case 'confirmed':
      return [...answers(booking), ...work(booking, now), 'propose', 'cancel']
    case 'in_progress':
      return ['complete']
    default:
      return []
  }
}

/** The driver of a confirmed booking asks for a change. */
const answers = ({ offers }: Standing): ShopAct[] =>
  offers.some(({ by, state }) => by === 'customer' && state === 'open') ? ['confirm', 'decline'] : []

/** Work begins on the day of the appointment, and nobody is late before it. */
function work({ appointmentStart: start }: Standing, now: Date): ShopAct[] {
  if (!start || localDate(new Date(start)) > localDate(now)) return []
  return new Date(start) <= now ? ['start', 'complete', 'no_show'] : ['start', 'complete']
}
