import { type Action, change, done, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { undoably } from '#core/bookings/answers/answer.ts'
import { confirmBooking, declineAsked, declineBooking } from '#core/bookings/answers/confirm-booking.ts'
import { proposeTime } from '#core/bookings/answers/reschedule.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { asAskedWords } from '#core/notifications/bookings/offer-words.ts'
import { shopSays } from '#core/notifications/money-line.ts'
import { instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { momentWords } from '#core/texts/when.ts'
import { refusalWords } from '../refused.ts'
import { atDesk, type DeskDraft, deskBooking, speakOf, withUndo } from './draft.ts'
import { readBackFirst } from './line/gate.ts'
import type { Planned } from './line/planned.ts'
import { go } from './price.ts'

const seen = ({ seenAt }: DeskDraft): Date | undefined => (seenAt ? new Date(seenAt) : undefined)

export const confirm: Action<DeskDraft> = {
  act: (draft, turn) =>
    answered(draft, turn, async (id) => {
      const before = await deskBooking(id, turn)
      const { ctx, actor, say } = turn
      const { seenAt, anyway } = draft
      const plan = planFor('confirm', before, { ...(seenAt && { seenAt }), ...(anyway && { anyway }) })
      const readBack = await readBackFirst(plan, turn)
      if (readBack) return change(readBack)
      const answer = await undoably(ctx, actor.contactId, id, (ctx) =>
        confirmBooking(ctx, actor, id, seen(draft), draft),
      )
      const booking = spoken(answer.booking, turn)
      const words = before?.move
        ? say.work.moveAgreed(booking)
        : booking.status === 'confirmed'
          ? say.booking.desk.confirmed(booking)
          : say.beside.offered(booking.customer.name, asAskedWords(booking, say))
      return done(withUndo(words, answer.undoId, turn))
    }),
}

export const decline: Action<DeskDraft> = {
  act: (draft, turn) =>
    answered(draft, turn, async (id) => {
      const { ctx, actor, say } = turn
      const { reason = '', seenAt } = draft
      const before = turn.heard === undefined ? undefined : await deskBooking(id, turn)
      const plan = planFor('decline', before, { words: reason, ...(seenAt && { seenAt }) })
      const readBack = await readBackFirst(plan, turn)
      if (readBack) return change(readBack)
      const answer = await undoably(ctx, actor.contactId, id, (ctx) =>
        declineBooking(ctx, actor, id, reason, seen(draft)),
      )
      const booking = spoken(answer.booking, turn)
      const declined = reason
        ? shopSays(say.frontDesk.declinedWith(booking, reason), say)
        : say.booking.desk.declined(booking)
      const words =
        booking.status === 'confirmed' ? say.work.moveDeclined(booking) : `${declined}\n${whatWords(booking, say)}`
      return done(withUndo(words, answer.undoId, turn))
    }),
}

/** No to what the driver asks for instead; the request is shown again, as it was first asked. */
export const keepFirst: Action<DeskDraft> = {
  act: (draft, turn) =>
    answered(draft, turn, async (id) => {
      const { ctx, actor, say } = turn
      const booking = spoken(await declineAsked(ctx, actor, id, seen(draft)), turn)
      const told = text(say.changing.ask.declined(booking.customer.name))
      return booking.awaiting === 'shop' ? go('answer', { bookingId: id }, told) : done(told)
    }),
}

export const propose: Action<DeskDraft> = {
  act: (draft, turn) =>
    answered(draft, turn, async (id) => {
      const { ctx, actor, say } = turn
      const present = await deskBooking(id, turn)
      const asked = present?.appointmentStart ?? present?.preferredStart
      const from = asked ? new Date(asked) : turn.now
      const day = draft.date ?? localDate(from, JOHANNESBURG)
      const clock = draft.time ?? (asked ? localTime(from, JOHANNESBURG) : undefined)
      if (!clock) return go('time', { ...draft, date: day }, text(say.booking.notATime))
      const start = instantOf(day, clock, JOHANNESBURG)
      const readBack = await readBackFirst(
        planFor('offer', present, { starts: [start.toISOString()], ...offerOf(draft, present) }),
        turn,
      )
      if (readBack) return change(readBack)
      const answer = await undoably(ctx, actor.contactId, id, (ctx) =>
        proposeTime(ctx, actor, id, start, offerOf(draft, present)),
      )
      const booking = spoken(answer.booking, turn)
      return done(withUndo(proposedWords(booking, say), answer.undoId, turn))
    }),
}

const planFor = (act: Planned['act'], booking: BookingView | undefined, more: Partial<Planned>): Planned[] =>
  booking ? [{ act, who: booking.customer.name, bookingId: booking.id, ...more }] : []

/** Tyres and time, to read back what was answered. */
const whatWords = (booking: BookingView, say: Texts): string =>
  [say.booking.work(booking), booking.slotStart && momentWords(booking.slotStart, say.dates)].filter(Boolean).join(', ')

const spoken = (booking: BookingView, turn: Turn): BookingView => {
  speakOf(booking, turn)
  return atDesk(booking, turn)
}

/** Fewer tyres than asked for; as many or more change nothing. */
const offerOf = ({ tyres, note }: DeskDraft, booking: BookingView | undefined) =>
  tyres !== undefined && tyres < (booking?.quantity ?? 0) ? { quantity: tyres, note: note ?? '' } : {}

function proposedWords(booking: BookingView, say: Texts): string {
  if (booking.move) return say.work.moveProposed(booking)
  if (booking.status === 'confirmed') return say.work.moveAgreed(booking)
  const { quantity } = booking.offered ?? {}
  const fewer = quantity ? `\n${say.frontDesk.offered(quantity, booking.quantity ?? quantity)}.` : ''
  return `${say.booking.desk.proposed(booking)}${fewer}`
}

/** A time that does not work is asked for again; any other refusal ends with its reason. */
async function answered(draft: DeskDraft, turn: Turn, act: (bookingId: string) => Promise<Outcome>): Promise<Outcome> {
  const { say } = turn
  try {
    return await act(draft.bookingId ?? '')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
    if (error.code === 'STOCK_PROMISED') return promised(error, draft, turn)
    if (error.code === 'TIME_CHANGED') {
      const { seenAt: _seen, ...again } = draft
      return go('answer', again, text(refusalWords(error, say)))
    }
    const timely = [
      'TIME_REQUIRED',
      'SHOP_CLOSED',
      'SLOT_TAKEN',
      'SLOT_IN_PAST',
      'TOO_FAR_AHEAD',
      'SAME_TIME',
    ].includes(error.code)
    if (!timely) return done(text(refusalWords(error, say)))
    return go('time', { ...draft, intent: 'propose', date: undefined, time: undefined }, text(refusalWords(error, say)))
  }
}

/** More is promised than is free: one tap goes on, another one proposes something else. */
async function promised(refusal: Refusal, { bookingId = '' }: DeskDraft, turn: Turn): Promise<Outcome> {
  const { say } = turn
  const booking = await deskBooking(bookingId, turn)
  if (!booking) return done(text(say.work.gone))
  return done(
    buttons(
      say.frontDesk.promised(booking, refusalWords(refusal, say)),
      { id: `booking:anyway:${bookingId}`, title: say.frontDesk.confirmAnyway },
      { id: `booking:propose:${bookingId}`, title: say.frontDesk.offerOther },
    ),
  )
}
