import { createEvent, type EventStatus } from 'ics'
import type { BookingStatus, BookingView } from '#core/contracts/bookings.ts'
import { brand } from '#core/rules/brand.ts'
import { oneLine, severalLines } from '#core/rules/people/typed-text.ts'
import { type Language, textsIn } from '#core/texts/texts.ts'

/** A booking with a time; only such a booking has a calendar entry. */
export type TimedBooking = BookingView & { slotStart: string }
export const isTimed = (view: BookingView): view is TimedBooking => view.slotStart !== null

export const calendarStatus = (status: BookingStatus): EventStatus =>
  status === 'pending' ? 'TENTATIVE' : status === 'cancelled' ? 'CANCELLED' : 'CONFIRMED'

/**
 * The booking as an iCalendar file. The same booking keeps its UID, so that a newer one with a higher sequence replaces
 * or cancels what is in the driver's calendar.
 */
export function bookingCalendar(
  view: TimedBooking,
  sequence: number,
  status: EventStatus = calendarStatus(view.status),
  language: Language = 'en',
): string {
  const { calendar: say } = textsIn(language)
  const { shop } = view
  const atTheShop = view.locationType !== 'mobile'
  const { value, error } = createEvent({
    productId: `-//${brand.name}//Bookings//${language.toUpperCase()}`,
    method: 'PUBLISH',
    uid: `booking-${view.id}@spoor`,
    sequence,
    status,
    start: Date.parse(view.slotStart),
    startInputType: 'utc',
    startOutputType: 'utc',
    duration: { minutes: view.durationMinutes },
    title: oneLine(say.title(view)),
    description: severalLines(say.description(view)),
    location: oneLine(
      atTheShop ? [shop.name, shop.address, shop.suburb, shop.city].filter(Boolean).join(', ') : (view.address ?? ''),
    ),
    ...(atTheShop && { geo: { lat: shop.lat, lon: shop.lng } }),
    organizer: { name: oneLine(shop.name), email: brand.supportEmail },
    busyStatus: status === 'CANCELLED' ? 'FREE' : 'BUSY',
  })
  if (value === null) throw error ?? new Error('no calendar was made')
  return value
}
