import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ModelName } from '../intent/model.ts'
import type { ModelFile } from '../intent/model-file.ts'
import { certainties, fitTemperature } from './certainty.ts'
import { corpusFiles, corpusFolder, lessonsFor } from './corpus.ts'
import { readOne } from './examples.ts'
import { learnSecond } from './learn-second.ts'
import { decided, leaveOut, modelOf, withTemperature } from './left-out.ts'

const code = ['../intent/', '../parts/', '../vocabulary/', './'].map((folder) => new URL(folder, import.meta.url))

/** What a model is made from: the messages, and the code that reads and learns. */
export function madeFrom(): string {
  const hash = createHash('sha256')
  for (const file of ['personas.tsv', ...corpusFiles()]) hash.update(readFileSync(new URL(file, corpusFolder)))
  for (const folder of code)
    for (const file of readdirSync(folder).toSorted())
      if (file.endsWith('.ts')) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}

/** A fifth of the personas is left out at a time, to see how far the probabilities can be trusted. */
const PARTS = 5

export function trained(name: ModelName): ModelFile {
  const all = lessonsFor(name).map(readOne)
  const raw = leaveOut(all, PARTS)
  const temperature = fitTemperature(raw)
  const unseen = raw.map((one) => withTemperature(one, temperature))
  const second = learnSecond(unseen)
  const judged = unseen.map((one) => ({ message: one.read.message, decided: decided(one, second) }))
  return {
    madeFrom: madeFrom(),
    temperature,
    sureFrom: Object.fromEntries(certainties(judged).map(({ want, from }) => [want, from])),
    second: second.join(' '),
    ...modelOf(all),
  }
}
