import { intentOf, type Want } from '../intent/wants.ts'
import type { Certainty, Judged } from '../training/certainty.ts'
import { certainties, fitTemperature } from '../training/certainty.ts'
import { type Message, readAnswers, readCorpus } from '../training/corpus.ts'
import { corpusNow, readOne } from '../training/examples.ts'
import { learnSecond } from '../training/learn-second.ts'
import { decided, leaveOut, withTemperature } from '../training/left-out.ts'
import type { PrintedIntent } from '../types.ts'
import { understand, understandBy } from '../understand.ts'
import { printed } from '../wire.ts'
import { sameSlots, writtenSlots } from './slots.ts'

/** How right what was understood of a message is. */
export interface Right {
  message: Message
  rightIntents: boolean
  rightPrinted: boolean
  rightSlots: boolean
}

/** What a model that has never seen the writer made of a message. */
export interface Scored extends Judged, Right {
  message: Message
  got: readonly Want[]
}

export interface Scores {
  temperature: number
  scored: Scored[]
  certain: Certainty[]
}

/** A tenth of the personas is left out, ten times. */
const PARTS = 10

export function scoreCorpus(): Scores {
  const raw = leaveOut(readCorpus().map(readOne), PARTS)
  const temperature = fitTemperature(raw)
  const unseen = raw.map((one) => withTemperature(one, temperature))
  // What tells two wishes from one is learned from the other parts, too.
  const seconds = Array.from({ length: PARTS }, (_, part) => learnSecond(unseen.filter((one) => one.part !== part)))
  const scored = unseen.map((one): Scored => {
    const { message } = one.read
    const second = seconds[one.part] ?? []
    const wished = decided(one, second)
    const got = wished.map(({ want }) => want)
    const { speaker, asked } = message
    const understood = understandBy({ ...one.model, second }, message.text, { now: corpusNow, speaker, asked })
    return {
      message,
      decided: wished,
      got,
      rightIntents: got.join('+') === message.wants.join('+'),
      rightPrinted: printedOf(got) === printedOf(message.wants),
      rightSlots: sameSlots(message.slots, writtenSlots(understood)),
    }
  })
  return { temperature, scored, certain: certainties(scored) }
}

/** What the product makes of answers at sight of their screens, from which it has not learned. */
export const scoreAnswers = (): Right[] =>
  readAnswers().map((message) => {
    const { speaker, asked, text, wants, slots } = message
    const understood = understand(text, { now: corpusNow, speaker, asked })
    const intents = understood.wishes.map(({ intent }) => intent)
    const first = printed(intents[0] ?? 'unknown')
    return {
      message,
      rightIntents: named(intents) === named(wants.map((want) => intentOf(want, false))),
      rightPrinted: first === printedOf(wants),
      rightSlots: sameSlots(slots, writtenSlots(understood)),
    }
  })

/** A search is one intent to its writer, whatever it is by. */
const named = (intents: readonly string[]): string =>
  intents.map((intent) => (intent.startsWith('search') ? 'search' : intent)).join('+') || 'unknown'

/** The command prints the first wish. */
const printedOf = ([first = 'other']: readonly Want[]): PrintedIntent => printed(intentOf(first, false))
