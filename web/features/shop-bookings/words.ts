import type { BookingStatus } from '#core/contracts/bookings.ts'
import type { FrontDeskBooking } from '#core/contracts/seller/bookings.ts'
import { bookedTyres } from '#core/rules/bookings/booked-tyres.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { nameOfServices } from '#core/rules/bookings/service-types.ts'
import type { ShopAct } from '#core/rules/bookings/shop-acts.ts'
import { byWhen, clockOf, dayWords, momentWords, shortDay } from '#web/lib/dates.ts'
import { offerWords, openOffers } from '../../components/offer-words.ts'

export const statuses: readonly BookingStatus[] = ['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']
export const statusNames: Record<BookingStatus, string> = {
  pending: 'Pending',
  confirmed: 'Confirmed',
  in_progress: 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
}
export const toneOf = {
  pending: 'warning',
  confirmed: 'calm',
  in_progress: 'good',
  completed: 'quiet',
  cancelled: 'bad',
} as const

export const serviceOf = ({ services }: FrontDeskBooking): string =>
  nameOfServices(services) ?? services.map((service) => serviceNames[service]).join(', ')

export const tyresOf = (booking: FrontDeskBooking): string =>
  bookedTyres(booking, { front: 'front', rear: 'rear', times: '×' }) ??
  (booking.tyreSize ? `${booking.quantity ?? 1} × ${booking.tyreSize}` : '-')

export const workOf = (booking: FrontDeskBooking): string =>
  bookedTyres(booking, { front: 'front', rear: 'rear', times: '×' }) ??
  [serviceOf(booking), booking.tyreSize].filter(Boolean).join(' · ')

/** When it is, as short as it can be said. */
export function whenOf({ appointmentStart, slotStart, preferredStart, preferredDate }: FrontDeskBooking): string {
  // What the shop offers instead is none yet.
  const start = appointmentStart ?? preferredStart ?? slotStart
  if (start) return `${shortDay(dateOf(start))} ${clockOf(start)}`
  return preferredDate ? `Any time, ${shortDay(preferredDate)}` : 'Any time'
}

/** The day on the clock of South Africa. */
export const dateOf = (instant: string): string =>
  new Date(Date.parse(instant) + 2 * 60 * 60 * 1000).toISOString().slice(0, 10)

export const preferredOf = ({ preferredStart, preferredDate }: FrontDeskBooking): string => {
  if (preferredStart) return momentWords(preferredStart)
  return preferredDate ? `Any time on ${dayWords(preferredDate)}` : 'Any time'
}

const ways: Record<FrontDeskBooking['locationType'], string> = {
  wait: 'Waits at the shop',
  drop_off: 'Drops the car off',
  mobile: 'Mobile: you drive to the customer',
}
export const wayOf = ({ locationType }: FrontDeskBooking): string => ways[locationType]

/** What it waits for, in a line; nothing if for nothing. */
export function waitsFor(booking: FrontDeskBooking): string | undefined {
  const { awaiting, slotStart } = booking
  const [asked] = openOffers(booking, 'customer')
  const offered = openOffers(booking, 'shop')
  if (asked) return `The driver asks for ${offerWords(booking, asked)} instead`
  if (offered.length > 0)
    return `You offered ${offered.map((one) => offerWords(booking, one)).join('; or ')}; the driver has not answered yet`
  if (awaiting === 'shop')
    return `${slotStart ? 'Waits for your answer' : 'Waits for you to propose a time'}${untilWords(booking)}`
  return undefined
}

/** ' until 13:00', when the time of whoever is asked ends. */
export const untilWords = ({ answerBy }: Pick<FrontDeskBooking, 'answerBy'>): string =>
  answerBy ? ` until ${byWhen(answerBy)}` : ''

/** 'answer by 13:00', or 'answer by Sat 13:00' on another day; undefined if the shop is not asked. */
export function answerWords(booking: FrontDeskBooking): string | undefined {
  const isAsked = booking.awaiting === 'shop' || openOffers(booking, 'customer').length > 0
  return isAsked && booking.answerBy ? `answer by ${byWhen(booking.answerBy).replace(/ .* at /, ' ')}` : undefined
}

const who = { customer: 'the driver', shop: 'the shop', system: 'the system' }
export const endOf = ({ cancelledBy, cancelReason, noShow }: FrontDeskBooking): string => {
  if (noShow) return 'The driver did not come (no show)'
  if (cancelReason === cancelReasons.proposalDeclined) return 'The driver declined what you offered'
  return [`By ${who[cancelledBy ?? 'system']}`, cancelReason && `reason: ${cancelReason}`].filter(Boolean).join(', ')
}

export const actName = (
  act: ShopAct,
  { move, slotStart, order }: Pick<FrontDeskBooking, 'move' | 'slotStart' | 'order'>,
): string => {
  if (act === 'propose' && !slotStart) return 'Offer a time'
  if (act === 'confirm') return move?.by === 'customer' ? 'Take the new time' : order ? 'I have ordered it' : 'Confirm'
  if (act === 'decline') return move?.by === 'customer' ? 'Keep the old time' : 'Decline'
  return names[act]
}
const names = {
  propose: 'Offer something else',
  start: 'Start',
  ready: 'Ready for collection',
  complete: 'Complete',
  correct: 'Correct',
  correct_done: 'Correct what was done',
  no_show: 'No-show',
  cancel: 'Cancel booking',
}
