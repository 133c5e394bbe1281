import type { Actor } from '#core/actor.ts'
import type { Context } from '#core/context.ts'
import type { CalendarWays } from '#core/contracts/web-bookings.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { textsIn } from '#core/texts/texts.ts'
import { oneBooking } from '../load-booking.ts'
import { isTimed, presentCalendarLink, type TimedBooking } from './calendar-file.ts'

/** The ways to put a booking into a calendar: the file, or the form of a calendar on the web, filled in. */
export async function calendarWays(ctx: Context, actor: Actor, bookingId: string): Promise<CalendarWays> {
  const booking = await oneBooking(ctx, actor, bookingId)
  return {
    url: await presentCalendarLink(ctx, booking.id),
    google: isTimed(booking) ? googleForm(booking) : null,
    outlook: isTimed(booking) ? outlookForm(booking) : null,
  }
}

const { calendar: say } = textsIn('en')

function partsOf(booking: TimedBooking) {
  const { shop, locationType, address, durationMinutes, slotStart } = booking
  const start = new Date(slotStart)
  return {
    title: say.title(booking),
    words: say.description(booking),
    place:
      locationType === 'mobile'
        ? (address ?? '')
        : [shop.name, shop.address, shop.suburb, shop.city].filter(Boolean).join(', '),
    start,
    end: addMinutes(start, durationMinutes),
  }
}

/** 20261123T083000Z */
const compact = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, '')

function googleForm(booking: TimedBooking): string {
  const { title, words, place, start, end } = partsOf(booking)
  const query = {
    action: 'TEMPLATE',
    text: title,
    dates: `${compact(start)}/${compact(end)}`,
    details: words,
    location: place,
  }
  return `https://calendar.google.com/calendar/render?${new URLSearchParams(query)}`
}

function outlookForm(booking: TimedBooking): string {
  const { title, words, place, start, end } = partsOf(booking)
  const times = { startdt: start.toISOString(), enddt: end.toISOString() }
  const query = {
    path: '/calendar/action/compose',
    rru: 'addevent',
    subject: title,
    body: words,
    location: place,
    ...times,
  }
  return `https://outlook.live.com/calendar/0/action/compose?${new URLSearchParams(query)}`
}
