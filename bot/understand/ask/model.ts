import { readFileSync } from 'node:fs'
import { brotliDecompressSync } from 'node:zlib'
import { type AskFeatures, askFeatures } from './features.ts'
import { type AskTopic, askTopics, canAsk } from './topics.ts'

/** What a feature counts, and how much it speaks for each topic. */
export type AskModel = {
  scales: ReadonlyMap<number, number>
  weights: ReadonlyMap<number, Float32Array>
  base: Float32Array
}

/** `rows`: for each feature its id, its scale in sixteenths and its weights in steps; as bytes, compressed, in base64. */
export type AskModelFile = { madeFrom: string; step: number; base: string; rows: string }

export const askModelFile = new URL('model.json', import.meta.url)
export const readAskModelFile = (): AskModelFile => JSON.parse(readFileSync(askModelFile, 'utf8'))

const K = askTopics.length
/** An id of four bytes, a scale, how many weights follow, and each with its topic. */
const HEAD = 6

export function unpackedAsk({ step, base, rows }: AskModelFile): AskModel {
  const bytes = brotliDecompressSync(Buffer.from(rows, 'base64'))
  const scales = new Map<number, number>()
  const weights = new Map<number, Float32Array>()
  for (let at = 0; at < bytes.length; ) {
    const id = bytes.readUInt32LE(at)
    const count = bytes[at + HEAD - 1] ?? 0
    const row = new Float32Array(K)
    for (let cell = 0; cell < count; cell++) {
      const place = at + HEAD + cell * 2
      row[bytes[place] ?? 0] = bytes.readInt8(place + 1) * step
    }
    scales.set(id, (bytes[at + 4] ?? 0) / 16)
    weights.set(id, row)
    at += HEAD + count * 2
  }
  return { scales, weights, base: Float32Array.from(base.split(' '), Number) }
}

/** Each feature with its value: a group is as long as the other, and rare features count more. */
export function valuesOf(
  { words, letters, known: listed }: AskFeatures,
  scaleOf: (id: number) => number | undefined,
): [number, number][] {
  return [words, letters, listed].flatMap((ids) => {
    const known = ids.flatMap((id): [number, number][] => {
      const scale = scaleOf(id)
      return scale === undefined ? [] : [[id, scale]]
    })
    const length = Math.sqrt(ids.reduce((sum, id) => sum + (scaleOf(id) ?? 1) ** 2, 0)) || 1
    return known.map(([id, scale]): [number, number] => [id, scale / length])
  })
}

let loaded: AskModel | undefined
const model = (): AskModel => {
  loaded ??= unpackedAsk(readAskModelFile())
  return loaded
}

export type Asking = { topic: AskTopic; probability: number }

/** What the words ask, the likeliest first. */
export function topicsAsked(text: string, speaker: 'driver' | 'shop', { scales, weights, base } = model()): Asking[] {
  const sums = Float32Array.from(base)
  for (const [id, value] of valuesOf(askFeatures(text, speaker), (one) => scales.get(one))) {
    const row = weights.get(id)
    for (let topic = 0; row && topic < K; topic++) sums[topic] = (sums[topic] ?? 0) + value * (row[topic] ?? 0)
  }
  const able = askTopics.flatMap((topic, at) => (canAsk(speaker, topic) ? [{ topic, sum: sums[at] ?? 0 }] : []))
  const most = Math.max(...able.map(({ sum }) => sum))
  const powers = able.map(({ topic, sum }) => ({ topic, power: Math.exp(sum - most) }))
  const total = powers.reduce((sum, { power }) => sum + power, 0)
  return powers
    .map(({ topic, power }) => ({ topic, probability: power / total }))
    .sort((one, other) => other.probability - one.probability)
}
