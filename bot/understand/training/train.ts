import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import type { ModelFile } from '../intent/model.ts'
import { weighty } from '../intent/sure.ts'
import { corpusFiles, corpusFolder, readCorpus, withOtherSituations } from './corpus.ts'
import { exampleOf, type Read, readOne, rowsOf } from './examples.ts'
import { learn } from './learn.ts'
import { packed } from './pack.ts'

const code = ['../intent/', './'].map((folder) => new URL(folder, import.meta.url))

/** What a model is made from: the messages, and the code that reads and learns. */
export function madeFrom(): string {
  const hash = createHash('sha256')
  for (const file of ['personas.tsv', ...corpusFiles()]) hash.update(readFileSync(new URL(file, corpusFolder)))
  for (const folder of code)
    for (const file of readdirSync(folder).toSorted())
      if (file.endsWith('.ts')) hash.update(readFileSync(new URL(file, folder)))
  return hash.digest('hex').slice(0, 16)
}

export function trained(all: readonly Read[]): ModelFile {
  const rows = rowsOf(all)
  const weights = learn(
    all.map((read) => exampleOf(read, rows)),
    rows.size + 1,
  )
  return {
    madeFrom: madeFrom(),
    temperature: 1,
    sureFrom: Object.fromEntries(weighty.map((want) => [want, 0.8])),
    ...packed(weights, rows),
  }
}

export const trainedOnCorpus = (): ModelFile => trained(withOtherSituations(readCorpus()).map(readOne))
