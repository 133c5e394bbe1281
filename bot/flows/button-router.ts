import { aside, change, enter, type Outcome, quiet, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { buttons, text } from '#bot/engine/say.ts'
import { acceptProposal } from '#core/bookings/answers/answer.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { declineOffers } from '#core/bookings/offers/decline-offers.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { writtenAt } from '#core/messaging/inbound/record-inbound.ts'
import { alertButton } from './alerts/buttons.ts'
import { startEmergency } from './emergency/flow.ts'
import { rescueButton } from './emergency/rescue-buttons.ts'
import { menu } from './flows.ts'
import { againAt } from './my-bookings/flow.ts'
import { othersOutcome } from './my-bookings/listed.ts'
import { notTaken, takeButton } from './my-bookings/offers.ts'
import { leavingButton } from './preferences/leaving.ts'
import { settingsButton } from './preferences/outcome.ts'
import { askShopButton } from './questions/subject.ts'
import { quoteButton } from './quotes/desk-words.ts'
import { bookingOf } from './search/book-shown.ts'
import type { SearchDraft } from './search/draft.ts'
import { startSearch } from './search/flow.ts'
import { tappedIn } from './search/results.ts'
import { deskBooking, undoOutcome } from './shop-desk/draft.ts'
import { homeButton } from './shop-desk/home.ts'
import { reasonOfTap } from './shop-desk/offering.ts'
import { stockInventory, stockRight } from './shop-desk/stock/stock-sure.ts'
import { pictureButton } from './shop-picture/begin.ts'
import { bookingAt, readWanted } from './shops/details.ts'
import { proofButton } from './sign-in/proof.ts'
import { joinButton } from './staff/join.ts'
import { frame } from './steps.ts'
import { threadsFrame } from './threads/flow.ts'
import { talkButton } from './threads/talk.ts'

/**
 * Choices that mean the same whenever they are tapped, also days later: they name the thing itself. Undefined for the
 * choices that belong to a question.
 */
export async function routeButton(choice: string, message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const [kind = '', ...rest] = choice.split(':')
  const id = rest.join(':')
  switch (kind) {
    case 'menu':
      return menuOutcome(id, turn)
    case 'offer':
      return enter(frame('search', 'offer', { query: {}, ...(turn.memory.lastSearch ?? {}), code: id }))
    case 'search':
    case 'relax':
      return lastSearchButton(choice, turn)
    case 'book':
      return enter(bookingOf(id, message, searchOf(id, turn)))
    case 'shop':
      return enter(frame('shops', 'begin', readWanted(id)))
    case 'size-of':
      return enter(startSearch({ query: { size: id } }))
    case 'tyres-at':
      return change(startSearch({ query: { shopId: id }, anywhere: true }))
    case 'service-at':
      return enter(bookingAt(readWanted(id).shopId, readWanted(id)))
    case 'again':
      return againOutcome(id, turn)
    case 'proof':
      return proofButton(id, turn)
    case 'alert':
      return alertButton(id, turn)
    case 'leave':
      return leavingButton(id, turn)
    case 'settings':
      return settingsButton(id, turn)
    case 'booking':
      return bookingButton(id, message, turn)
    case 'rescue':
      return id === 'ask' ? undefined : rescueButton(id, message, turn)
    case 'work':
      return workButton(id)
    case 'ask':
      return askShopButton(id, turn)
    case 'undo':
      return turn.actor.shops.length > 0 ? undoOutcome(turn, id) : undefined
    case 'stock':
      return turn.actor.shops.length > 0 ? stockButton(rest, turn) : undefined
    case 'picture':
      return pictureButton(id, turn)
    case 'home':
      return turn.actor.shops.length > 0 ? homeButton(id, turn) : undefined
    case 'talk':
      return talkButton(id, turn)
    case 'join':
      return joinButton(id, turn)
    case 'quote':
      return quoteButton(rest, turn)
    case 'thread':
      return threadButton(id, turn)
  }
  return undefined
}

/** The buttons under the weekly question, or a shop's row where several are asked about. */
const stockButton = ([verb, shopId]: readonly string[], turn: Turn): Promise<Outcome> | undefined =>
  verb === 'right' ? stockRight(turn, shopId) : verb === 'open' ? stockInventory(turn, shopId) : undefined

/** A row under the results of a search that has ended; while one runs, its own step hears the row. */
function lastSearchButton(choice: string, { memory, running }: Turn): Outcome | undefined {
  const last = memory.lastSearch as SearchDraft | undefined
  const next = running === 'search' || !last?.query ? undefined : tappedIn(choice, last)
  return next && enter(startSearch(next))
}

/** The search that showed the offer, with the day and vehicle that were named; of another one only the number counts. */
function searchOf(code: string, { memory }: Turn): SearchDraft | undefined {
  const last = memory.lastSearch as SearchDraft | undefined
  const showed = last?.shown?.some((one) => one.code === code) || last?.code === code
  return showed ? last : last?.query && { query: last.query }
}

function menuOutcome(what: string, { say }: Turn): Outcome | undefined {
  switch (what) {
    case '':
      return aside(menu(say))
    case 'human':
      return enter(threadsFrame({ support: true }))
    case 'find':
      return enter(startSearch({ query: {} }))
    case 'deals':
      return enter(startSearch({ query: { dealsOnly: true } }))
    case 'shops':
      return enter(frame('shops', 'begin', {}))
    case 'mine':
      return enter(frame('my-bookings', 'begin', {}))
    case 'emergency':
      return enter(startEmergency())
    case 'help':
      return aside(text(say.common.helpText))
  }
  return undefined
}

/** The buttons of a booking's own messages: the shop's three answers and the driver's. */
async function bookingButton(what: string, message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const [verb = '', bookingId = '', which = ''] = what.split(':')
  switch (verb) {
    case 'confirm':
    case 'anyway':
    case 'decline':
    case 'propose': {
      const booking = verb === 'decline' ? await deskBooking(bookingId, turn) : undefined
      if (booking && isAsked(booking, turn.now)) return enter(frame('shop-desk', 'reason', { bookingId }))
      const meant = verb === 'anyway' ? { intent: 'confirm' as const, anyway: true } : { intent: verb }
      return enter(frame('shop-desk', 'begin', { ...meant, bookingId, ...(await seenIn(message, turn)) }))
    }
    case 'no': {
      const reason = reasonOfTap(which, turn.say)
      return enter(
        frame('shop-desk', 'decline', { bookingId, ...(reason && { reason }), ...(await seenIn(message, turn)) }),
      )
    }
    case 'keep':
      return enter(frame('shop-desk', 'keepFirst', { bookingId, ...(await seenIn(message, turn)) }))
    case 'offer':
      return enter(frame('shop-desk', 'offer', { bookingId, offer: which, ...(await seenIn(message, turn)) }))
    case 'more':
      return enter(frame('shop-desk', 'time', { bookingId }))
    case 'withdraw':
      return enter(frame('shop-desk', 'withdraw', { bookingId, ...(await seenIn(message, turn)) }))
    case 'take':
      return takeButton(bookingId, { offerId: which }, message, turn)
    case 'take1':
    case 'take2':
    case 'take3':
      return takeButton(bookingId, { place: Number(verb.slice(4)) }, message, turn)
    case 'accept':
    case 'refuse':
      return proposalButton(verb, bookingId, message, turn)
    case 'beside':
      return enter(frame('my-bookings', 'beside', { bookingId }))
    case 'wait':
      return aside(text(turn.say.beside.waits))
    case 'others':
      return othersOutcome(bookingId, turn)
    case 'again':
      return againOutcome(bookingId, turn)
    case 'write':
      return writeOutcome(bookingId, turn)
    case 'move':
      return enter(frame('my-bookings', 'move', { intent: 'move', bookingId }))
    case 'change':
      return enter(frame('my-bookings', 'change', { bookingId }))
    case 'unask':
      return enter(frame('my-bookings', 'unask', { bookingId }))
    case 'cancel':
      return enter(frame('my-bookings', 'sure', { bookingId }))
    case 'open':
      return enter(frame('my-bookings', 'one', { bookingId }))
    case 'rate':
      return enter(frame('review', 'stars', { bookingId }))
  }
  return undefined
}

/** A request that can still be declined. */
const isAsked = ({ status, answerBy }: BookingView, now: Date): boolean =>
  status === 'pending' && answerBy !== null && new Date(answerBy) > now

/** When the message was written that a tap answers. */
async function seenIn(message: ParsedMessage, { ctx, contact }: Turn): Promise<{ seenAt?: string }> {
  const seenAt = await writtenAt(ctx, contact.id, message.repliesTo)
  return seenAt ? { seenAt: seenAt.toISOString() } : {}
}

/** 'Answer' under what somebody wrote. */
function threadButton(what: string, { say, news = [] }: Turn): Outcome {
  const [verb, threadId] = what.split(':')
  // What waited is on its way already.
  if (verb === 'read') return news.length > 0 ? quiet : aside(text(say.threads.nothingWaits))
  return threadId ? enter(threadsFrame({ threadId })) : aside(text(say.threads.gone))
}

export async function proposalButton(
  verb: 'accept' | 'refuse',
  bookingId: string,
  message: ParsedMessage,
  turn: Turn,
): Promise<Outcome> {
  const { ctx, contact, actor, say } = turn
  try {
    const seenAt = await writtenAt(ctx, contact.id, message.repliesTo)
    if (verb === 'accept') return aside(text(say.booking.accepted(await acceptProposal(ctx, actor, bookingId, seenAt))))
    const booking = await declineOffers(ctx, actor, bookingId, seenAt)
    if (booking.status === 'confirmed') return aside(text(say.moving.kept(booking)))
    return aside(
      buttons(
        say.booking.refused(booking),
        { id: `again:${booking.id}`, title: say.booking.bookAgain },
        { id: 'menu:find', title: say.common.findTyres },
      ),
    )
  } catch (error) {
    if (error instanceof Refusal) return notTaken(error, bookingId, turn)
    throw error
  }
}

/** A message to the shop of one's own booking. */
async function writeOutcome(bookingId: string, turn: Turn): Promise<Outcome> {
  const mine = await myBookings(turn.ctx, turn.actor, {})
  const booking = mine.find((one) => one.id === bookingId)
  return booking ? enter(threadsFrame({ shopId: booking.shop.id })) : aside(text(turn.say.booking.gone))
}

async function againOutcome(bookingId: string, turn: Turn): Promise<Outcome> {
  const mine = await myBookings(turn.ctx, turn.actor, {})
  const booking = mine.find((one) => one.id === bookingId)
  return booking ? enter(againAt(booking)) : aside(text(turn.say.booking.gone))
}

/** What a shop taps under one of its bookings. */
function workButton(what: string): Outcome | undefined {
  const [verb = '', bookingId = '', cents] = what.split(':')
  switch (verb) {
    case 'open':
      return enter(frame('shop-desk', 'work', { bookingId }))
    case 'done':
      return enter(frame('shop-desk', 'act', { bookingId, verb, ...(cents && { seenCents: Number(cents) }) }))
    case 'start':
    case 'ready':
    case 'noshow':
      return enter(frame('shop-desk', 'act', { bookingId, verb }))
    case 'cancel':
    case 'hide':
      return enter(frame('shop-desk', 'sure', { bookingId, verb }))
    case 'price':
      return cents
        ? enter(frame('shop-desk', 'priceSure', { bookingId, verb: 'done', totalCents: Number(cents) }))
        : enter(frame('shop-desk', 'price', { bookingId }))
  }
  return undefined
}
