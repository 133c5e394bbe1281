import { expect, it } from 'vitest'
import { modelNames, readModelFile } from '#bot/understand/intent/model.ts'
import { readCorpus, readPersonas } from '#bot/understand/training/corpus.ts'
import { madeFrom } from '#bot/understand/training/train.ts'

const corpus = readCorpus()

it('every line of the corpus is in the form, and of a persona that is described', () => {
  const writers = new Set(corpus.map(({ persona }) => persona))
  expect(readPersonas().filter(({ description }) => description === '')).toEqual([])
  expect(writers.size).toBeGreaterThan(90)
  expect(corpus.length).toBeGreaterThan(14_000)
})

it('the model of questions learns from answers at sight of a screen', () => {
  expect(corpus.filter(({ atScreen }) => atScreen).length).toBeGreaterThan(5_000)
})

it('drivers want nothing that only a shop can want', () => {
  const wrong = corpus.filter(
    ({ speaker, wants }) =>
      speaker === 'driver' && wants.some((want) => want.startsWith('shop_') || want === 'tell_customer'),
  )
  expect(wrong.map(({ text }) => text)).toEqual([])
})

it.each(modelNames)('the model %s comes from this corpus and this code: npm run understand:train', (name) => {
  expect(readModelFile(name).madeFrom).toBe(madeFrom())
})
