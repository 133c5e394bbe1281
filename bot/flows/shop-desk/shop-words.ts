import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { plainOrder } from '#bot/understand/said/plain-orders.ts'
import { asksBack, codeIn, proposedTime, reasonIn, saysPrice, saysUndo } from '#bot/understand/shop-words.ts'
import { tellsOfStock } from '#bot/understand/stock-words.ts'
import type { Intent, Wish } from '#bot/understand/types.ts'
import { myBookings } from '#core/bookings/my-bookings.ts'
import { shopBookingsAround } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { writtenAt } from '#core/messaging/inbound/written-at.ts'
import { threadInChat, threadPointedAt } from '#core/threads/chat.ts'
import { bookingPointedAt } from '#core/threads/shop-threads.ts'
import { hasUndo } from '#core/undo-step.ts'
import { startFromIntent } from '../intents.ts'
import { dayOrOwn, ownOrDay, work } from './day-words.ts'
import { type DeskDraft, desk } from './draft.ts'
import { becameOutcome } from './ended.ts'
import { hoursOrAnswer, stockAnyway, stockOrAnswer } from './facts-or-answer.ts'
import { homeOutcome } from './home.ts'
import { type DeskNow, deskNow } from './now.ts'
import {
  answerDraft,
  answers,
  type Handler,
  namedBooking,
  namesOther,
  type Said,
  spokenConfirmed,
  waits,
} from './said.ts'
import { stockIfMeant, stockOutcome } from './stock.ts'
import { tellCustomerOf, tellOutcome, tellThread } from './tell.ts'
import { undoOutcome } from './undo.ts'

/**
 * What somebody of a shop means at the counter; undefined for everybody else, and for what a driver could say as well.
 * A wish that answers nothing of the shop's ('yes', words without a meaning) is heard only if nothing else is asked.
 */
export async function shopWords(message: ParsedMessage, wish: Wish, turn: Turn): Promise<Outcome | undefined> {
  if (!isSaid(message, turn)) return undefined
  const said: Said = { ...wish, words: wish.words || message.text, message }
  const stocked = await stockAnyway(said, turn)
  if (stocked) return stocked
  const clear = clearly[wish.intent]
  if (clear) return clear(said, turn)
  const asks = turn.running !== undefined && !(turn.running === 'shop-desk' ? isHome : isAgreement)(wish.intent)
  return asks ? undefined : perhaps[wish.intent]?.(said, turn)
}

/** A yes that no open question of a driver's takes may answer a request. */
const isAgreement = (intent: Intent): boolean => intent === 'yes' || intent === 'no'
const isHome = (intent: Intent): boolean => intent === 'greeting' || intent === 'my_bookings'

const isSaid = (message: ParsedMessage, turn: Turn): boolean =>
  turn.actor.shops.length > 0 && !message.choice && message.kind === 'text' && message.text !== ''

/** What goes before every question at a counter: 'undo', the menu, and a reply to one of our messages. */
export async function counterWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!isSaid(message, turn)) return undefined
  if (saysUndo(message.text) && (turn.running === undefined || (await hasUndo(turn.ctx, turn.actor.contactId))))
    return undoOutcome(turn)
  if (message.command === 'menu') return homeOutcome(turn)
  const became = says(message, 'whatBecame') ? await becameOutcome(message.text, turn) : undefined
  if (became) return became
  const [wish] = message.understood.wishes
  const order = plainOrder(message.text, turn.now) ?? wish
  return pointedOutcome({ intent: 'unknown', slots: {}, sure: false, ...order, words: message.text, message }, turn)
}

/** The short orders that our texts teach; without a booking's code only if nothing else is asked. */
export async function counterOrder(
  message: ParsedMessage,
  turn: Turn,
  running: string | undefined,
): Promise<Outcome | undefined> {
  if (!isSaid(message, turn) || !(running === undefined || running === 'shop-desk' || codeIn(message.text)))
    return undefined
  const order = plainOrder(message.text, turn.now)
  return order && shopWords(message, order, turn)
}

/** Words without a meaning of their own, where nothing is asked. */
export async function looseWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!isSaid(message, turn) || turn.running !== undefined) return undefined
  const said: Said = { intent: 'unknown', slots: message.understood.slots, sure: false, words: message.text, message }
  if (message.yes) return agree({ ...said, intent: 'yes' }, turn)
  return message.no ? refuse({ ...said, intent: 'no' }, turn) : free(said, turn)
}

/** A reply to one of our messages belongs to what that message was about: a thread, or a request. */
async function pointedOutcome(said: Said, turn: Turn): Promise<Outcome | undefined> {
  const { ctx, contact } = turn
  const { repliesTo } = said.message
  if (!repliesTo || said.message.command) return undefined
  const threadId = await threadPointedAt(ctx, contact.id, repliesTo)
  // What they write to us themselves is passed on like anybody's.
  if (threadId && (await threadInChat(ctx, turn.actor, threadId))?.access.me.role === 'customer') return undefined
  if (threadId)
    return turn.news?.includes(threadId) ? undefined : tellThread(threadId, said.message.text, turn, repliesTo)
  const bookingId = await bookingPointedAt(ctx, contact.id, repliesTo)
  const booking = bookingId ? (await ofShops(turn)).find(({ id }) => id === bookingId) : undefined
  if (!booking) return undefined
  const answer = answers[said.intent]
  const seenAt = await writtenAt(ctx, contact.id, repliesTo)
  const draft = { bookingId: booking.id, ...(seenAt && { seenAt: seenAt.toISOString() }) }
  if (answer && waits(booking)) return enter(desk('begin', { ...answerDraft(said, answer, turn), ...draft }))
  if (said.intent === 'tell_customer' || said.intent === 'unknown')
    return tellCustomerOf(booking, said.message.text, turn)
  return undefined
}

/** Everything that can be spoken of at the counter now. */
async function ofShops({ ctx, actor, ...turn }: Turn): Promise<BookingView[]> {
  const { waiting } = await deskNow({ ctx, actor, ...turn })
  return [
    ...waiting,
    ...(await shopBookingsAround(ctx, actor)).filter(({ id }) => !waiting.some((one) => one.id === id)),
  ]
}

/** Confirms, declines or proposes: for the request that is named, or the one that waits; else it is asked which. */
async function answerRequest(said: Said, now: DeskNow, turn: Turn): Promise<Outcome> {
  const named = await namedBooking(said.words, now.waiting, turn)
  const [only, second] = named.length > 0 ? named : now.waiting
  const meant = answers[said.intent] ?? 'confirm'
  const intent = meant === 'confirm' && only && namesOther(said, only, turn) ? 'propose' : meant
  const draft = answerDraft(said, intent, turn)
  if (!only || second) return enter(desk('begin', draft))
  const isCertain = said.sure || said.message.yes || said.message.no
  return enter(isCertain ? desk('begin', { ...draft, bookingId: only.id }) : desk('answer', { bookingId: only.id }))
}

const agree: Handler = async (said, turn) => {
  const now = await deskNow(turn)
  if (isQuestionBack(said, turn)) return tellOutcome(said.words, now, turn)
  const question = now.open && !now.open.answered ? now.open : undefined
  const isBare = said.intent === 'yes' || said.message.yes
  if (now.waiting.length === 0) {
    if (question || (now.open && !isBare)) return tellThread(now.open?.id ?? '', said.words, turn)
    return said.intent === 'yes' ? undefined : aside(text(turn.say.booking.desk.noneWaiting))
  }
  if (!question || isBare) return answerRequest(said, now, turn)
  if (saysPrice(said.words)) return tellThread(question.id, said.words, turn)
  const [only] = now.waiting
  if (said.slots.quantity === undefined && said.sure) return answerRequest(said, now, turn)
  return enter(
    desk('meant', {
      words: said.words,
      threadId: question.id,
      ...(only && now.waiting.length === 1 && { bookingId: only.id }),
      otherwise: desk('begin', { intent: 'confirm' }),
    }),
  )
}

const refuse: Handler = async (said, turn) => {
  const now = await deskNow(turn)
  if (now.waiting.length > 0) return answerRequest(said, now, turn)
  if (now.open && !now.open.answered) return tellThread(now.open.id, said.words, turn)
  if (said.intent === 'no') return undefined
  const confirmed = await spokenConfirmed(turn)
  if (!confirmed) return aside(text(turn.say.booking.desk.noneWaiting))
  return cancelOutcome(said, [confirmed])
}

const propose: Handler = async (said, turn) => {
  const now = await deskNow(turn)
  if (isQuestionBack(said, turn)) return tellOutcome(said.words, now, turn)
  const all = [...now.waiting, ...(await shopBookingsAround(turn.ctx, turn.actor)).filter(isMovable)]
  const named = await namedBooking(said.words, all, turn)
  const [first] = named
  if (now.waiting.length > 0 && !first)
    return answerRequest({ ...said, sure: said.sure || hasOffer(said, turn) }, now, turn)
  const spoken = first ?? (said.intent === 'shop_propose' ? await spokenConfirmed(turn) : undefined)
  if (spoken) return enter(desk('begin', { ...answerDraft(said, 'propose', turn), bookingId: spoken.id }))
  if (said.intent !== 'shop_propose') return undefined
  if (now.open && !now.open.answered) return tellThread(now.open.id, said.words, turn)
  return aside(text(turn.say.booking.desk.noneWaiting))
}

/** Not surely a proposal, without a time or a number of tyres: a question to the customer. */
const isQuestionBack = (said: Said, turn: Turn): boolean => !said.sure && asksBack(said.words) && !hasOffer(said, turn)

const hasOffer = (said: Said, turn: Turn): boolean => {
  const { date, time, tyres } = answerDraft(said, 'propose', turn)
  return date !== undefined || time !== undefined || tyres !== undefined
}

const isMovable = ({ status }: BookingView): boolean => status === 'confirmed'

const tell: Handler = async (said, turn) => tellOutcome(said.words, await deskNow(turn), turn)

/** The shop calls a confirmed booking off: asked once, then done with the reason. A request that waits is declined. */
const cancel: Handler = async (said, turn) => {
  const now = await deskNow(turn)
  const confirmed = (await shopBookingsAround(turn.ctx, turn.actor)).filter(
    ({ status, slotStart }) =>
      status === 'confirmed' && slotStart !== null && new Date(slotStart) > dayBefore(turn.now),
  )
  const named = await namedBooking(said.words, [...now.waiting, ...confirmed], turn)
  const [first] = named
  if (first && named.length === 1 && first.status === 'pending')
    return enter(desk('begin', { ...answerDraft(said, 'decline', turn), bookingId: first.id }))
  if (named.length > 0) return cancelOutcome(said, named)
  const spoken = confirmed.find(({ id }) => id === turn.memory.focus?.bookingId)
  if (spoken) return cancelOutcome(said, [spoken])
  if (confirmed.length > 0 && now.waiting.length === 0) return cancelOutcome(said, confirmed)
  if (now.waiting.length > 0) return answerRequest({ ...said, intent: 'shop_decline' }, now, turn)
  return said.intent === 'shop_cancel' ? aside(text(turn.say.work.gone)) : undefined
}

const DAY_MS = 86_400_000
const dayBefore = (now: Date): Date => new Date(now.getTime() - DAY_MS)

function cancelOutcome({ words }: Said, bookings: readonly BookingView[]): Outcome {
  const reason = reasonIn(words)
  const draft: DeskDraft = { verb: 'cancel', ...(reason && { reason }) }
  const [only] = bookings
  if (only && bookings.length === 1) return enter(desk('sure', { ...draft, bookingId: only.id }))
  return enter(desk('today', { ...draft, among: bookings.map(({ id }) => id) }))
}

/** Only a driver cancels without a booking of the shop being named; a member may have booked for themselves. */
const ownOrCancel: Handler = async (said, turn) => {
  const own = await myBookings(turn.ctx, turn.actor, { upcoming: true, limit: 1 })
  return own.length > 0 && !codeIn(said.words) ? undefined : cancel(said, turn)
}

/** A time or a day alone, while one request waits, is the other time. */
const detail: Handler = async (said, turn) => {
  const now = await deskNow(turn)
  const hasTime = Boolean(said.slots.time ?? proposedTime(said.words, turn.now))
  if (now.waiting.length > 0 && (hasTime || said.slots.date)) return answerRequest({ ...said, sure: true }, now, turn)
  return free(said, turn)
}

/** Words without a meaning of their own go to the customer whose thread is open; while a request waits, it is shown. */
const free: Handler = async (said, turn) => {
  if (said.message.command || said.words.length < 2) return undefined
  const now = await deskNow(turn)
  if (now.open && (now.waiting.length === 0 || !now.open.answered)) return tellThread(now.open.id, said.words, turn)
  const stocked = await stockIfMeant(said.words, said.slots, turn)
  if (stocked || now.waiting.length > 0) return stocked ?? enter(desk('begin', {}))
  return tellsOfStock(said.words) ? stockOutcome(said.words, said.slots, turn) : undefined
}

/** A size or a car from somebody whom a customer waits for: two readings. */
const maybeTold: Handler = async (said, turn) => {
  const { open } = await deskNow(turn)
  if (!open || open.answered) return undefined
  const other = startFromIntent(said.message, turn)
  if (other?.to !== 'enter') return undefined
  return enter(desk('meant', { words: said.words, threadId: open.id, otherwise: other.frame }))
}

/** 'Ask him …' from a counter is for a customer, unless a shop is named. */
const message: Handler = async (said, turn) => {
  if (said.slots.shop) return undefined
  const now = await deskNow(turn)
  return now.open || now.waiting.length > 0 ? tellOutcome(said.words, now, turn) : undefined
}

const atHome: Handler = async (_said, turn) => homeOutcome(turn)

const clearly: Partial<Record<Intent, Handler>> = {
  shop_confirm: agree,
  shop_decline: refuse,
  shop_propose: propose,
  tell_customer: tell,
  shop_day: dayOrOwn,
  shop_started: work('start'),
  shop_done: work('done'),
  shop_no_show: work('noshow'),
  shop_cancel: cancel,
  shop_stock: stockOrAnswer,
  shop_hours: hoursOrAnswer,
}

const perhaps: Partial<Record<Intent, Handler>> = {
  yes: agree,
  no: refuse,
  answer: detail,
  unknown: free,
  my_bookings: ownOrDay,
  cancel_booking: ownOrCancel,
  reschedule: propose,
  message_shop: message,
  greeting: atHome,
  search_size: maybeTold,
  search_vehicle: maybeTold,
  refine: maybeTold,
  book: maybeTold,
  deals: maybeTold,
  shops_nearby: maybeTold,
  quote_request: maybeTold,
}
