import { type Features, featuresOf } from '../intent/features.ts'
import { type Marked, marked } from '../intent/marked.ts'
import { groupValues } from '../intent/model.ts'
import { LEVELS, scaleOf } from '../intent/model-file.ts'
import { numberOf } from '../intent/wants.ts'
import type { Reading } from '../reading.ts'
import { readMessage } from '../understand.ts'
import type { Message } from './corpus.ts'
import type { Example } from './learn.ts'

/** A Wednesday morning; the days of the corpus count from it. */
export const corpusNow = new Date('2026-11-18T09:00:00+02:00')

export interface Read {
  message: Message
  reading: Reading
  marked: Marked
}

export function readOne(message: Message): Read {
  const reading = readMessage(message.text, { now: corpusNow })
  return { message, reading, marked: marked(reading) }
}

/** A message or a part of it, with the numbers of what it wants. */
export interface Lesson {
  features: Features
  targets: readonly number[]
  message: Message
}

export const lessonOf = (
  { message, marked }: Pick<Read, 'message' | 'marked'>,
  from = 0,
  to = marked.tokens.length,
  wants = message.wants,
): Lesson => ({ features: featuresOf(marked, from, to, message), targets: wants.map(numberOf), message })

/** A row for each feature that several messages have, and how much it counts. Row 0 is what every message has. */
export interface Rows {
  rowOf: ReadonlyMap<number, number>
  levels: readonly number[]
}

const FEWEST = 3

export function rowsOf(lessons: readonly Lesson[]): Rows {
  const counts = new Map<number, number>()
  for (const { features } of lessons) for (const id of features.ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const rowOf = new Map<number, number>()
  const levels = [0]
  for (const [id, count] of counts) {
    if (count < FEWEST) continue
    rowOf.set(id, levels.length)
    levels.push(Math.min(255, Math.round(LEVELS * Math.log(1 + lessons.length / count))))
  }
  return { rowOf, levels }
}

export function exampleOf({ features, targets, message }: Lesson, { rowOf, levels }: Rows): Example {
  const at: number[] = [0]
  const values: number[] = [1]
  const scales = features.ids.map((id) => {
    const row = rowOf.get(id)
    return row === undefined ? undefined : scaleOf(levels[row] ?? 0)
  })
  const groups = groupValues(features, (index) => scales[index])
  features.ids.forEach((id, index) => {
    const scale = scales[index]
    if (scale === undefined) return
    at.push(rowOf.get(id) ?? 0)
    values.push((groups[features.groups[index] ?? 0] ?? 0) * scale)
  })
  return {
    features: Int32Array.from(at),
    values: Float32Array.from(values),
    targets,
    isDriver: message.speaker === 'driver',
  }
}
