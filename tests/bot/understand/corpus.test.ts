import { expect, it } from 'vitest'
import { readModelFile } from '#bot/understand/intent/model.ts'
import { readAnswers, readCorpus, readPersonas } from '#bot/understand/training/corpus.ts'
import { madeFrom } from '#bot/understand/training/train.ts'

const corpus = readCorpus()

it('every line of the corpus is in the form, and of a persona that is described', () => {
  const writers = new Set(corpus.map(({ persona }) => persona))
  expect(readPersonas().filter(({ description }) => description === '')).toEqual([])
  expect(writers.size).toBeGreaterThan(90)
  expect(corpus.length).toBeGreaterThan(14_000)
})

it('every answer at sight of a screen is in the form, and nothing learns from it', () => {
  const learned = new Set(corpus.map(({ persona }) => persona))
  const answers = readAnswers()
  expect(answers.length).toBeGreaterThan(5_000)
  expect(answers.filter(({ persona }) => learned.has(persona))).toEqual([])
})

it('drivers want nothing that only a shop can want', () => {
  const wrong = [...corpus, ...readAnswers()].filter(
    ({ speaker, wants }) =>
      speaker === 'driver' && wants.some((want) => want.startsWith('shop_') || want === 'tell_customer'),
  )
  expect(wrong.map(({ text }) => text)).toEqual([])
})

it('the model comes from this corpus and this code: npm run understand:train', () => {
  expect(readModelFile().madeFrom).toBe(madeFrom())
})
