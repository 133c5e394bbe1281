import { type Action, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, choices, list, text } from '#bot/engine/say.ts'
import { cancelBooking } from '#core/bookings/answers/cancel-booking.ts'
import { hideBooking } from '#core/bookings/hide-booking.ts'
import { shopDay } from '#core/bookings/shop-bookings.ts'
import { completeWork, markNoShow, startWork } from '#core/bookings/shop-work.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import type { ListRow } from '#core/messaging/content.ts'
import { canBecome, waitsForShop } from '#core/rules/bookings/booking-life.ts'
import { JOHANNESBURG, localDate } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { refusalWords } from '../refused.ts'
import { atDesk, type DeskDraft, deskBooking, type Verb } from './draft.ts'
import { go } from './go.ts'

const SHOWN = 10

/** What the shop has to do that day. Its rows mean the same whenever they are tapped, so nothing is asked. */
export const today: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { ctx, say, now } = turn
    const date = draft.date ?? localDate(now, JOHANNESBURG)
    const bookings = (await shopDay(ctx, turn.actor, date)).map((booking) => atDesk(booking, turn))
    if (bookings.length === 0) return done(text(say.work.nothing(date)))
    const rows = bookings.slice(0, SHOWN).map((booking) => ({
      id: `work:${draft.verb ?? 'open'}:${booking.id}`,
      title: say.work.row(booking),
      description: say.booking.work(booking),
    }))
    const words = [say.work.today(date), ...bookings.map(say.work.line), draft.verb ? say.work.which : say.work.how]
    return done(list(words.join('\n\n'), say.work.bookings, rows))
  },
}

/** One booking, with all that the shop can do with it now. */
export const work: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { say } = turn
    const booking = await deskBooking(draft.bookingId, turn)
    if (!booking) return done(text(say.work.gone))
    return done(choices(say.work.details(booking), say.work.whatNow, thingsToDo(booking, turn.now, say)))
  },
}

function thingsToDo(booking: BookingView, now: Date, say: Texts): ListRow[] {
  const { id, status, awaiting, move, appointmentStart } = booking
  const due = appointmentStart !== null && new Date(appointmentStart) <= now
  const answerable = waitsForShop({ awaiting, move })
  const offered: [boolean, ListRow][] = [
    [answerable && booking.slotStart !== null, { id: `booking:confirm:${id}`, title: say.booking.desk.confirm }],
    [canBecome(status, 'in_progress'), { id: `work:start:${id}`, title: say.work.start }],
    [
      canBecome(status, 'in_progress') || canBecome(status, 'completed'),
      { id: `work:done:${id}`, title: say.work.done },
    ],
    [status === 'confirmed' && due, { id: `work:noshow:${id}`, title: say.work.noShow }],
    [status === 'pending' || status === 'confirmed', { id: `booking:propose:${id}`, title: say.work.propose }],
    [status === 'confirmed', { id: `work:cancel:${id}`, title: say.work.cancel }],
    [answerable, { id: `booking:decline:${id}`, title: move ? say.moving.keepOld : say.booking.desk.decline }],
    [true, { id: `work:hide:${id}`, title: say.work.hide }],
  ]
  return offered.filter(([is]) => is).map(([, row]) => row)
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
  answer: (message, draft, { say }) => {
    if (message.choice === 'desk-sure:yes' || message.yes) return go('act', draft)
    if (message.choice === 'desk-sure:no' || message.no) return done(text(say.work.kept))
    return notUnderstood
  },
}

const sureButtons = (say: Texts, yes: string) => [
  { id: 'desk-sure:yes', title: yes },
  { id: 'desk-sure:no', title: say.work.keep },
]

export const act: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const { ctx, say } = turn
    const [actor, id] = [turn.actor, draft.bookingId ?? '']
    const before = await deskBooking(id, turn)
    if (!before) return done(text(say.work.gone))
    const acts: Record<Verb, () => Promise<string>> = {
      start: async () => say.work.started(atDesk(await startWork(ctx, actor, id), turn)),
      done: async () => say.work.completed(atDesk(await completeWork(ctx, actor, id), turn)),
      noshow: async () => say.work.noShowMarked(atDesk(await markNoShow(ctx, actor, id), turn)),
      cancel: async () => say.work.cancelled(atDesk(await cancelBooking(ctx, actor, id, draft.reason ?? ''), turn)),
      hide: async () => {
        const hidden = atDesk(await hideBooking(ctx, actor, id), turn)
        return canBecome(before.status, 'cancelled') ? say.work.hiddenCancelled(hidden) : say.work.hidden(hidden)
      },
    }
    try {
      return done(text(await acts[draft.verb ?? 'start']()))
    } catch (error) {
      if (error instanceof Refusal) return done(text(refusalWords(error, say)))
      throw error
    }
  },
}
