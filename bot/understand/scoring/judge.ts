import { intentOf, type Want } from '../intent/wants.ts'
import type { Certainty, Judged } from '../training/certainty.ts'
import { certainties, fitTemperature } from '../training/certainty.ts'
import { type Message, readCorpus } from '../training/corpus.ts'
import { corpusNow, readOne } from '../training/examples.ts'
import { decided, leaveOut } from '../training/left-out.ts'
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
  const unseen = leaveOut(readCorpus().map(readOne), PARTS)
  const temperature = fitTemperature(unseen)
  const scored = unseen.map((one): Scored => {
    const { message } = one.read
    const wished = decided(one, temperature)
    const got = wished.map(({ want }) => want)
    const { speaker, asked } = message
    const model = { ...one.model, temperature }
    const { slots } = understandBy(model, message.text, { now: corpusNow, speaker, asked })
    return {
      message,
      decided: wished,
      got,
      rightIntents: got.join('+') === message.wants.join('+'),
      rightPrinted: printedOf(got) === printedOf(message.wants),
      rightSlots: sameSlots(message.slots, writtenSlots(slots)),
    }
  })
  return { temperature, scored, certain: certainties(scored) }
}

/** The command prints the first wish. */
const printedOf = ([first = 'other']: readonly Want[]): PrintedIntent => printed(intentOf(first, false))
