import { type Decided, decide } from '../intent/decide.ts'
import { featuresOf } from '../intent/hashed.ts'
import { type Model, probabilitiesOf, unpacked } from '../intent/model.ts'
import { HOUSE, withOtherSituations } from './corpus.ts'
import { exampleOf, type Read, readOne, rowsOf } from './examples.ts'
import { learn } from './learn.ts'
import { packed } from './pack.ts'

/** A message that its model has never seen, nor anything else of its writer. */
export interface Unseen {
  read: Read
  model: Model
  /** How likely each want is, before the temperature. */
  likely: Float64Array
}

export function modelOf(messages: readonly Read[]): ReturnType<typeof packed> {
  const known = new Set(messages.map(({ message }) => message))
  const more = withOtherSituations(messages.map(({ message }) => message)).filter((message) => !known.has(message))
  const all = [...messages, ...more.map(readOne)]
  const rows = rowsOf(all)
  return packed(
    learn(
      all.map((read) => exampleOf(read, rows)),
      rows.size + 1,
    ),
    rows,
  )
}

/** Leaves each part of the personas out once. The house's messages are learned from, never judged. */
export function leaveOut(all: readonly Read[], parts: number): Unseen[] {
  const personas = [...new Set(all.map(({ message }) => message.persona))].filter((name) => name !== HOUSE)
  return Array.from({ length: parts }, (_, part) => {
    const out = new Set(personas.filter((_name, at) => at % parts === part))
    const isOut = ({ message }: Read): boolean => out.has(message.persona)
    const file = modelOf(all.filter((read) => !isOut(read)))
    const model = unpacked({ madeFrom: '', temperature: 1, sureFrom: {}, ...file })
    return all.filter(isOut).map((read) => {
      const { reading, message } = read
      const features = featuresOf(reading, 0, reading.words.length, message)
      return { read, model, likely: probabilitiesOf(model, features, message.speaker === 'driver') }
    })
  }).flat()
}

export const decided = ({ read, model }: Unseen, temperature: number): Decided[] =>
  decide({ ...model, temperature }, read.reading, read.message)
