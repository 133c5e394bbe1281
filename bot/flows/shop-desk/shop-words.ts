import { aside, done, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import { asksAbout, mayAskAbout } from '#bot/understand/said/about-somebody.ts'
import { isFigure } from '#bot/understand/said/figures.ts'
import { saysCame } from '#bot/understand/said/front-desk/moves.ts'
import { saysWrong } from '#bot/understand/said/front-desk/ours/only-them.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { mayBeOrder, plainOrder } from '#bot/understand/said/plain-orders.ts'
import { codeIn, ordersToTell, proposedTime, saysUndo } from '#bot/understand/shop-words.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { tellsOfStock } from '#bot/understand/stock-words.ts'
import type { Intent, Wish } from '#bot/understand/types.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { endedAtShop, shopBookingsAround } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { writtenAt } from '#core/messaging/inbound/record-inbound.ts'
import { cancelReasons } from '#core/rules/bookings/booking-life.ts'
import { threadInChat, threadPointedAt } from '#core/threads/chat.ts'
import { bookingPointedAt } from '#core/threads/list-threads.ts'
import { hasUndo } from '#core/undo-step.ts'
import { startFromIntent } from '../intents.ts'
import { undoneQuote } from '../quotes/desk-words.ts'
import { dayOrOwn, hoursOrAnswer, ownOrDay, stockAnyway, stockOrAnswer, work } from './day-words.ts'
import { decide } from './decide.ts'
import { outcomeOf } from './doubt.ts'
import { type DeskDraft, desk, deskBooking, readBacks, undoOutcome } from './draft.ts'
import { answerDraft, answers, becameOutcome, DAYS_ASKED_ABOUT, type Handler, type Said, waits } from './ended.ts'
import { homeOutcome } from './home.ts'
import { hoursFrame } from './hours.ts'
import { calledIn } from './pointing.ts'
import { agree, answerRequest, cancel, propose, refuse } from './request-words.ts'
import { deskNow, type Scene, sceneOf, thingsOf } from './scene.ts'
import { stockIfMeant, stockOutcome } from './stock/stock.ts'
import { nothingWaits, offerToSend, sendOrAsk, tellCustomerOf, tellOutcome, tellThread } from './tell.ts'

/**
 * What somebody of a shop means at the counter; undefined for everybody else, and for what a driver could say as well.
 * A wish that answers nothing of the shop's ('yes', words without a meaning) is heard only if nothing else is asked.
 */
export async function shopWords(message: ParsedMessage, wish: Wish, turn: Turn): Promise<Outcome | undefined> {
  if (!isSaid(message, turn)) return undefined
  const said = saidOf(message, wish)
  const stocked = await stockAnyway(said, turn)
  if (stocked) return stocked
  // A figure alone is a detail at most, whatever was asked last: it confirms, declines and begins nothing.
  const intent = isFigure(said.words) ? 'answer' : wish.intent
  const clear = clearly[intent]
  if (clear) return clear(said, turn)
  const asks = turn.running !== undefined && !(turn.running === 'shop-desk' ? isHome : isAgreement)(intent)
  return asks ? undefined : perhaps[intent]?.(said, turn)
}

/** A yes that no open question of a driver's takes may answer a request. */
const isAgreement = (intent: Intent): boolean => intent === 'yes' || intent === 'no'
const isHome = (intent: Intent): boolean => intent === 'greeting' || intent === 'my_bookings' || isAgreement(intent)

const saidOf = (
  message: ParsedMessage,
  wish: Pick<Wish, 'intent' | 'slots' | 'sure' | 'words'> & Partial<Wish>,
): Said => ({
  probability: 0,
  ...wish,
  words: wish.words || message.text,
  whole: message.whole ?? message.text,
  message,
})

const isSaid = (message: ParsedMessage, turn: Turn): boolean =>
  turn.actor.shops.length > 0 && !message.choice && message.kind === 'text' && message.text !== ''

/** What goes before every question at a counter: 'undo', the menu, and a reply to one of our messages. */
export async function frontDeskWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!isSaid(message, turn)) return undefined
  if (saysUndo(message.text)) {
    const quote = await undoneQuote(turn)
    if (quote) return quote
    if (turn.running === undefined || (await hasUndo(turn.ctx, turn.actor.contactId))) return undoOutcome(turn)
    // Nothing has been done yet of what is read back.
    if (turn.running === 'shop-desk' && readBacks.has(turn.runningStep ?? ''))
      return done(text(turn.say.several.nothing))
  }
  const wrong = !message.repliesTo && saysWrong(message.text) ? await takenBack(turn) : undefined
  if (wrong) return wrong
  if (message.command === 'menu') return homeAndDropped(turn)
  if (turn.running === undefined && saysCame(message.text) && (await wasMissed(turn))) return undoOutcome(turn)
  const became =
    says(message, 'whatBecame') || (await isAboutCustomer(message, turn))
      ? await becameOutcome(message.text, turn)
      : undefined
  if (became) return became
  const [wish] = message.understood.wishes
  const order = plainOrder(message.text, turn.now) ?? wish
  return pointedOutcome(
    saidOf(message, { intent: 'unknown', slots: {}, sure: false, ...order, words: message.text }),
    turn,
  )
}

/** 'Sorry, wrong' right below what was done takes it back, and below what is read back drops it; it is never for a customer. */
async function takenBack(turn: Turn): Promise<Outcome> {
  const isRightBelow = turn.screen[0]?.kind === 'reply' && turn.choices.some((id) => id.startsWith('undo:'))
  if (turn.running === undefined && (isRightBelow || turn.memory.told)) return undoOutcome(turn)
  return turn.running === undefined
    ? aside(text(turn.say.frontDesk.nothingToUndo))
    : done(text(turn.say.several.nothing))
}

/** What was done last says that nobody came. */
async function wasMissed(turn: Turn): Promise<boolean> {
  const booking = await deskBooking(turn.memory.focus?.bookingId, turn)
  return booking?.cancelReason === cancelReasons.noShow
}

const alsoReadBack: ReadonlySet<string> = new Set(['stockSure', 'call'])

/** What was read back and not yet done is dropped, which is said. */
async function homeAndDropped(turn: Turn): Promise<Outcome> {
  const home = await homeOutcome(turn)
  const step = turn.running === 'shop-desk' ? (turn.runningStep ?? '') : ''
  const isReadBack = readBacks.has(step) || alsoReadBack.has(step)
  return isReadBack && 'say' in home ? { ...home, say: [text(turn.say.several.nothing), ...home.say] } : home
}

/** What they ask us about a customer is answered by us, and sent to nobody. */
async function isAboutCustomer({ text, repliesTo }: ParsedMessage, turn: Turn): Promise<boolean> {
  if (repliesTo || !mayAskAbout(text)) return false
  const ended = await endedAtShop(turn.ctx, turn.actor, DAYS_ASKED_ABOUT)
  const { things } = await sceneOf(turn)
  return asksAbout(text, [...calledIn(things), ...calledIn(thingsOf(ended, [], []))])
}

/** The short orders that our texts teach; without a booking's code only if nothing else is asked. */
export async function frontDeskOrder(
  message: ParsedMessage,
  turn: Turn,
  running: string | undefined,
): Promise<Outcome | undefined> {
  if (!isSaid(message, turn) || !(running === undefined || running === 'shop-desk' || codeIn(message.text)))
    return undefined
  const order = plainOrder(message.text, turn.now) ?? (await orderFor(message, turn))
  return order && shopWords(message, order, turn)
}

/** An order that names a customer, 'done sam R6500', goes before passing words on to them. */
async function orderFor({ text }: ParsedMessage, turn: Turn): Promise<Wish | undefined> {
  if (!mayBeOrder(text)) return undefined
  const { things } = await sceneOf(turn)
  return plainOrder(text, turn.now, calledIn(things))
}

/** Words without a meaning of their own, where nothing is asked. */
export async function looseWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  if (!isSaid(message, turn) || turn.running !== undefined) return undefined
  const said = saidOf(message, { intent: 'unknown', slots: message.understood.slots, sure: false, words: message.text })
  if (!message.yes && !message.no) return free(said, turn)
  const outcome = await (message.yes
    ? agree({ ...said, intent: 'yes' }, turn)
    : refuse({ ...said, intent: 'no' }, turn))
  return outcome ?? nothingWaits(await sceneOf(turn), turn)
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
    return turn.news?.includes(threadId) ? undefined : tellThread(threadId, said.message.text, turn, { repliesTo })
  const bookingId = await bookingPointedAt(ctx, contact.id, repliesTo)
  const booking = bookingId ? (await ofShops(turn)).find(({ id }) => id === bookingId) : undefined
  if (!booking) return undefined
  const answer = answers[said.intent]
  const seenAt = await writtenAt(ctx, contact.id, repliesTo)
  if (answer && waits(booking)) {
    const scene = await sceneOf(turn)
    const decision = decide({ ...said, act: answer, sure: true }, scene.things, ({ id }) => id === booking.id, turn.now)
    const outcome = outcomeOf(decision, answer, { words: said.words, also: answerDraft(said, answer, turn) }, turn)
    return outcome.to === 'enter' && seenAt ? enter(withSeen(outcome.frame, seenAt), ...outcome.say) : outcome
  }
  if (said.intent === 'tell_customer' || said.intent === 'unknown')
    return tellCustomerOf(booking, said.message.text, turn)
  return undefined
}

const withSeen = (frame: Frame, seenAt: Date): Frame => ({
  ...frame,
  draft: { ...(frame.draft as DeskDraft), seenAt: seenAt.toISOString() },
})

/** Everything that can be spoken of at the counter now. */
async function ofShops({ ctx, actor, ...turn }: Turn): Promise<BookingView[]> {
  const { waiting } = await deskNow({ ctx, actor, ...turn })
  return [
    ...waiting,
    ...(await shopBookingsAround(ctx, actor)).filter(({ id }) => !waiting.some((one) => one.id === id)),
  ]
}

/** What is only likely to be for a customer goes to the one whose words stand last; else it is asked. */
const tell: Handler = async (said, turn) => {
  const scene = await sceneOf(turn)
  if (ordersToTell(said.words) || said.probability >= LIKELY) return tellOutcome(said, scene, turn)
  return sendOrAsk(said, scene, turn)
}
const LIKELY = 0.8

/** Only a driver cancels without a booking of the shop being named; a member may have booked for themselves. */
const ownOrCancel: Handler = async (said, turn) => {
  const own = await myBookings(turn.ctx, turn.actor, { upcoming: true, limit: 1 })
  return own.length > 0 && !codeIn(said.words) ? undefined : cancel(said, turn)
}

/** A time or a day alone, while a request waits, is the other time. */
const detail: Handler = async (said, turn) => {
  const scene = await sceneOf(turn)
  if (isFigure(said.words) && scene.now.waiting.length > 1) return enter(desk('begin', {}))
  const hasTime = Boolean(said.slots.time ?? proposedTime(said.words, turn.now))
  if (scene.now.waiting.length > 0 && !scene.shown && (hasTime || said.slots.date))
    return answerRequest({ ...said, sure: true }, 'propose', scene, turn)
  return free(said, turn)
}

/**
 * Words without a meaning of their own go to the customer whose words stand right above, with our promise to pass the
 * answer on. Anywhere else they are kept, and it is asked whether they are for somebody.
 */
const free: Handler = async (said, turn) => {
  if (said.message.command || said.words.length < 2) return undefined
  const scene = await sceneOf(turn)
  if (ordersToTell(said.words)) return tellOutcome(said, scene, turn)
  if (scene.shown) return sendOrAsk(said, scene, turn)
  const stocked = await stockIfMeant(said.words, said.slots, turn)
  if (stocked) return stocked
  if (scene.now.open || scene.now.waiting.length > 0 || namesCustomer(said.words, scene, turn))
    return offerToSend(said.words, scene, turn)
  return tellsOfStock(said.words) ? stockOutcome(said.words, said.slots, turn) : undefined
}

/** Words that name a customer may be for that one, or about them; they are never lost. */
function namesCustomer(words: string, { things }: Scene, { now }: Turn): boolean {
  const { mentions } = statedIn(words, { now, called: calledIn(things) })
  return mentions.some(({ doubtful, exact }) => !doubtful && exact.length > 0)
}

/** A size or a car from somebody whom a customer waits for: two readings. */
const maybeTold: Handler = async (said, turn) => {
  const { open } = await deskNow(turn)
  if (!open || open.answered) return undefined
  if (await hoursFrame(said.words, turn)) return hoursOrAnswer(said, turn)
  const other = startFromIntent(said.message, turn)
  if (other?.to !== 'enter') return undefined
  return enter(desk('meant', { words: said.words, threadId: open.id, otherwise: other.frame }))
}

/** 'Ask him …' from a counter is for a customer, unless a shop is named. */
const message: Handler = async (said, turn) => {
  if (said.slots.shop) return undefined
  const scene = await sceneOf(turn)
  return scene.now.open || scene.now.waiting.length > 0 ? tellOutcome(said, scene, turn) : undefined
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
