import { type Features, featuresOf } from '../intent/hashed.ts'
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
  features: Features
}

export function readOne(message: Message): Read {
  const reading = readMessage(message.text, { now: corpusNow })
  return { message, reading, features: featuresOf(reading, 0, reading.words.length, message) }
}

/** Rows for the features that several messages have. Row 0 is what every message has. */
export function rowsOf(all: readonly Read[], least = 3): Map<number, number> {
  const counts = new Map<number, number>()
  for (const { features } of all) for (const id of features.ids) counts.set(id, (counts.get(id) ?? 0) + 1)
  const rows = new Map<number, number>()
  for (const [id, count] of counts) if (count >= least) rows.set(id, rows.size + 1)
  return rows
}

export function exampleOf(
  { message, features }: Pick<Read, 'message' | 'features'>,
  rows: ReadonlyMap<number, number>,
): Example {
  const at: number[] = [0]
  const values: number[] = [1]
  features.ids.forEach((id, index) => {
    const row = rows.get(id)
    if (row === undefined) return
    at.push(row)
    values.push(features.values[index] ?? 0)
  })
  return {
    features: Int32Array.from(at),
    values: Float32Array.from(values),
    targets: message.wants.map(numberOf),
    isDriver: message.speaker === 'driver',
  }
}
