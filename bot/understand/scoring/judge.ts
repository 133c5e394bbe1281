import { intentOf, type Want } from '../intent/wants.ts'
import type { Certainty, Judged } from '../training/certainty.ts'
import { certainties, fitTemperature } from '../training/certainty.ts'
import { type Message, readCorpus } from '../training/corpus.ts'
import { corpusNow, readOne } from '../training/examples.ts'
import { learnSecond } from '../training/learn-second.ts'
import { decided, leaveOut, withTemperature } from '../training/left-out.ts'
import type { PrintedIntent } from '../types.ts'
import { understandBy } from '../understand.ts'
import { printed } from '../wire.ts'
import { sameSlots, writtenSlots } from './slots.ts'

/** What a model that has never seen the writer made of a message. */
export interface Scored extends Judged {
  message: Message
  got: readonly Want[]
  rightIntents: boolean
  rightPrinted: boolean
  rightSlots: boolean
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

/** The command prints the first wish. */
const printedOf = ([first = 'other']: readonly Want[]): PrintedIntent => printed(intentOf(first, false))
