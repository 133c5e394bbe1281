import { type Action, done, notUnderstood, type Outcome, type Question, type Turn } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { declineBooking } from '#core/bookings/answers/decline-booking.ts'
import { proposeTime } from '#core/bookings/answers/propose-time.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { instantOf, JOHANNESBURG, localDate, localTime } from '#core/rules/time/time.ts'
import type { Texts } from '#core/texts/texts.ts'
import { refusalWords } from '../refused.ts'
import { defineFlow } from '../steps.ts'
import { atDesk, type DeskDraft, deskBooking } from './draft.ts'
import { go } from './go.ts'
import { act, sure, today, work } from './work.ts'

const begin: Action<DeskDraft> = {
  act: async (draft, turn) => {
    const waiting = await waitingForShop(turn.ctx, turn.actor)
    const meant = draft.bookingId ? undefined : waiting.length === 1 ? waiting[0] : undefined
    const known = meant ? { ...draft, bookingId: meant.id } : draft
    if (!known.bookingId)
      return waiting.length === 0 ? done(text(turn.say.booking.desk.noneWaiting)) : go('which', draft)
    if (known.intent === 'confirm') return go('confirm', known)
    if (known.intent === 'decline') return go('decline', known)
    if (known.intent === 'propose') return go(known.date && known.time ? 'propose' : 'time', known)
    return go('answer', known)
  },
}

const which: Question<DeskDraft> = {
  ask: async (_draft, turn) => {
    const { say } = turn
    const waiting = (await waitingForShop(turn.ctx, turn.actor)).slice(0, 10).map((booking) => atDesk(booking, turn))
    const lines = waiting.map((booking, at) =>
      booking.move ? `${at + 1}. ${say.work.moveAsked(booking)}` : say.booking.desk.line(at + 1, booking),
    )
    const rows = waiting.map((booking, at) => ({
      id: `desk:${booking.id}`,
      title: `${at + 1}. ${booking.customer.name}`,
      description: say.booking.work(booking),
    }))
    return { say: [list([say.booking.desk.whichFirst, ...lines].join('\n\n'), say.booking.desk.requests, rows)] }
  },
  answer: (message, draft) =>
    message.choice?.startsWith('desk:') ? go('begin', { ...draft, bookingId: message.choice.slice(5) }) : notUnderstood,
}

/** The request itself with its three answers. */
const answer: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const found = (await waitingForShop(turn.ctx, turn.actor)).find((one) => one.id === draft.bookingId)
    const booking = found && atDesk(found, turn)
    if (!booking) return { say: [text(say.booking.desk.noneWaiting)] }
    return {
      say: [
        buttons(
          booking.move ? say.work.moveAsked(booking) : say.booking.desk.request(booking),
          { id: `booking:confirm:${booking.id}`, title: say.booking.desk.confirm },
          { id: `booking:propose:${booking.id}`, title: say.booking.desk.propose },
          { id: `booking:decline:${booking.id}`, title: booking.move ? say.moving.keepOld : say.booking.desk.decline },
        ),
      ],
    }
  },
  answer: (message, draft) => {
    if (message.yes) return go('confirm', draft)
    return message.no ? go('decline', draft) : notUnderstood
  },
}

const time: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const booking = await deskBooking(draft.bookingId, turn)
    return { say: [text(booking ? turn.say.booking.desk.whichTime(booking) : turn.say.booking.desk.noneWaiting)] }
  },
  answer: (message, draft, { now }) => {
    const date = hearDate(message.text, { now }) ?? draft.date
    const time = hearTime(message.text, { now, asked: true }) ?? draft.time
    if (!date && !time) return notUnderstood
    return go('propose', { ...draft, date, time })
  },
}

const seen = ({ seenAt }: DeskDraft): Date | undefined => (seenAt ? new Date(seenAt) : undefined)

const confirm: Action<DeskDraft> = {
  act: (draft, turn) =>
    answered(draft, turn, async (id) => {
      const before = await deskBooking(id, turn)
      const booking = atDesk(await confirmBooking(turn.ctx, turn.actor, id, seen(draft)), turn)
      const { say } = turn
      return done(text(before?.move ? say.work.moveAgreed(booking) : say.booking.desk.confirmed(booking)))
    }),
}

const decline: Action<DeskDraft> = {
  act: (draft, turn) =>
    answered(draft, turn, async (id) => {
      const booking = atDesk(await declineBooking(turn.ctx, turn.actor, id, draft.reason ?? '', seen(draft)), turn)
      const { say } = turn
      return done(
        text(booking.status === 'confirmed' ? say.work.moveDeclined(booking) : say.booking.desk.declined(booking)),
      )
    }),
}

const propose: Action<DeskDraft> = {
  act: (draft, turn) =>
    answered(draft, turn, async (id) => {
      const { say } = turn
      const present = await deskBooking(id, turn)
      const asked = present?.appointmentStart ?? present?.preferredStart
      const from = asked ? new Date(asked) : turn.now
      const day = draft.date ?? localDate(from, JOHANNESBURG)
      const clock = draft.time ?? (asked ? localTime(from, JOHANNESBURG) : undefined)
      if (!clock) return go('time', { ...draft, date: day }, text(say.booking.notATime))
      const booking = atDesk(await proposeTime(turn.ctx, turn.actor, id, instantOf(day, clock, JOHANNESBURG)), turn)
      return done(text(proposedWords(booking, say)))
    }),
}

function proposedWords(booking: BookingView, say: Texts): string {
  if (booking.move) return say.work.moveProposed(booking)
  return booking.status === 'confirmed' ? say.work.moveAgreed(booking) : say.booking.desk.proposed(booking)
}

/** A time that does not work is asked for again; any other refusal ends with its reason. */
async function answered(
  draft: DeskDraft,
  { say }: Turn,
  act: (bookingId: string) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await act(draft.bookingId ?? '')
  } catch (error) {
    if (!(error instanceof Refusal)) throw error
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

export const shopDeskFlow = defineFlow('shop-desk', {
  alone: true,
  title: (_draft, say) => say.booking.desk.title,
  takes: (message) => ['book', 'refine', 'reschedule', 'unknown'].includes(message.understood.intent),
  steps: { begin, which, answer, time, confirm, decline, propose, today, work, act, sure },
})
