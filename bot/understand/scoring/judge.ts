import { type ModelName, modelNameOf, modelNames } from '../intent/model.ts'
import { intentOf, type Want } from '../intent/wants.ts'
import type { Certainty, Judged } from '../training/certainty.ts'
import { certainties, fitTemperature } from '../training/certainty.ts'
import { lessonsFor, type Message } from '../training/corpus.ts'
import { corpusNow, readOne } from '../training/examples.ts'
import { learnSecond } from '../training/learn-second.ts'
import { decided, leaveOut, withTemperature } from '../training/left-out.ts'
import type { PrintedIntent } from '../types.ts'
import { understandBy } from '../understand.ts'
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
  model: ModelName
  temperature: number
  /** The messages that it reads in the product. */
  scored: Scored[]
  certain: Certainty[]
  /** How many messages the certainties were chosen by. */
  judged: number
}

/** A fifth of the personas is left out, five times. */
const PARTS = 5

export const scoreCorpus = (): Scores[] => modelNames.map(scoresOf)

function scoresOf(model: ModelName): Scores {
  const raw = leaveOut(lessonsFor(model).map(readOne), PARTS)
  const temperature = fitTemperature(raw)
  const unseen = raw.map((one) => withTemperature(one, temperature))
  // What tells two wishes from one is learned from the other parts, too.
  const seconds = Array.from({ length: PARTS }, (_, part) => learnSecond(unseen.filter((one) => one.part !== part)))
  const judged = unseen.map((one) => ({
    one,
    message: one.read.message,
    decided: decided(one, seconds[one.part] ?? []),
  }))
  const its = judged.filter(({ message }) => modelNameOf(message) === model)
  const scored = its.map(({ one, message, decided: wished }): Scored => {
    const second = seconds[one.part] ?? []
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
  return { model, temperature, scored, certain: certainties(judged), judged: judged.length }
}

/** The command prints the first wish. */
const printedOf = ([first = 'other']: readonly Want[]): PrintedIntent => printed(intentOf(first, false))
