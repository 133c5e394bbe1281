import { createEvent, type EventStatus } from 'ics'
import type { Actor } from '#core/actor.ts'
import type { Config } from '#core/config.ts'
import type { Context } from '#core/context.ts'
import type { BookingStatus, BookingView } from '#core/contracts/bookings.ts'
import type { CalendarWays } from '#core/contracts/web-bookings.ts'
import { brand } from '#core/rules/brand.ts'
import { oneLine, severalLines } from '#core/rules/people/typed-text.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { claimedId, readSignedId, signId, versioned } from '#core/signed-id.ts'
import { type Language, textsIn } from '#core/texts/texts.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { bookingLink } from '#db/queries/bookings/guest-bookings.ts'
import { bookingView } from '../booking-view.ts'
import { oneBooking } from '../load-booking.ts'

type CalendarFile = { name: string; text: string }

const minutesKeptAfterwards = 30 * 24 * 60

/**
 * The calendar file that a link opens, as the booking stands now; undefined if we did not make the link or it has
 * ended.
 */
export async function calendarFile(ctx: Context, token: string): Promise<CalendarFile | undefined> {
  const id = claimedId(token)
  const booking = id === undefined ? undefined : await bookingLink(ctx.db, id)
  if (!booking || !readCalendarToken(ctx.config.authSecret, token, booking.link_version)) return undefined
  return calendarOf(ctx, booking.id)
}

/** The booking as a calendar file; undefined while it has no time, and from 30 days after it ended. */
export async function calendarOf(ctx: Context, bookingId: string): Promise<CalendarFile | undefined> {
  const row = await findBooking(ctx.db, bookingId)
  if (!row?.slot_end || addMinutes(row.slot_end, minutesKeptAfterwards) < ctx.clock.now()) return undefined
  const view = bookingView(row)
  if (!isTimed(view)) return undefined
  const text = bookingCalendar(view, row.calendar_sequence, undefined, row.customer_language ?? 'en')
  return { name: `spoor-${view.code}.ics`, text }
}

const purpose = 'calendar of booking'

/**
 * Makes the token that opens the calendar file of one booking without signing in, and nothing else. It ends with the
 * private links.
 */
export const calendarToken = (authSecret: string, bookingId: string, version = 0): string =>
  signId(authSecret, versioned(purpose, version), bookingId)

/** The booking's id; undefined if we did not make the token, or if it has another version. */
export const readCalendarToken = (authSecret: string, token: string, version = 0): string | undefined =>
  readSignedId(authSecret, versioned(purpose, version), token)

export const calendarLink = (
  config: Pick<Config, 'authSecret' | 'publicUrl'>,
  bookingId: string,
  version = 0,
): string => `${config.publicUrl}/calendar/${calendarToken(config.authSecret, bookingId, version)}.ics`

/** The link that opens the booking's file now. */
async function presentCalendarLink(ctx: Context, bookingId: string): Promise<string> {
  const { link_version = 0 } = (await bookingLink(ctx.db, bookingId)) ?? {}
  return calendarLink(ctx.config, bookingId, link_version)
}

/** A booking with a time; only such a booking has a calendar entry. */
type TimedBooking = BookingView & { slotStart: string }
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
