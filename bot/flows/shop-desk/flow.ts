import { type Action, done, notUnderstood, type Question, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, list, text } from '#bot/engine/say.ts'
import { deniesFirst } from '#bot/understand/said/front-desk/left-out.ts'
import { actsAnew } from '#bot/understand/said/front-desk-acts.ts'
import { isPlain, statedIn } from '#bot/understand/stated/stated.ts'
import { bookingNotFound } from '#core/bookings/refusals.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { deskButtons } from '#core/notifications/bookings/buttons.ts'
import { isOfTime, offerLines, openOffersOf } from '#core/notifications/bookings/offer-words.ts'
import { waitsForShop } from '#core/rules/bookings/booking-life.ts'
import { call, callAnswered, callsOf } from '../emergency/call-answer.ts'
import { factsOf, fits } from '../fits.ts'
import { invite, invited, inviteSure } from '../staff/invite.ts'
import { defineFlow } from '../steps.ts'
import { confirm, decline, keepFirst, propose } from './answering.ts'
import { days } from './days.ts'
import { forChosen, really, unfit } from './doubt.ts'
import { atDesk, type DeskDraft, deskBooking } from './draft.ts'
import { each, eachDone } from './each.ts'
import { hasEnded } from './ended.ts'
import { callLine, callRows } from './home.ts'
import { hours, hoursShop, hoursWhich, hoursWrite } from './hours.ts'
import { hoursEach, hoursEachDone } from './hours-each.ts'
import { several, severalDone } from './line/several.ts'
import { offer, reason, time, withdraw } from './offering.ts'
import { calledIn, pointAt, type Thing } from './pointing.ts'
import { go, price, priceSure } from './price.ts'
import { thingsOf } from './scene.ts'
import { ours } from './stock/ours.ts'
import { stockNext, stockWhich, unlisted } from './stock/stock.ts'
import { stockJob, stockOfJob } from './stock/stock-job.ts'
import { stock, stockSure } from './stock/stock-sure.ts'
import { meant, tell, toWhom } from './to-whom.ts'
import { act, sure, today, work } from './work.ts'

/** Goes on with the request that is meant; without one nothing is done, and what waits is shown. */
const begin: Action<DeskDraft> = {
  act: async (draft, turn) => {
    if (draft.bookingId) {
      if (draft.intent === 'confirm') return go((await isUnfit(draft, turn)) ? 'unfit' : 'confirm', draft)
      if (draft.intent === 'decline') return go('decline', draft)
      if (draft.intent === 'propose') return go(draft.date || draft.time || draft.tyres ? 'propose' : 'time', draft)
      return go(draft.words ? 'unfit' : 'answer', draft)
    }
    const waiting = await waitingForShop(turn.ctx, turn.actor)
    const [only] = waiting
    if (!only) return done(text(turn.say.booking.desk.noneWaiting))
    return waiting.length === 1 ? go('answer', { ...draft, bookingId: only.id }) : go('which', draft)
  },
}

/** Whether a yes that was said before it was known to whom speaks against what this one asks for. */
async function isUnfit({ words, bookingId }: DeskDraft, turn: Turn): Promise<boolean> {
  const booking = words === undefined ? undefined : await deskBooking(bookingId, turn)
  return booking !== undefined && !fits(statedIn(words ?? '', { now: turn.now }), factsOf(booking))
}

const which: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const all = await waitingForShop(turn.ctx, turn.actor)
    const meant = await amongOf(draft, all, turn)
    // Of those who were meant nobody else is in the place.
    if (draft.among && meant.length === 0) return { say: [text(say.work.gone)] }
    const calls = meant.length > 0 || draft.intent ? [] : await callsOf(turn)
    const shown = (meant.length > 0 ? meant : all).slice(0, 10 - calls.length)
    const waiting = shown.map((booking) => atDesk(booking, turn))
    const lines = waiting.map((booking, at) =>
      booking.move
        ? `${at + 1}. ${say.work.moveAsked(booking)}`
        : waitsForShop(booking)
          ? say.booking.desk.line(at + 1, booking)
          : `${at + 1}. ${say.work.lineDay(booking)}`,
    )
    const rows = waiting.map((booking, at) => ({
      id: `desk:${booking.id}`,
      title: `${at + 1}. ${booking.customer.name}`,
      description: say.work.workDay(booking),
    }))
    const first = waiting.every(waitsForShop) ? say.booking.desk.whichFirst : say.work.which
    const things = thingsOf(waiting, [], []).map(({ facts: _facts, ...named }) => named)
    return {
      draft: { ...draft, things },
      say: [
        list([first, ...calls.map((one) => callLine(one, turn)), ...lines].join('\n\n'), say.booking.desk.requests, [
          ...rows,
          ...callRows(calls, turn),
        ]),
      ],
    }
  },
  answer: (message, draft, { now }) => {
    const { things = [] } = draft
    const picked = message.choice?.startsWith('desk:') ? message.choice.slice(5) : named(message, things, now)
    const isAnew = message.choice === undefined && actsAnew(message.text, draft.intent, now)
    return picked && !isAnew ? forChosen(draft, picked) : notUnderstood
  },
}

/** Those to choose from, also of bookings that stand. */
async function amongOf({ among = [] }: DeskDraft, waiting: readonly BookingView[], turn: Turn): Promise<BookingView[]> {
  const found = await Promise.all(among.map((id) => waiting.find((one) => one.id === id) ?? deskBooking(id, turn)))
  return found.flatMap((one) => (one && !hasEnded(one) ? [one] : []))
}

/** The request whose customer is named, and nothing else beside. */
function named(message: ParsedMessage, things: readonly Thing[], now: Date): string | undefined {
  if (message.choice || message.kind !== 'text' || deniesFirst(message.text)) return undefined
  const stated = statedIn(message.text, { now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: () => true, byFact: false })
  const isOnlyName =
    !stated.condition &&
    stated.strange.length === 0 &&
    [stated.times, stated.dates, stated.figures, stated.amounts].every(({ length }) => length === 0)
  return pointed.to === 'one' && stated.mentions.length > 0 && isOnlyName ? pointed.thing.id : undefined
}

/** What the driver asks for instead, unless it is one other time, which stands in the request. */
const askedBeside = (booking: BookingView) =>
  openOffersOf(booking, 'customer').filter((one) => one.quantity !== null || !isOfTime(booking, one))

/** The request itself with its three answers. */
const answer: Question<DeskDraft> = {
  ask: async (draft, turn) => {
    const { say } = turn
    const found = (await waitingForShop(turn.ctx, turn.actor)).find((one) => one.id === draft.bookingId)
    const booking = found && atDesk(found, turn)
    // A question about what has been answered since ends.
    if (!booking) throw bookingNotFound()
    return {
      say: [
        buttons(
          [
            booking.move ? say.work.moveAsked(booking) : say.booking.desk.request(booking),
            ...offerLines(booking, askedBeside(booking), say),
          ].join('\n'),
          ...deskButtons(booking, say),
        ),
      ],
    }
  },
  answer: ({ choice, yes, no, text: words }, draft, { now }) => {
    if (choice || !isPlain(words, now)) return notUnderstood
    if (yes) return go('confirm', draft)
    return no ? go('decline', draft) : notUnderstood
  },
}

export const shopDeskFlow = defineFlow('shop-desk', {
  alone: true,
  title: (_draft, say) => say.booking.desk.title,
  takes: (message) => ['book', 'refine', 'reschedule', 'unknown'].includes(message.understood.intent),
  steps: {
    begin,
    which,
    each,
    eachDone,
    several,
    severalDone,
    answer,
    time,
    confirm,
    decline,
    keepFirst,
    propose,
    offer,
    withdraw,
    reason,
    today,
    days,
    work,
    act,
    sure,
    price,
    priceSure,
    meant,
    really,
    unfit,
    toWhom,
    tell,
    stockWhich,
    stockNext,
    stockJob,
    stockOfJob,
    stockSure,
    stock,
    unlisted,
    ours,
    invite,
    inviteSure,
    invited,
    hoursShop,
    hours,
    hoursWhich,
    hoursWrite,
    hoursEach,
    hoursEachDone,
    call,
    callAnswered,
  },
})
