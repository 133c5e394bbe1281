import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import { text } from '#bot/engine/say.ts'
import { withoutJoining } from '#bot/understand/said/persons-in-line.ts'
import { toldIn } from '#bot/understand/said/told/told.ts'
import {
  asksBack,
  codeIn,
  namedToTell,
  ordersToTell,
  plain,
  tellsNoName,
  tokensOf,
} from '#bot/understand/shop-words.ts'
import { wordsOfName } from '#bot/understand/stated/called.ts'
import { isOrdinary, isPlainWord } from '#bot/understand/stated/ordinary-words.ts'
import { isPlain, type Mention, type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import { shopBooking } from '#core/bookings/shop-bookings.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { Refusal } from '#core/errors.ts'
import { MAX_WORDS } from '#core/rules/messages/length.ts'
import { messagePointedAt, threadInChat, threadOfLastNews, waitsForReply } from '#core/threads/chat.ts'
import type { ThreadAccess } from '#core/threads/thread-access.ts'
import { sendUndoably, threadWithCustomer } from '#core/threads/write-to-customer.ts'
import { refusalWords } from '../refused.ts'
import { frame } from '../steps.ts'
import type { ThreadsDraft } from '../threads/draft.ts'
import { aboutMoney, nightOf } from '../threads/talking.ts'
import { atHand, atHandOfOrder, peopleOf } from './at-hand.ts'
import { atDesk, desk, deskBooking, withUndo } from './draft.ts'
import type { Said } from './ended.ts'
import { hoursFrame } from './hours.ts'
import { mayBeForFrontDesk } from './line/for-front-desk.ts'
import { readBackFirst } from './line/gate.ts'
import { byInitial } from './line/whom.ts'
import { calledIn, isBareAnswer, pointAt, type Thing } from './pointing.ts'
import { type Scene, toldOf } from './scene.ts'

/** `asRead`: it has been read back. `isCut`: it is what an order says. `repliesTo`: the message of ours that is answered. */
type HowTold = { asRead?: true | undefined; isCut?: true; repliesTo?: string | undefined }

/**
 * Passes the words on in a thread, at once; says to whom. What speaks of its reader, or may be no words of theirs, is read
 * back first. `asRead`: it has been. `repliesTo` is the message of ours that they answer.
 */
export async function tellThread(threadId: string, words: string, turn: Turn, how: HowTold = {}): Promise<Outcome> {
  const { asRead, repliesTo } = how
  const { ctx, actor, say } = turn
  const thread = await threadInChat(ctx, actor, threadId)
  if (!thread) return aside(text(say.threads.gone))
  const customer = thread.to ?? say.threads.theCustomer
  const to = thread.forShop ? say.booking.desk.forShop(customer, thread.forShop) : customer
  if (!asRead) {
    const readBack = await readBackWords({ threadId, ...(repliesTo && { repliesTo }) }, customer, words, turn, how)
    if (readBack) return readBack
    if (!repliesTo && (await mayNotBeTheirs(threadId, words, turn))) {
      const hours = await hoursFrame(words, turn)
      return hours ? enter(desk('meant', { words, threadId, otherwise: hours })) : toReadBack({ threadId, words })
    }
  }
  return sent(words, to, turn, async () => {
    turn.memory.focus = { ...turn.memory.focus, threadId }
    const replyToId = await messagePointedAt(ctx, thread.access, repliesTo)
    return { access: thread.access, replyToId }
  })
}

/**
 * A swiped answer and one to 'What shall I tell Sipho?' say whom they are for; what is typed below another question goes
 * out by a yes to it.
 */
async function mayNotBeTheirs(threadId: string, words: string, turn: Turn): Promise<boolean> {
  const isAsked = turn.running === 'threads' && turn.runningStep === 'words'
  const isTyped = !isAsked && turn.heard?.includes(words) === true && !ordersToTell(turn.heard)
  return isTyped && (await mayBeForFrontDesk(threadId, words, turn))
}

/** Passes the words on to the customer of a booking. */
export async function tellCustomerOf(
  booking: BookingView,
  words: string,
  turn: Turn,
  how: HowTold = {},
): Promise<Outcome> {
  const who = atDesk(booking, turn).customer.name
  const readBack = how.asRead ? undefined : await readBackWords({ bookingId: booking.id }, who, words, turn, how)
  if (readBack) return readBack
  return sent(words, who, turn, async () => {
    turn.memory.focus = { bookingId: booking.id, shopId: booking.shop.id }
    return { access: await threadWithCustomer(turn.ctx, turn.actor, booking.id) }
  })
}

/** 'Shall I send this to Sipho?', which other words for him change. */
export const toReadBack = (draft: ThreadsDraft): Outcome => enter(frame('threads', 'begin', draft))

/** What would be sent is read back unless it surely is all theirs, and said to them. */
async function readBackWords(
  to: { threadId: string } | { bookingId: string },
  who: string,
  words: string,
  turn: Turn,
  { isCut }: HowTold,
): Promise<Outcome | undefined> {
  const told = isCut ? { words, isSure: true } : toldIn(words, who)
  if (!told.isSure && told.words !== '') return toReadBack({ ...to, words: told.words })
  return (await readBackFirst([{ act: 'tell', who, ...to, words }], turn)) ? toReadBack({ ...to, words }) : undefined
}

async function sent(
  words: string,
  to: string,
  turn: Turn,
  place: () => Promise<{ access: ThreadAccess; replyToId?: string | undefined }>,
): Promise<Outcome> {
  const { ctx, say } = turn
  if (words.length > MAX_WORDS) return aside(text(say.threads.tooLong(MAX_WORDS)))
  try {
    const { access, replyToId } = await place()
    const { undoId } = await sendUndoably(ctx, access, words, replyToId)
    const waits = await waitsForReply(ctx, access)
    const night = waits ? undefined : await nightOf(access, turn)
    const isGoingOn = await goesOn(access, turn)
    const money = aboutMoney(words, access, turn).trim()
    const isAsTyped = turn.heard === undefined || turn.heard.includes(words)
    if (undoId && !waits && night === undefined && isGoingOn && isAsTyped && !money)
      return aside(text(say.frontDesk.sentOn(to)))
    const told = [
      say.frontDesk.sentTo(to, words, night),
      ...(money ? [money] : []),
      ...(waits ? [say.frontDesk.waitsForReply(to)] : []),
    ].join('\n\n')
    return aside(undoId ? withUndo(told, undoId, turn) : text(told))
  } catch (error) {
    if (error instanceof Refusal) return aside(text(refusalWords(error, say)))
    throw error
  }
}

/** Whether they talk with this customer already: then each message is only ticked, and 'undo' still takes it back. */
async function goesOn({ thread }: ThreadAccess, turn: Turn): Promise<boolean> {
  const before = toldOf(turn)
  turn.memory.told = { threadId: thread.id, at: turn.now.toISOString() }
  // What somebody else has written meanwhile may have been meant.
  return before === thread.id && (await threadOfLastNews(turn.ctx, turn.contact.id)) === thread.id
}

/**
 * Words for a customer: the one who is named, by name or by the booking's code; else the one whose words stand right
 * above; else the only one who waits. Of several, or where somebody is named who is not there, it is asked.
 */
export async function tellOutcome(
  { words, whole }: Pick<Said, 'words' | 'whole'>,
  scene: Scene,
  turn: Turn,
): Promise<Outcome> {
  const { ctx, actor, say, now } = turn
  if (asksNothing(words, scene, now)) return nothingWaits(scene, turn)
  const code = codeIn(words)
  const coded = code ? await shopBooking(ctx, actor, code) : undefined
  if (coded) return toldOutcome({ bookingId: coded.id }, coded.customer.name, words, turn)
  const stated = statedIn(words, { now, called: calledIn(scene.things) })
  const addressed = addressedIn(words, stated)
  const { mentions } = addressed
  const pointed = byInitial(pointAt(addressed, scene.things, { able: () => true, byFact: false }), words)
  if (mentions.length > 0 && pointed.to === 'none')
    return scene.things.length > 0
      ? askWhom(words, scene.things, say.frontDesk.noCustomer(pointed.said))
      : aside(text(say.frontDesk.noCustomer(pointed.said)))
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const people = await peopleOf(named.length > 0 ? named : atHandOfOrder(words, scene, turn), turn)
  const [only, second] = people
  if (!only) return scene.things.length > 0 ? askWhom(words, scene.things) : aside(text(say.frontDesk.nobody))
  if (second || mentions.some(({ near }) => near.length > 0)) return askWhom(words, people)
  // A part of an answer that names somebody may be said about them and not to them.
  const isPart = whole !== words && namedToTell(words) === undefined
  if (isPart) return askWhom(words, people)
  if (named.length > 0 || scene.shown || ordersToTell(words) || asksBack(words)) return toThing(only, words, turn)
  return askWhom(words, people)
}

/** Behind 'tell Lerato' other names belong to what she is told. */
export function addressedIn(words: string, stated: Stated): Pick<Stated, 'mentions'> & Stated {
  const name = plain(namedToTell(words) ?? '')
  const addressee = name === '' ? undefined : stated.mentions.find((one) => plain(one.words).split(' ').includes(name))
  if (tellsNoName(words)) {
    // 'Tell her to bring her ID for RCS': nobody is called so, and it is her who is told.
    return { ...stated, mentions: stated.mentions.filter(({ exact, near }) => exact.length + near.length > 0) }
  }
  const facts = { ...stated, all: false, order: undefined }
  const { order: _order, ...plainly } = facts
  if (addressee) return { ...plainly, mentions: [addressee] }
  const isNobody = name === '' || isOrdinary(name)
  return isNobody
    ? plainly
    : {
        ...plainly,
        mentions: [{ exact: [], near: [], unknown: [name], doubtful: false, words: namedToTell(words) ?? '' }],
      }
}

export const toThing = ({ kind, id, name }: Thing, words: string, turn: Turn): Promise<Outcome> =>
  toldOutcome(kind === 'conversation' ? { threadId: id } : { bookingId: id }, name, words, turn)

/**
 * What of an order is meant for them goes to them; an unsure cut, and a part of what was written, is read back, and an
 * order without words asks for them.
 */
export async function toldOutcome(
  to: { threadId: string } | { bookingId: string },
  name: string,
  order: string,
  turn: Turn,
  isPart = false,
): Promise<Outcome> {
  const { words, isSure } = toldIn(order, name)
  if (words === '') return enter(frame('threads', 'begin', to))
  // 'And tell Sam …' goes on with something that may not be over.
  const whole = turn.heard === undefined ? undefined : withoutJoining(turn.heard)
  const isJoined = whole !== undefined && whole !== turn.heard && ordersToTell(whole)
  if (!isSure || isPart || isJoined) return toReadBack({ ...to, words })
  if ('threadId' in to) return tellThread(to.threadId, words, turn, { isCut: true })
  const booking = await deskBooking(to.bookingId, turn)
  return booking ? tellCustomerOf(booking, words, turn, { isCut: true }) : aside(text(turn.say.work.gone))
}

const wordsFor = (order: string, name: string): { words?: string } => {
  const { words } = toldIn(order, name)
  return words === '' ? {} : { words }
}

/** Keeps the words and asks for whom they are. */
function askWhom(words: string, things: readonly Thing[], sorry?: string): Outcome {
  const ids = (kinds: readonly Thing['kind'][]) => things.filter(({ kind }) => kinds.includes(kind)).map(({ id }) => id)
  const [only] = things
  if (only && things.length === 1 && only.kind === 'conversation' && sorry === undefined)
    return enter(frame('threads', 'begin', { threadId: only.id, ...wordsFor(words, only.name) }))
  return enter(
    desk('toWhom', { words, among: ids(['request', 'booking']), threads: ids(['conversation']) }),
    ...(sorry === undefined ? [] : [text(sorry)]),
  )
}

/** Words below a customer's own go there, unless they name somebody else. */
export async function sendOrAsk({ words, whole, message }: Said, scene: Scene, turn: Turn): Promise<Outcome> {
  const { shown } = scene
  if (!shown) return offerToSend(words, scene, turn)
  // A conversation whose last words are the shop's own asks for no yes.
  if (shown.answered && isBareAnswer(message, turn.now)) return nothingWaits(scene, turn)
  const stated = statedIn(whole, { now: turn.now, called: calledIn(scene.things) })
  const isTheirs = (mention: Mention): boolean =>
    mention.unknown.length === 0 &&
    mention.near.length === 0 &&
    mention.exact.every((word) => wordsOfName(shown.customer).includes(word))
  // A word that we do not know, alone beside a yes, may be a name.
  const isStrange = stated.strange.length > 0 && stated.strange.length === stated.meaningful
  // Below several questions words that name nobody may answer another one than the last.
  const { questions } = scene.now
  const isOneOfSeveral = questions.length > 1 && questions.some(({ id }) => id === shown.id)
  if (isOneOfSeveral && stated.mentions.length === 0 && !stated.code) return offerToSend(words, scene, turn)
  const isForThem = !stated.code && !isStrange && stated.mentions.every((one) => one.doubtful || isTheirs(one))
  return isForThem ? tellThread(shown.id, words, turn) : offerToSend(words, scene, turn)
}

/** Words that nobody understood go nowhere by themselves. They are kept, and it is asked whether they are for somebody. */
export async function offerToSend(words: string, scene: Scene, turn: Turn): Promise<Outcome> {
  const { now, things, shown } = scene
  if (asksNothing(words, scene, turn.now)) return nothingWaits(scene, turn)
  const stated = statedIn(words, { now: turn.now, called: calledIn(things) })
  const pointed = pointAt(stated, things, { able: () => true, byFact: false })
  const named = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : []
  const [only] = now.waiting
  const isNoQuestion = now.questions.length === 0 && !shown
  if (pointed.to === 'nobody' && only && now.waiting.length === 1 && isNoQuestion)
    return enter(desk('unfit', { bookingId: only.id, words }))
  if (pointed.to === 'nobody' && now.waiting.length > 1 && isNoQuestion) return enter(desk('which', { words }))
  const people = await peopleOf(named.length > 0 ? named : atHand(scene, turn), turn)
  if (people.length > 0) return askWhom(words, people)
  return askWhom(words, now.open ? things.filter(({ id }) => id === now.open?.id) : things)
}

const MAX_BARE = 2
/** A bare yes or no, and neither a request nor a customer's words above it. */
const asksNothing = (words: string, { shown, now: { waiting } }: Scene, now: Date): boolean =>
  !shown &&
  waiting.length === 0 &&
  isPlain(words, now) &&
  tokensOf(words).length <= MAX_BARE &&
  tokensOf(words).every(isPlainWord)

/** A yes or a no where nothing is asked: that is said, with who has asked something. */
export function nothingWaits({ now: { questions } }: Scene, { say }: Turn): Outcome {
  const asked = questions.map(({ customer, words }) => say.frontDesk.wrote(customer, words))
  return aside(text([say.booking.desk.noneWaiting, ...asked].join('\n')))
}
