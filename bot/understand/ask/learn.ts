import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { sequence, shuffle } from '../training/chance.ts'
import { corpusFiles, corpusFolder } from '../training/corpus.ts'
import { askFeatures } from './features.ts'
import { allLessons, type Lesson, topicsFolder } from './lessons.ts'
import { type AskModel, type AskModelFile, valuesOf } from './model.ts'
import { askTopics, canAsk, numberOfTopic } from './topics.ts'

const K = askTopics.length
const settings = { rounds: 7, step: 0.35, draw: 3e-6 }
const FEWEST = 2
/** Questions are few beside what is none, so each is learned so often. */
const TIMES = 3

/** What the model is made from: the questions, the corpus, and the code here. */
export function askMadeFrom(): string {
  const hash = createHash('sha256')
  for (const file of corpusFiles()) hash.update(readFileSync(new URL(file, corpusFolder)))
  for (const folder of [topicsFolder, new URL('./', import.meta.url)])
    for (const file of readdirSync(folder).toSorted())
      if (/\.(?:ts|tsv)$/.test(file)) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}

type Case = { values: [number, number][]; topic: number; able: boolean[] }

/** A weight for each feature and topic (multinomial logistic, steps by Adagrad). */
export function learnTopics(lessons: readonly Lesson[]): AskModel {
  const read = lessons.map(({ text, speaker }) => askFeatures(text, speaker))
  const counts = new Map<number, number>()
  for (const { words, letters, known } of read)
    for (const id of [...words, ...letters, ...known]) counts.set(id, (counts.get(id) ?? 0) + 1)
  const scales = new Map(
    [...counts].flatMap(([id, count]): [number, number][] =>
      count < FEWEST ? [] : [[id, Math.round(Math.min(15, Math.sqrt(Math.log(1 + lessons.length / count))) * 16) / 16]],
    ),
  )
  const able = {
    driver: askTopics.map((one) => canAsk('driver', one)),
    shop: askTopics.map((one) => canAsk('shop', one)),
  }
  const cases = lessons.flatMap(({ topic, speaker }, at): Case[] => {
    const one: Case = {
      values: valuesOf(read[at] ?? { words: [], letters: [], known: [] }, (id) => scales.get(id)),
      topic: numberOfTopic(topic),
      able: able[speaker],
    }
    return topic === 'none' ? [one] : Array(TIMES).fill(one)
  })
  const weights = new Map([...scales.keys()].map((id) => [id, new Float32Array(K)]))
  const used = new Map([...scales.keys()].map((id) => [id, new Float32Array(K).fill(1e-3)]))
  const base = new Float32Array(K)
  const random = sequence(11)
  for (let round = 0; round < settings.rounds; round++) {
    shuffle(cases, random)
    const pace = settings.step * (1 - (0.9 * round) / settings.rounds)
    for (const one of cases) descend(one, weights, used, base, pace)
  }
  return { scales, weights, base }
}

function descend(
  { values, topic, able }: Case,
  weights: ReadonlyMap<number, Float32Array>,
  used: ReadonlyMap<number, Float32Array>,
  base: Float32Array,
  pace: number,
): void {
  const errors = Float32Array.from(base)
  for (const [id, value] of values) {
    const row = weights.get(id)
    for (let at = 0; row && at < K; at++) errors[at] = (errors[at] ?? 0) + value * (row[at] ?? 0)
  }
  let sum = 0
  for (let at = 0; at < K; at++) sum += errors[at] = able[at] ? Math.exp(errors[at] ?? 0) : 0
  for (let at = 0; at < K; at++) errors[at] = (errors[at] ?? 0) / sum - (at === topic ? 1 : 0)
  for (let at = 0; at < K; at++) base[at] = (base[at] ?? 0) - 0.02 * pace * (errors[at] ?? 0)
  for (const [id, value] of values) {
    const [row, use] = [weights.get(id), used.get(id)]
    if (!row || !use) continue
    for (let at = 0; at < K; at++) {
      const error = errors[at] ?? 0
      if (Math.abs(error) < 2e-3) continue
      const slope = error * value + settings.draw * (row[at] ?? 0)
      use[at] = (use[at] ?? 0) + slope * slope
      row[at] = (row[at] ?? 0) - (pace * slope) / Math.sqrt(use[at] ?? 1)
    }
  }
}

const STEPS = 100
const SMALLEST = 0.04

/** The weights as the file holds them: in steps, without those that are next to nothing. */
export function packedAsk({ scales, weights, base }: AskModel): AskModelFile {
  let largest = 0
  for (const row of weights.values()) for (const weight of row) largest = Math.max(largest, Math.abs(weight))
  const step = Number((largest / STEPS).toPrecision(5))
  const bytes: number[] = []
  for (const [id, row] of [...weights].toSorted(([one], [other]) => one - other)) {
    const cells = [...row].flatMap((weight, at) =>
      Math.abs(weight) < SMALLEST * largest ? [] : [at, Math.round(weight / step) & 255],
    )
    if (cells.length === 0) continue
    bytes.push(
      id & 255,
      (id >> 8) & 255,
      (id >> 16) & 255,
      0,
      Math.round((scales.get(id) ?? 0) * 16),
      cells.length / 2,
      ...cells,
    )
  }
  return {
    madeFrom: askMadeFrom(),
    step,
    base: [...base].map((one) => one.toFixed(3)).join(' '),
    rows: brotliCompressSync(Uint8Array.from(bytes)).toString('base64'),
  }
}

export const trainedTopics = (): AskModelFile => packedAsk(learnTopics(allLessons()))
