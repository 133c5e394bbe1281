import type { Context } from '#core/context.ts'
import { record } from '#core/events.ts'
import { eachDue } from '#core/jobs/each-due.ts'
import { personOf } from '#core/messaging/people/person.ts'
import { cancelReasons, OPENING_MINUTES_TO_REMINDER } from '#core/rules/bookings/booking-life.ts'
import { isReminderOfUse, startReminders } from '#core/rules/bookings/reminders.ts'
import { DEFAULT_QUIET_HOURS, endOfQuiet, isQuiet, type QuietHours } from '#core/rules/time/quiet-hours.ts'
import { addMinutes, instantOf, JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import { joinTransaction } from '#core/transaction.ts'
import { type BookingRow, endRequests, findBooking, lockBooking, requestsToEnd } from '#db/queries/bookings/bookings.ts'
import { giveGuestBooking } from '#db/queries/bookings/guest-bookings.ts'
import { shownSince } from '#db/queries/bookings/guest-holds.ts'
import { bookingsWithLapsedOffers } from '#db/queries/bookings/offers.ts'
import {
  bookingsToRemindOf,
  type DueReminder,
  type PlannedReminder,
  planBookingReminders,
  reminderDone,
  reminderLater,
  takeDueReminders,
} from '#db/queries/bookings/reminders.ts'
import { claimShopsToTell, hoursOfShop, hoursOfShops, tellNextAt } from '#db/queries/shops/shop-hours.ts'
import { nextMorning, toTell } from '../../rules/seller/shop-day.ts'
import { addOpeningTime, intervalsOn, type ShopHours } from '../../rules/time/opening-hours.ts'
import { lapseOffers } from '../offers/end-offers.ts'
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

const quietHoursOf = async (ctx: Context, { customer_contact_id: id }: BookingRow): Promise<QuietHours> =>
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
async function closingOf(ctx: Context, booking: BookingRow): Promise<Date | undefined> {
  const { status, appointment_start: start, slot_end: end, shop_id, hidden_by_shop_at } = booking
  const isOpen = (status === 'confirmed' || status === 'in_progress') && hidden_by_shop_at === null
  if (!isOpen || !start) return undefined
  const date = localDate(start)
  const closes = intervalsOn(await hoursOfShop(ctx.db, shop_id), date).at(-1)?.closes
  const closing = closes ? instantOf(date, closes) : start
  return end && end > closing ? end : closing
}

/** Whether the booking waits for an answer of the shop. */
const waitsForShop = (booking: BookingRow, now: Date): boolean =>
  (booking.awaiting === 'shop' && booking.expires_at !== null && booking.expires_at > now) ||
  openOffers(booking, now, 'customer').length > 0

/**
 * Sends every reminder that is due, once. A reminder and its booking are locked meanwhile, so that several processes may
 * run it at once and a cancellation comes before or after it.
 */
export const remindDue = eachDue<DueReminder>({
  name: 'booking-reminder',
  claim: (ctx, claim) => takeDueReminders(ctx.db, claim),
  id: ({ booking_id, kind }) => `${booking_id} ${kind}`,
  do: remind,
})

async function remind(ctx: Context, reminder: DueReminder): Promise<void> {
  const booking = await findBooking(ctx.db, reminder.booking_id)
  if (!booking) return
  if (reminder.kind === 'day_before' || reminder.kind === 'two_hours_before') {
    return remindDriver(ctx, reminder, reminder.kind, booking)
  }
  if (reminder.kind === 'still_open') return askAtClosing(ctx, reminder, booking)
  const now = ctx.clock.now()
  const stands = waitsForShop(booking, now) && booking.asked_at.getTime() === reminder.for_at.getTime()
  if (stands) await record(ctx, { type: 'booking.unanswered', bookingId: booking.id })
  await reminderDone(ctx.db, reminder, now, stands ? 'told' : 'answered meanwhile')
}

/** Asked once, on the day itself; a shop that closes later by now is asked later. */
async function askAtClosing(ctx: Context, reminder: DueReminder, booking: BookingRow): Promise<void> {
  const now = ctx.clock.now()
  const closing = await closingOf(ctx, booking)
  const isSame = booking.appointment_start?.getTime() === reminder.for_at.getTime()
  if (!closing || !isSame) return void (await reminderDone(ctx.db, reminder, now, 'done or moved meanwhile'))
  if (closing > now) return void (await reminderLater(ctx.db, reminder, closing))
  const isToday = localDate(closing) === localDate(now)
  if (isToday) await record(ctx, { type: 'booking.still_open', bookingId: booking.id })
  await reminderDone(ctx.db, reminder, now, isToday ? 'told' : 'too late')
}

/** If quiet hours were set after the reminder was planned, it waits for their end, as long as it is of use then. */
async function remindDriver(
  ctx: Context,
  reminder: DueReminder,
  kind: 'day_before' | 'two_hours_before',
  booking: BookingRow,
): Promise<void> {
  const now = ctx.clock.now()
  const { status, appointment_start: start } = booking
  if (status !== 'confirmed' || start?.getTime() !== reminder.for_at.getTime()) {
    return void (await reminderDone(ctx.db, reminder, now, 'no longer for this time'))
  }
  if (!isReminderOfUse(kind, start, now)) return void (await reminderDone(ctx.db, reminder, now, 'too late'))
  const quiet = await quietHoursOf(ctx, booking)
  if (isQuiet(quiet, now)) {
    const later = endOfQuiet(quiet, now)
    if (isReminderOfUse(kind, start, later)) return void (await reminderLater(ctx.db, reminder, later))
    return void (await reminderDone(ctx.db, reminder, now, 'quiet hours until it begins'))
  }
  await record(ctx, { type: 'booking.reminder_due', bookingId: booking.id })
  await reminderDone(ctx.db, reminder, now, 'told')
}

const reasons = {
  shop: cancelReasons.noAnswer,
  customer: cancelReasons.proposalUnanswered,
  unproven: cancelReasons.notConfirmed,
}

/** Gives requests to the people who have proven their number in the chat since; those do not run out as unproven. */
const giveShown = eachDue<{ id: string; contact_id: string }>({
  name: 'guest-booking',
  claim: (ctx, claim) => shownSince(ctx.db, claim),
  id: ({ id }) => id,
  do: (ctx, { id, contact_id }) => giveGuestBooking(ctx.db, id, contact_id, ctx.clock.now(), 'number'),
})

/** Ends requests that nobody answered in time. */
const expireRequests = eachDue<string>({
  name: 'booking-request',
  claim: (ctx, claim) => requestsToEnd(ctx.db, claim),
  id: (bookingId) => bookingId,
  doAll: async (ctx, ids) => {
    await endRequests(ctx.db, ids, ctx.clock.now(), reasons)
    for (const bookingId of ids) await record(ctx, { type: 'booking.expired', bookingId })
  },
})

/** Ends offers that nobody took in time. */
const expireOffers = eachDue<string>({
  name: 'booking-offer',
  claim: (ctx, claim) => bookingsWithLapsedOffers(ctx.db, claim),
  id: (bookingId) => bookingId,
  do: lapseOffers,
})

export const expiries = [giveShown, expireOffers, expireRequests] as const

/** Ends all that has run out, in this order. Returns how many bookings changed. */
export const expireBookings = async (ctx: Context): Promise<number> => {
  await giveShown(ctx)
  return (await expireOffers(ctx)) + (await expireRequests(ctx))
}

const closed: ShopHours = { weekly: [], special: [], openOnPublicHolidays: false }

/** In the morning, tells the people of each shop what an open day holds, and on the first how the month was. */
export const tellDays = eachDue<string>({
  name: 'shop-day',
  claim: (ctx, claim) => claimShopsToTell(ctx.db, claim),
  id: (shopId) => shopId,
  doAll: async (ctx, due) => {
    const at = ctx.clock.now()
    const hours = await hoursOfShops(ctx.db, due)
    for (const shopId of due) await look(ctx, shopId, hours.get(shopId) ?? closed)
    await tellNextAt(ctx.db, due, nextMorning(at))
  },
})

async function look(ctx: Context, shopId: string, hours: ShopHours): Promise<void> {
  const at = ctx.clock.now()
  const { day, month } = toTell(hours, at)
  if (day) await record(ctx, { type: 'shop.day_begins', shopId, date: localDate(at) })
  if (month) await record(ctx, { type: 'shop.month_over', shopId, date: localDate(at) })
}
