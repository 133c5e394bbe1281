import { type Action, done, notUnderstood, type Question } from '#bot/engine/flow.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import { defineFlow } from '../steps.ts'
import { confirm, decline, propose } from './answering.ts'
import { atDesk, type DeskDraft, deskBooking } from './draft.ts'
import { go } from './go.ts'
import { hours, hoursShop, hoursWhich, hoursWrite } from './hours.ts'
import { stockNext, stockWhich, unlisted } from './stock.ts'
import { stock, stockSure } from './stock-sure.ts'
import { meant, tell, toWhom } from './tell.ts'
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
    if (known.intent === 'propose') return go(known.date || known.time || known.tyres ? 'propose' : 'time', known)
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
    if (message.choice) return notUnderstood
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

export const shopDeskFlow = defineFlow('shop-desk', {
  alone: true,
  title: (_draft, say) => say.booking.desk.title,
  takes: (message) => ['book', 'refine', 'reschedule', 'unknown'].includes(message.understood.intent),
  steps: {
    begin,
    which,
    answer,
    time,
    confirm,
    decline,
    propose,
    today,
    work,
    act,
    sure,
    meant,
    toWhom,
    tell,
    stockWhich,
    stockNext,
    stockSure,
    stock,
    unlisted,
    hoursShop,
    hours,
    hoursWhich,
    hoursWrite,
  },
})
