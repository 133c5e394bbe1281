import type { Context } from '#core/context.ts'
import { personOf } from '#core/messaging/people/person.ts'
import { OPENING_MINUTES_TO_REMINDER } from '#core/rules/bookings/booking-life.ts'
import { startReminders } from '#core/rules/bookings/reminders.ts'
import { addOpeningTime, intervalsOn } from '#core/rules/time/opening-hours.ts'
import { DEFAULT_QUIET_HOURS, type QuietHours } from '#core/rules/time/quiet-hours.ts'
import { addMinutes, instantOf, JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { joinTransaction } from '#core/transaction.ts'
import { type BookingRow, lockBooking } from '#db/queries/bookings/bookings.ts'
import { bookingsToRemindOf, type PlannedReminder, planBookingReminders } from '#db/queries/bookings/reminders.ts'
import { hoursOfShop } from '#db/queries/shops/shop-hours.ts'
import { openOffers } from '../offers/make-offers.ts'

/**
 * Replaces the planned reminders of the booking by those that it needs now: the driver is reminded of a confirmed
 * appointment, the shop of a question that waits for it, and when it closes, of work that is still open. There may be
 * none.
 */
export const planReminders = (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> =>
  plan(ctx, bookingId, ctx.clock.now())

/** Plans the reminders of an appointment that was agreed just now; one that begins within the hour needs none. */
export const planAgreed = (ctx: Context, { bookingId }: { bookingId: string }): Promise<void> =>
  plan(ctx, bookingId, addMinutes(ctx.clock.now(), minutesAfterAgreement))

const minutesAfterAgreement = 60

const plan = (ctx: Context, bookingId: string, from: Date): Promise<void> =>
  joinTransaction(ctx, async (ctx) => {
    const booking = await lockBooking(ctx.db, bookingId)
    if (!booking) return
    await planBookingReminders(ctx.db, booking.id, [
      ...(await ofAppointment(ctx, booking, from)),
      ...(await ofQuestion(ctx, booking)),
      ...(await ofClosing(ctx, booking)),
    ])
  })

/** Plans the person's reminders anew after a change of their quiet hours. */
export async function planRemindersOf(ctx: Context, contactId: string): Promise<void> {
  for (const bookingId of await bookingsToRemindOf(ctx.db, contactId, ctx.clock.now())) {
    await planReminders(ctx, { bookingId })
  }
}

export const quietHoursOf = async (ctx: Context, { customer_contact_id: id }: BookingRow): Promise<QuietHours> =>
  id ? (await personOf(ctx, id)).quietHours : { ...DEFAULT_QUIET_HOURS, zone: JOHANNESBURG }

async function ofAppointment(ctx: Context, booking: BookingRow, from: Date): Promise<PlannedReminder[]> {
  const { status, appointment_start: start } = booking
  if (status !== 'confirmed' || !start) return []
  const planned = startReminders(start, await quietHoursOf(ctx, booking), from)
  return planned.map(({ kind, due }) => ({ kind, for_at: start, due_at: due }))
}

async function ofQuestion(ctx: Context, booking: BookingRow): Promise<PlannedReminder[]> {
  if (!waitsForShop(booking, ctx.clock.now())) return []
  const hours = await hoursOfShop(ctx.db, booking.shop_id)
  const due_at = addOpeningTime(hours, booking.asked_at, OPENING_MINUTES_TO_REMINDER)
  return [{ kind: 'unanswered', for_at: booking.asked_at, due_at }]
}

async function ofClosing(ctx: Context, booking: BookingRow): Promise<PlannedReminder[]> {
  const due = await closingOf(ctx, booking)
  return due && booking.appointment_start
    ? [{ kind: 'still_open', for_at: booking.appointment_start, due_at: due }]
    : []
}

/** When the shop closes on the day of the work, as long as that is neither done nor missed. */
export async function closingOf(ctx: Context, booking: BookingRow): Promise<Date | undefined> {
  const { status, appointment_start: start, slot_end: end, shop_id, hidden_by_shop_at } = booking
  const isOpen = (status === 'confirmed' || status === 'in_progress') && hidden_by_shop_at === null
  if (!isOpen || !start) return undefined
  const date = localDate(start)
  const closes = intervalsOn(await hoursOfShop(ctx.db, shop_id), date).at(-1)?.closes
  const closing = closes ? instantOf(date, closes) : start
  return end && end > closing ? end : closing
}

/** Whether the booking waits for an answer of the shop. */
export const waitsForShop = (booking: BookingRow, now: Date): boolean =>
  (booking.awaiting === 'shop' && booking.expires_at !== null && booking.expires_at > now) ||
  openOffers(booking, now, 'customer').length > 0
