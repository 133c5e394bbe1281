import { enter, type Outcome, type Turn } from '#bot/engine/flow.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Frame } from '#bot/engine/state.ts'
import { isEmergency } from '#bot/understand/emergency.ts'
import { listingOrder } from '#bot/understand/said/listing-order.ts'
import { says } from '#bot/understand/said/meanings.ts'
import { proofCodeIn } from '#core/auth/number-proof.ts'
import { alertWords } from './alerts/intents.ts'
import { startBooking } from './booking/draft.ts'
import { startEmergency } from './emergency/flow.ts'
import { fromWebOutcome } from './from-web.ts'
import { safetyReply } from './safety-replies.ts'
import { codeWords } from './shop-desk/code-words.ts'
import { counterOrder, counterWords } from './shop-desk/shop-words.ts'
import { proofOutcome } from './sign-in/proof.ts'
import { frame } from './steps.ts'
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
    (await counterWords(message, turn)) ??
    (await pointedOutcome(message, turn)) ??
    (await fromWebOutcome(message, turn)) ??
    emergencyOutcome(message, running) ??
    (await codeWords(message, turn)) ??
    (await counterOrder(message, turn, running)) ??
    codeOutcome(message)
  )
}

/** Words for whom the person talks to, about alerts, or that nobody should write: whatever the open question is. */
export const runTalkHandlers = async (message: ParsedMessage, turn: Turn): Promise<Outcome | undefined> =>
  (await talkOutcome(message, turn)) ?? alertWords(message) ?? safetyReply(message, turn)

/** A cry for help and the answer to where the person stands; a code of the website, on which signing in rests. */
export const cannotWait = (message: ParsedMessage, active: Frame | null): boolean =>
  criesForHelp(message) ||
  says(message, 'danger') ||
  (active?.flow === 'emergency' && active.step === 'where') ||
  proofCodeIn(message.text) !== undefined ||
  message.choice?.startsWith('proof:') === true

const criesForHelp = (message: ParsedMessage): boolean =>
  message.understood.wishes.some(({ intent, probability }) => intent === 'emergency' && probability >= LIKELY) ||
  isEmergency(message.text)

/** Goes before everything that runs; under its own question, what is said again is the answer to it. */
function emergencyOutcome(message: ParsedMessage, running: string | undefined): Outcome | undefined {
  if (!criesForHelp(message) || message.kind !== 'text' || running === 'emergency') return undefined
  return enter(startEmergency(message))
}

/** A wrong answer to somebody at the roadside is worse than help that nobody needs. */
const LIKELY = 0.6

/** 'Book TQ7K2' as the website puts it in, or the code alone. */
function codeOutcome(message: ParsedMessage): Outcome | undefined {
  const { code, books } = listingOrder(message.text) ?? {}
  if (!code) return undefined
  if (books) return enter(startBooking({ code, quantity: message.understood.slots.quantity ?? 4 }))
  return enter(frame('search', 'offer', { query: {}, code }))
}
