import {
  type Action,
  done,
  doneWithAll,
  notUnderstood,
  type Outcome,
  type Question,
  type Turn,
} from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime, hearWhen } from '#bot/understand/answers.ts'
import { hedges } from '#bot/understand/said/agreed/how-sure.ts'
import { keepsDay } from '#bot/understand/said/asked/of-bookings.ts'
import { wantsOther } from '#bot/understand/said/of-driver/wants-other.ts'
import { isAmong } from '#bot/understand/settle/among.ts'
import { namesOneTime, statedIn } from '#bot/understand/stated/stated.ts'
import { rescheduleBooking } from '#core/bookings/answers/reschedule.ts'
import { openMoveDays, openMoves } from '#core/bookings/times/open-slots.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { isTooLateToChange, minutesBeforeStartToCancel } from '#core/rules/bookings/booking-life.ts'
import { bookingDaysAhead } from '#core/rules/bookings/slots.ts'
import { intervalsOn } from '#core/rules/time/opening-hours.ts'
import { addDays, instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import { shopDetails } from '#core/shops/shop-details.ts'
import { dayIn, nearestTimes, timeIn, timesList, wantsOtherDay } from '../booking/time.ts'
import { refusalWords } from '../refused.ts'
import { findMine, go, type MyBookingsDraft } from './listed.ts'
import { namesIn, namesOne } from './named.ts'

const SHOWN_DAYS = 9
/** So many free days lie ahead at most. */
const MAX_DAYS = 90

/** As far as day and time are known: asks for what is missing, or asks the shop. A time alone is of the same day. */
export const move: Action<MyBookingsDraft> = {
  act: async (draft, turn) => {
    const booking = await findMine(draft.bookingId, turn)
    if (!booking || !['pending', 'confirmed'].includes(booking.status)) return done(text(turn.say.booking.gone))
    if (isTooLate(booking, turn.now)) return done(text(tooLate(booking, turn)))
    const present = booking.appointmentStart ?? booking.slotStart
    const agreed = draft.to?.sameTime && present ? localTime(new Date(present), JOHANNESBURG) : undefined
    const { time = agreed, date = time && present ? localDate(new Date(present), JOHANNESBURG) : undefined } =
      draft.to ?? {}
    if (!date) return go('moveDay', draft)
    return toDay({ ...draft, to: { ...draft.to, date, time } }, booking, date, turn)
  },
}

export const isTooLate = ({ status, appointmentStart }: BookingView, now: Date): boolean =>
  status === 'confirmed' && appointmentStart !== null && isTooLateToChange(new Date(appointmentStart), now)

export const tooLate = ({ shop }: BookingView, { say }: Turn): string =>
  say.refusals.TOO_LATE_TO_MOVE({
    hours: String(minutesBeforeStartToCancel / 60),
    ...(shop.phone && { phone: shop.phone }),
  })

async function toDay(draft: MyBookingsDraft, booking: BookingView, date: string, turn: Turn): Promise<Outcome> {
  const { ctx, say, now } = turn
  const time = draft.to?.time
  const wanted = time ? instantOf(date, time, JOHANNESBURG).toISOString() : undefined
  const held = [booking.slotStart, booking.move?.start]
  if (wanted && held.includes(wanted)) return ask(draft, wanted, turn)
  const slots = (await openMoves(ctx, turn.actor, booking.id, date)).map((slot) => slot.toISOString())
  if (slots.length === 0) return go('moveDay', { ...draft, to: {} }, text(await noneThen(booking, date, turn)))
  if (!wanted) return amongSlots({ ...draft, slots }, date, turn)
  if (slots.includes(wanted))
    return draft.unsure ? go('moveSure', { ...draft, slots: [wanted] }) : ask(draft, wanted, turn)
  const near = nearestTimes(slots, wanted)
  const readyFrom = booking.order?.readyFrom
  const sorry =
    wanted < now.toISOString()
      ? say.refusals.SLOT_IN_PAST()
      : readyFrom && wanted < readyFrom
        ? say.booking.notThereAt(readyFrom, near)
        : say.booking.timeTaken(time ?? '', date, near)
  return go('moveTime', { ...draft, slots, to: { date } }, text(sorry))
}

/** The free times of the hours that would do; the first or the last is read back if that is wanted. */
function amongSlots(draft: MyBookingsDraft, date: string, { say }: Turn): Outcome {
  const { slots = [], to } = draft
  const { window, edge } = to ?? {}
  const within = slots.filter((slot) => {
    const clock = localTime(new Date(slot), JOHANNESBURG)
    return (!window?.from || clock >= window.from) && (!window?.to || clock <= window.to)
  })
  const end = edge === 'first' ? within[0] : edge === 'last' ? within.at(-1) : undefined
  if (end) return go('moveSure', { ...draft, slots: [end], to: { date, time: localTime(new Date(end), JOHANNESBURG) } })
  if (within.length > 0) return go('moveTime', { ...draft, slots: within, to: { date } })
  return go('moveTime', { ...draft, to: { date } }, text(say.booking.noneInHours(date, window?.from, window?.to)))
}

async function noneThen(booking: BookingView, date: string, turn: Turn): Promise<string> {
  const { ctx, say, now } = turn
  const today = localDate(now, JOHANNESBURG)
  if (date < today) return say.booking.pastDay(date)
  if (date > addDays(today, bookingDaysAhead)) return say.booking.tooFar
  const shop = await shopDetails(ctx, booking.shop.id)
  const { days, readyFrom } = await openMoveDays(ctx, turn.actor, booking.id, { from: date, count: 1 })
  const following = days[0]?.date
  const closed = shop !== undefined && intervalsOn(shop.hours, date).length === 0
  if (closed) return say.booking.closedThen(date, following)
  const isBefore = readyFrom !== undefined && readyFrom >= instantOf(addDays(date, 1), '00:00').toISOString()
  return isBefore ? say.booking.notThereThen(readyFrom, following) : say.booking.fullThen(date, following)
}

/**
 * If the booking can no longer be moved, the reason is said. If somebody has just taken the time, the others are
 * offered again.
 */
async function ask(draft: MyBookingsDraft, start: string, turn: Turn): Promise<Outcome> {
  const { ctx, say } = turn
  try {
    const booking = await rescheduleBooking(ctx, turn.actor, draft.bookingId ?? '', new Date(start))
    return doneWithAll(text(saidOf(booking, start, turn)))
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'SLOT_TAKEN')
      return go('move', { ...draft, to: { date: draft.to?.date } }, text(say.booking.slotJustTaken))
    return done(text(refusalWords(error, say)))
  }
}

function saidOf(booking: BookingView, start: string, { say }: Turn): string {
  if (booking.status === 'pending' || booking.move) return say.moving.asked(booking)
  return booking.appointmentStart === start && !booking.move ? say.moving.agreed(booking) : say.moving.kept(booking)
}

/** More than one day or hour, or a "maybe", is read back before the shop is asked. */
const unsureOf = ({ choice, text: words }: ParsedMessage, now: Date): true | undefined =>
  choice || (namesOneTime(words, now) && !hedges(words)) ? undefined : true

/** 'Move the Golf one to 12' while another is being moved: which one it is, is looked for anew. */
function anotherNamed(message: ParsedMessage): Outcome | undefined {
  const { slots } = message.understood
  if (message.choice || message.yes || message.no || wantsOther(message.text) || !namesOne(message)) return undefined
  const { date, time } = slots
  const to = { ...(date && { date }), ...(time && { time }) }
  return go('begin', { intent: 'move', names: namesIn(message), to, unsure: true })
}

export const moveDay: Question<MyBookingsDraft> = {
  ask: async (draft, turn) => {
    const { ctx, say } = turn
    const booking = await findMine(draft.bookingId, turn)
    if (!booking) return { say: [text(say.booking.gone)] }
    const { among, notDates } = draft.to ?? {}
    const open = await openMoveDays(ctx, turn.actor, booking.id, {
      ...(among?.from && { from: among.from }),
      count: (among ?? notDates) ? MAX_DAYS : SHOWN_DAYS,
    })
    const meant = open.days.filter(({ date }) => !notDates?.includes(date) && (!among || isAmong(date, among)))
    const days = (meant.length > 0 ? meant : open.days).slice(0, SHOWN_DAYS)
    if (days.length === 0) return { say: [text(say.booking.noDays(booking.shop.name))] }
    const rows = days.map(({ date, slots }) => ({
      id: `day:${date}`,
      title: say.booking.shortDay(date),
      description: say.booking.freeTimes(slots),
    }))
    const present = booking.appointmentStart ?? booking.slotStart
    return {
      say: [list(say.moving.whichDay(booking), say.booking.days, rows)],
      draft: { ...draft, ...(present && { presentDate: localDate(new Date(present), JOHANNESBURG) }) },
    }
  },
  answer: (message, draft, { now }) => {
    const anew = anotherNamed(message)
    if (anew) return anew
    const when = message.choice ? {} : hearWhen(message.text, { now, asked: true })
    const date = message.choice?.startsWith('day:')
      ? message.choice.slice(4)
      : otherThan(draft.presentDate, when.date ?? hearDate(message.text, { now }), message.text, now)
    const { window, edge, among, notDates } = when
    const isSameDay = keepsDay(message.text)
    const time = when.time ?? (window || edge ? undefined : draft.to?.time)
    if (!date && (window || edge || among || notDates) && !isSameDay)
      return go('moveDay', { ...draft, to: { window, edge, among, notDates, ...(when.time && { time: when.time }) } })
    if (!date && !time && !isSameDay) return notUnderstood
    // An hour alone is of the day that it is on now.
    const to = {
      date: date ?? (isSameDay ? draft.presentDate : draft.to?.date),
      time,
      ...(date || isSameDay ? { window: window ?? draft.to?.window, edge: edge ?? draft.to?.edge } : {}),
    }
    return go('move', { ...draft, unsure: unsureOf(message, now), to })
  },
}

/** 'Friday does not suit me any more, Tuesday': the day that it is on now is no day to move to, if another is named. */
function otherThan(present: string | undefined, date: string | undefined, words: string, now: Date) {
  if (!date || date !== present) return date
  const [other, ...more] = statedIn(words, { now }).dates.filter((one) => one !== present)
  return other && more.length === 0 ? other : date
}

export const moveTime: Question<MyBookingsDraft> = {
  ask: (draft, { say }) => ({ say: [timesList(draft.slots ?? [], draft.to?.date ?? '', say)] }),
  answer: (message, draft, { now }) => {
    const anew = anotherNamed(message)
    if (anew) return anew
    if (wantsOtherDay(message, now)) return go('moveDay', { ...draft, to: {} })
    const when = message.choice ? {} : hearWhen(message.text, { now, asked: true })
    const date = when.date ?? dayIn(message, now)
    const { window, edge } = when
    const time = window || edge ? undefined : (when.time ?? timeIn(message, now))
    if (!date && !time && !window && !edge) return notUnderstood
    return go('move', {
      ...draft,
      unsure: unsureOf(message, now),
      to: { date: date ?? draft.to?.date, time, window, edge },
    })
  },
}

/** Is that really meant? Asked if the words were not plain. */
export const moveSure: Question<MyBookingsDraft> = {
  ask: async ({ bookingId, slots = [] }, turn) => {
    const { say } = turn
    const booking = await findMine(bookingId, turn)
    const [start] = slots
    if (!booking || !start) return { say: [text(say.booking.gone)] }
    return {
      say: [
        buttons(
          say.moving.reallyMove(booking, start),
          { id: 'move:yes', title: say.moving.moveIt },
          { id: 'mine:keep', title: say.booking.keepIt },
        ),
      ],
    }
  },
  answer: (message, draft, { now, say }) => {
    const anew = anotherNamed(message)
    if (anew) return anew
    if (message.choice === 'move:yes' || message.yes) return go('move', { ...draft, unsure: undefined })
    if (message.choice === 'mine:keep' || message.no || message.understood.slots.keeps)
      return done(text(say.booking.kept))
    if (message.choice) return notUnderstood
    const { date, time = hearTime(message.text, { now }), notDates } = hearWhen(message.text, { now, asked: true })
    if (!date && !time && notDates) return go('moveDay', { ...draft, to: { time: draft.to?.time, notDates } })
    if (!date && !time) return notUnderstood
    // Another day or hour than what was read back is read back, too.
    return go('move', { ...draft, unsure: true, to: { date: date ?? draft.to?.date, time: time ?? draft.to?.time } })
  },
}
