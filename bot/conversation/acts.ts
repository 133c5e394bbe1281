import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { type Stated, statedIn } from '#bot/understand/stated/stated.ts'
import type { Intent, Slots, Wish } from '#bot/understand/types.ts'

/** What people do with words, whatever was asked. */
const actNames = [
  'agree',
  'refuse',
  'give',
  'correct',
  'pick',
  'ask',
  'want',
  'tell',
  'unsure',
  'any',
  'later',
  'explain',
  'repeat',
  'thanks',
  'back',
  'drop',
  'resume',
  'person',
  'nothing',
] as const
export type ActName = (typeof actNames)[number]

/** One act of a message, without its words: what it gives, what it points at, and how certain it is. */
export type Act = {
  act: ActName
  /** What is wanted, asked or given, as understanding names it. */
  of: Intent
  values: Slots
  /** Everything that the whole message states, by which it may point at something or contradict itself. */
  stated: Stated
  /** Certain enough for what reaches another person. */
  sure: boolean
  /** The only act of its message. */
  alone: boolean
}

/** The act of each intent; an intent that does not stand here wants something. */
const actOf: Partial<Record<Intent, ActName>> = {
  yes: 'agree',
  no: 'refuse',
  answer: 'give',
  reschedule: 'give',
  refine: 'correct',
  pick: 'pick',
  my_bookings: 'ask',
  ask_offer: 'ask',
  ask_shop: 'ask',
  ask_tyres: 'ask',
  message_shop: 'tell',
  tell_customer: 'tell',
  unsure: 'unsure',
  any: 'any',
  later: 'later',
  explain: 'explain',
  repeat: 'repeat',
  thanks: 'thanks',
  greeting: 'nothing',
  back: 'back',
  drop: 'drop',
  resume: 'resume',
  human: 'person',
  unknown: 'nothing',
}

/** Wants that can be taken back count as sure at any probability; what reaches others asks for more. */
const SURELY = 0.9

/** What is said about a question, and not in answer to it, has to be likely: else the question hears the words. */
const besides: ReadonlySet<ActName> = new Set(['unsure', 'any', 'later', 'explain', 'repeat'])
const LIKELY = 0.6

/** The acts of typed words, in the order said; none of a tap, a file or a place. Pure. */
export function readActs(message: ParsedMessage, now: Date): Act[] {
  if (message.choice || message.kind !== 'text' || message.text === '') return []
  const stated = statedIn(message.text, { now })
  const { wishes } = message.understood
  const alone = wishes.length <= 1
  if (message.yes || message.no) {
    const act = message.yes ? 'agree' : 'refuse'
    return [{ act, of: message.yes ? 'yes' : 'no', values: message.understood.slots, stated, sure: true, alone }]
  }
  const said: Pick<Wish, 'intent' | 'slots' | 'sure' | 'probability'>[] =
    wishes.length > 0 ? wishes : [{ intent: 'unknown', slots: message.understood.slots, sure: false, probability: 0 }]
  return said.map(({ intent, slots, sure, probability }) => ({
    act: actIn(intent, probability),
    of: intent,
    values: slots,
    stated,
    sure: sure && probability >= SURELY,
    alone,
  }))
}

function actIn(intent: Intent, probability: number): ActName {
  const act = actOf[intent] ?? 'want'
  return besides.has(act) && probability < LIKELY ? 'nothing' : act
}
