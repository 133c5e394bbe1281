import { type Decided, decideOf, type Weighed, weigh } from '../intent/decide.ts'
import type { Model } from '../intent/model.ts'
import { type ModelFile, unpacked } from '../intent/model-file.ts'
import { pairName } from '../intent/second.ts'
import { numberOf } from '../intent/wants.ts'
import { HOUSE, withOtherSituations } from './corpus.ts'
import { exampleOf, lessonOf, type Read, readOne, rowsOf } from './examples.ts'
import { learn } from './learn.ts'
import { learnBegins } from './learn-begins.ts'
import { packed } from './pack.ts'
import { beginningsOf } from './where.ts'

/** A message that its model has never seen, nor anything else of its writer. */
export interface Unseen {
  read: Read
  model: Model
  /** Which part of the personas was left out. */
  part: number
  /** Before the temperature, and after it once it is known. */
  weighed: Weighed
}

type Learned = Omit<ModelFile, 'madeFrom' | 'temperature' | 'sureFrom' | 'second'>

/** Learns from whole messages, and from each part of those that want two things. */
export function modelOf(all: readonly Read[]): Learned {
  const beginnings = beginningsOf(all)
  const begins = learnBegins(all, beginnings)
  const known = new Set(all.map(({ message }) => message))
  const more = withOtherSituations(all.map(({ message }) => message)).filter((message) => !known.has(message))
  const parts = [...beginnings].flatMap(([read, at]) => {
    const [first, second] = read.message.wants
    return first && second
      ? [lessonOf(read, 0, at, [first]), lessonOf(read, at, read.marked.tokens.length, [second])]
      : []
  })
  const lessons = [...[...all, ...more.map(readOne)].map((read) => lessonOf(read)), ...parts]
  const rows = rowsOf(lessons)
  const weights = learn(
    lessons.map((lesson) => exampleOf(lesson, rows)),
    rows.levels.length,
  )
  return { ...packed(weights, rows, begins), pairs: pairsOf(all) }
}

function pairsOf(all: readonly Read[]): Record<string, number> {
  const pairs: Record<string, number> = {}
  for (const { message } of all) {
    const [first, second, ...more] = message.wants
    if (!first || !second || more.length > 0) continue
    const name = pairName(numberOf(first), numberOf(second))
    pairs[name] = (pairs[name] ?? 0) + 1
  }
  return Object.fromEntries(Object.entries(pairs).toSorted(([a], [b]) => (a < b ? -1 : 1)))
}

/** Leaves each part of the personas out once. The house's messages are learned from, never judged. */
export function leaveOut(all: readonly Read[], parts: number): Unseen[] {
  const personas = [...new Set(all.map(({ message }) => message.persona))].filter((name) => name !== HOUSE)
  return Array.from({ length: parts }, (_, part) => {
    const out = new Set(personas.filter((_name, at) => at % parts === part))
    const isOut = ({ message }: Read): boolean => out.has(message.persona)
    const file = modelOf(all.filter((read) => !isOut(read)))
    const model = unpacked({ madeFrom: '', temperature: 1, sureFrom: {}, second: '', ...file })
    return all
      .filter(isOut)
      .map((read): Unseen => ({ read, model, part, weighed: weigh(model, read.reading, read.message) }))
  }).flat()
}

const tempered = (likely: Float64Array, temperature: number): Float64Array => {
  const powers = likely.map((probability) => probability ** (1 / temperature))
  const sum = powers.reduce((one, other) => one + other, 0)
  return powers.map((power) => power / sum)
}

/** The same with probabilities that come true. */
export const withTemperature = (unseen: Unseen, temperature: number): Unseen => ({
  ...unseen,
  model: { ...unseen.model, temperature },
  weighed: {
    ...unseen.weighed,
    whole: tempered(unseen.weighed.whole, temperature),
    splits: unseen.weighed.splits.map((split) => ({
      ...split,
      before: tempered(split.before, temperature),
      behind: tempered(split.behind, temperature),
    })),
  },
})

export const decided = ({ model, weighed }: Unseen, second: readonly number[]): Decided[] =>
  decideOf({ ...model, second }, weighed)
