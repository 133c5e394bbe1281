import { aside, enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { list, text } from '#bot/engine/say.ts'
import type { Frame } from '#bot/engine/state.ts'
import { hearDate, hearTime } from '#bot/understand/answers.ts'
import { isEmergency } from '#bot/understand/emergency.ts'
import { listingOrder } from '#bot/understand/said/listing-order.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { codeOrder } from '#bot/understand/said/plain-orders.ts'
import { dangersIn, isInDanger } from '#bot/understand/said/roadside/dangers.ts'
import { proofCodeIn } from '#core/auth/number-proof.ts'
import { myBookings } from '#core/bookings/load-booking.ts'
import { shopBooking } from '#core/bookings/shop-bookings.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { alertWords } from './alerts/intents.ts'
import { startBooking } from './booking/draft.ts'
import { startEmergency } from './emergency/flow.ts'
import { toOneShop } from './emergency/to-one-shop.ts'
import { toldWords } from './emergency/told-words.ts'
import { fromWebOutcome } from './from-web.ts'
import { askedInWords } from './quotes/asked-in-words.ts'
import { roundFollowed } from './quotes/followed.ts'
import { pricePointed } from './quotes/pointed.ts'
import { takenInWords } from './quotes/taken-in-words.ts'
import { starsInWords } from './review/stars-in-words.ts'
import { shopShown } from './search/shop-shown.ts'
import { desk } from './shop-desk/draft.ts'
import { frontDeskOrder, frontDeskWords } from './shop-desk/shop-words.ts'
import { proofOutcome } from './sign-in/proof.ts'
import { frame } from './steps.ts'
import { askedOfShop, lateOutcome } from './threads/for-shop.ts'
import { talkOutcome } from './threads/talk.ts'
import { pointedOutcome } from './threads/words.ts'

/**
 * Words that mean the same at any point: a code that proves a number, what the website puts in, a cry for help, a booking's or a listing's code, a
 * shop's answer to a request. `running`: the flow that asks something now.
 */
export async function runGlobalHandlers(
  message: ParsedMessage,
  turn: Turn,
  running?: string,
): Promise<Outcome | undefined> {
  return (
    (await proofOutcome(message, turn)) ??
    (await frontDeskWords(message, turn)) ??
    (await pricePointed(message, turn)) ??
    (await pointedOutcome(message, turn)) ??
    (await fromWebOutcome(message, turn)) ??
    (await toOneShop(message, turn)) ??
    (await toldWords(message, turn)) ??
    emergencyOutcome(message, running, turn) ??
    (await lateOutcome(message, turn)) ??
    (await roundFollowed(message, turn)) ??
    (await askedInWords(message, turn)) ??
    (await codeWords(message, turn)) ??
    (await frontDeskOrder(message, turn, running)) ??
    codeOutcome(message)
  )
}

/** Words for whom the person talks to, about alerts, or that nobody should write: whatever the open question is. */
export const runTalkHandlers = async (message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> =>
  starsInWords(message, turn) ??
  (await takenInWords(message, turn)) ??
  (await talkOutcome(message, turn)) ??
  alertWords(message, turn) ??
  (await askedOfShop(message, turn)) ??
  shopShown(message, turn) ??
  safetyReply(message, turn)

/** A cry for help and the answer to where the person stands; a code of the website, on which signing in rests. */
export const cannotWait = (message: ParsedMessage, active: Frame | null): boolean =>
  criesForHelp(message) ||
  dangersIn(message.understood).length > 0 ||
  (active?.flow === 'emergency' && active.step === 'where') ||
  proofCodeIn(message.text) !== undefined ||
  message.choice?.startsWith('proof:') === true

const criesForHelp = (message: ParsedMessage): boolean =>
  message.understood.wishes.some(({ intent, probability }) => intent === 'emergency' && probability >= LIKELY) ||
  isEmergency(message.text)

/** Goes before everything that runs; under its own question, what is said again is the answer to it. */
function emergencyOutcome(message: ParsedMessage, running: string | undefined, turn: Turn): Outcome | undefined {
  // A counter that was called to a driver speaks of that one's tyre.
  if (turn.screen.some(({ kind }) => ofRescue.has(kind)) && turn.actor.shops.length > 0) return undefined
  if (!criesForHelp(message) || message.kind !== 'text' || running === 'emergency') return undefined
  return enter(startEmergency(message))
}

const ofRescue: ReadonlySet<string> = new Set<Kind>(['rescue_asked', 'rescue_taken', 'rescue_told'])

/** A wrong answer to somebody at the roadside is worse than help that nobody needs. */
const LIKELY = 0.6

/** 'Book TQ7K2' as the website puts it in, or the code alone. */
function codeOutcome(message: ParsedMessage): Outcome | undefined {
  const { code, books } = listingOrder(message.text) ?? {}
  if (!code) return undefined
  if (books) return enter(startBooking({ code, quantity: message.understood.slots.quantity ?? 4 }))
  return enter(frame('search', 'offer', { query: {}, code }))
}

const MANY = 3
const MOST = 10

/** Messages that are no wish for tyres, or too many at once; undefined for all others. */
function safetyReply(message: ParsedMessage, { say }: Turn): Outcome | undefined {
  if (message.kind !== 'text' || message.choice) return undefined
  const { intent, slots } = message.understood
  const isRequest = intent !== 'unknown' || Object.keys(slots).length > 0
  const dangers = dangersIn(message.understood)
  if (dangers.length > 0 && (!slots.size || isInDanger(message.understood)))
    return aside(text(`${say.common.danger(dangers)}\n\n${say.common.onceSafe}`))
  const codes = [...new Set(findTyreSizes(message.text.slice(0, 4000)).map(({ size }) => sizeCode(size)))]
  if (codes.length >= MANY)
    return aside(
      list(
        say.common.manySizes,
        say.search.sizes,
        codes.slice(0, MOST).map((code) => ({ id: `size-of:${code}`, title: code })),
      ),
    )
  if (isRequest) return undefined
  if (says(message, 'abuse')) return aside(text(say.common.decent))
  return says(message, 'link') || (message.forwarded && message.text.length > 100)
    ? aside(text(say.common.onlyTyres))
    : undefined
}

/** A booking's code: alone from either side, with 'hide' from a shop, to cancel or to move it from its driver. */
async function codeWords(message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> {
  const said = message.kind === 'text' && !message.choice ? codeOrder(message.text) : undefined
  return said && ((await ofShop(said, turn)) ?? (await ofDriver(said, turn)))
}

type Said = NonNullable<ReturnType<typeof codeOrder>>

async function ofShop({ code, order, rest }: Said, turn: Turn): Promise<Outcome | undefined> {
  if (rest !== '' && order !== 'hide') return undefined
  const booking = await shopBooking(turn.ctx, turn.actor, code)
  if (!booking) return undefined
  return enter(
    rest === '' ? desk('work', { bookingId: booking.id }) : desk('sure', { bookingId: booking.id, verb: 'hide' }),
  )
}

async function ofDriver({ code, order, rest }: Said, turn: Turn): Promise<Outcome | undefined> {
  if (rest !== '' && order !== 'cancel' && order !== 'move') return undefined
  const mine = (await myBookings(turn.ctx, turn.actor, {})).find((booking) => booking.code === code)
  if (!mine) return undefined
  if (order === 'cancel') return enter(frame('my-bookings', 'sure', { bookingId: mine.id }))
  if (order !== 'move') return enter(frame('my-bookings', 'one', { bookingId: mine.id }))
  const to = { date: hearDate(rest, turn), time: hearTime(rest, { now: turn.now, asked: true }) }
  return enter(frame('my-bookings', 'move', { intent: 'move', bookingId: mine.id, to }))
}
