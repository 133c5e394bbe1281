import type { Context } from '#core/context.ts'
import { addMinutes } from '#core/rules/time/time.ts'
import { claimedId } from '#core/signed-id.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { bookingLink } from '#db/queries/bookings/guest-bookings.ts'
import { bookingView } from '../booking-view.ts'
import { bookingCalendar, isTimed } from './calendar.ts'
import { readCalendarToken } from './calendar-token.ts'

export type CalendarFile = { name: string; text: string }

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
