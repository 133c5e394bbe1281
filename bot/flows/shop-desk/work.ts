import { type Action, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, choices, list, text } from '#bot/engine/say.ts'
import { isPlain } from '#bot/understand/stated/stated.ts'
import { undoably } from '#core/bookings/answers/answer.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { correctDone, overrunOf } from '#core/bookings/corrections/correct-done.ts'
import { hideBooking, shopBookingsAround, shopDay } from '#core/bookings/shop-bookings.ts'
import { completeWork, markNoShow, markReady, startWork } from '#core/bookings/shop-work.ts'
import type { Context } from '#core/context.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { ListRow } from '#core/messaging/content.ts'
import { openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { canBecome, noShowFrom, waitsForShop } from '#core/rules/bookings/booking-life.ts'
import { canCorrectDone } from '#core/rules/bookings/corrections.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { refusalWords } from '../refused.ts'
import { atDesk, confirmTitle, type DeskDraft, deskBooking, speakOf, type Verb, withUndo } from './draft.ts'
import { endedPart } from './ended.ts'
import { waitingPart } from './home.ts'
import { readBackFirst } from './line/gate.ts'
import { go } from './price.ts'

const SHOWN = 10

/** What the shop has to do that day. Its rows mean the same whenever they are tapped, so nothing is asked. */
export const today: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { say, now } = turn
    const date = draft.date ?? localDate(now, JOHANNESBURG)
    const bookings = (await listed(draft, date, turn)).map((booking) => atDesk(booking, turn))
    const waiting = draft.verb || draft.among ? { lines: [], rows: [] } : await waitingPart(turn)
    const isToday = date === localDate(now, JOHANNESBURG)
    const ended = draft.verb || draft.among || !isToday ? [] : await endedPart(turn)
    if (bookings.length === 0 && waiting.rows.length === 0)
      return done(text(draft.verb ? say.work.noneToDo : [say.work.nothing(date), ...ended].join('\n\n')))
    const rows = bookings.slice(0, SHOWN).map((booking) => ({
      id: draft.totalCents
        ? `work:price:${booking.id}:${draft.totalCents}`
        : `work:${draft.verb ?? 'open'}:${booking.id}`,
      title: say.work.row(booking),
      description: draft.among ? say.work.workDay(booking) : say.booking.work(booking),
    }))
    const words = [
      ...(draft.among ? [] : [bookings.length > 0 ? say.work.today(date) : say.work.nothing(date)]),
      ...bookings.map(draft.among ? say.work.lineDay : say.work.line),
      ...waiting.lines,
      ...ended,
      draft.verb ? say.work.which : say.work.how,
    ]
    return done(list(words.join('\n\n'), say.work.bookings, [...rows, ...waiting.rows].slice(0, SHOWN)))
  },
}

/** The bookings of the day, or those to choose from. */
const listed = async ({ among }: DeskDraft, date: string, { ctx, actor }: Turn): Promise<BookingView[]> =>
  among ? (await shopBookingsAround(ctx, actor)).filter(({ id }) => among.includes(id)) : shopDay(ctx, actor, date)

/** One booking, with all that the shop can do with it now. */
export const work: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const booking = await deskBooking(draft.bookingId, turn)
    if (!booking) return done(text(say.work.gone))
    const overrun = await overrunOf(turn.ctx, turn.actor, booking.id)
    const words = [say.work.details(booking), ...(overrun ? [say.changing.overrun(overrun)] : [])].join('\n')
    return done(choices(words, say.work.whatNow, thingsToDo(booking, turn.now, say)))
  },
}

function thingsToDo(booking: BookingView, now: Date, say: Texts): ListRow[] {
  const { id, status, awaiting, move, offers, slotStart, totalCents } = booking
  const answerable = waitsForShop({ awaiting, offers })
  const { isToday, isMissed, isDoneToday } = standing(booking, now)
  const isAtWork = status === 'in_progress'
  const offered: [boolean, ListRow][] = [
    [answerable && slotStart !== null, { id: `booking:confirm:${id}`, title: confirmTitle(booking, say) }],
    [isToday, { id: `work:start:${id}`, title: say.work.start }],
    [isAtWork && booking.readyAt === null, { id: `work:ready:${id}`, title: say.work.ready }],
    [isToday || isAtWork, { id: `work:done:${id}:${totalCents}`, title: say.work.doneAt(totalCents) }],
    [isToday || isAtWork || isDoneToday, { id: `work:price:${id}`, title: say.work.otherPrice }],
    [isMissed, { id: `work:noshow:${id}`, title: say.work.noShow }],
    [status === 'pending' || status === 'confirmed', { id: `booking:propose:${id}`, title: say.work.propose }],
    [openOffersOf(booking, 'shop').length > 0, { id: `booking:withdraw:${id}`, title: say.offers.desk.withdraw }],
    [status === 'confirmed', { id: `work:cancel:${id}`, title: say.work.cancel }],
    [answerable, { id: `booking:decline:${id}`, title: move ? say.moving.keepOld : say.booking.desk.decline }],
    [!isAtWork, { id: `work:hide:${id}`, title: say.work.hide }],
  ]
  return offered.filter(([is]) => is).map(([, row]) => row)
}

/** Of a confirmed booking: whether its day has come, and whether nobody came. Of one that is done: whether today. */
function standing({ status, appointmentStart, completedAt }: BookingView, now: Date) {
  const start = status === 'confirmed' && appointmentStart ? new Date(appointmentStart) : undefined
  return {
    isToday: start !== undefined && localDate(start, JOHANNESBURG) <= localDate(now, JOHANNESBURG),
    isMissed: start !== undefined && noShowFrom(start) <= now,
    isDoneToday: completedAt !== null && canCorrectDone(new Date(completedAt), now),
  }
}

/** Really? Asked where the driver is told that the booking is off. */
export const sure: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const booking = await deskBooking(draft.bookingId, turn)
    if (!booking) return { say: [text(say.work.gone)] }
    if (!canBecome(booking.status, 'cancelled'))
      return { say: [buttons(say.work.details(booking), ...sureButtons(say, say.work.hide))] }
    return { say: [buttons(say.work.sure(booking), ...sureButtons(say, say.work.cancel))] }
  },
  answer: ({ choice, yes, no, text: words }, draft, { say, now }) => {
    const isPlainly = choice === undefined && isPlain(words, now)
    if (choice === 'desk-sure:yes' || (yes && isPlainly)) return go('act', draft)
    if (choice === 'desk-sure:no' || (no && isPlainly)) return done(text(say.work.kept))
    return notUnderstood
  },
}

const sureButtons = (say: Texts, yes: string) => [
  { id: 'desk-sure:yes', title: yes },
  { id: 'desk-sure:no', title: say.work.keep },
]

export const act: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { ctx, say, actor } = turn
    const id = draft.bookingId ?? ''
    const before = await deskBooking(id, turn)
    if (!before) return done(text(say.work.gone))
    if (draft.verb === 'open') return go('work', draft)
    if (draft.verb === 'hide') return hide(before, turn)
    if (draft.seenCents !== undefined && draft.seenCents !== before.totalCents)
      return go('work', { bookingId: id }, text(say.work.otherTotal(before)))
    const { change, words } = works(draft, turn, before)[draft.verb ?? 'start']
    const { verb: act = 'start', totalCents, reason = '' } = draft
    const plan = { act, who: before.customer.name, bookingId: id, words: reason, ...(totalCents && { totalCents }) }
    const readBack = await readBackFirst([plan], turn)
    if (readBack) return { to: 'switch', frame: readBack, say: [] }
    try {
      const { booking, undoId } = await undoably(ctx, actor.contactId, id, (ctx) => change(ctx))
      speakOf(booking, turn)
      const same = undoId === null && draft.verb !== 'ready' && booking.status === before.status
      return done(withUndo((same ? say.work.nothingNew : words)(atDesk(booking, turn)), undoId, turn))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}

type Works = Record<
  Exclude<Verb, 'hide'>,
  { change: (ctx: Context) => Promise<BookingView>; words: (booking: BookingView) => string }
>

const works = (
  { bookingId: id = '', reason = '', totalCents }: DeskDraft,
  { actor, say }: Turn,
  before: BookingView,
): Works => ({
  start: { change: (ctx) => startWork(ctx, actor, id), words: say.work.started },
  ready: {
    change: (ctx) => markReady(ctx, actor, id),
    words: before.readyAt === null ? say.work.isReady : say.work.wasReady,
  },
  done:
    totalCents !== undefined && before.status === 'completed'
      ? { change: (ctx) => correctDone(ctx, actor, id, { totalCents }), words: say.work.doneCorrected }
      : {
          change: (ctx) => completeWork(ctx, actor, id, totalCents === undefined ? {} : { totalCents }),
          words: say.work.completed,
        },
  noshow: { change: (ctx) => markNoShow(ctx, actor, id), words: say.work.noShowMarked },
  cancel: { change: (ctx) => cancelBooking(ctx, actor, id, reason), words: say.work.cancelled },
})

/** A booking that is put away cannot be seen any more, so there is no way back. */
async function hide(before: BookingView, turn: Turn): Promise<Outcome> {
  const { ctx, actor, say } = turn
  try {
    const hidden = atDesk(await hideBooking(ctx, actor, before.id), turn)
    return done(
      text(canBecome(before.status, 'cancelled') ? say.work.hiddenCancelled(hidden) : say.work.hidden(hidden)),
    )
  } catch (error) {
    if (error instanceof Refusal) return done(text(refusalWords(error, say)))
    throw error
  }
}
