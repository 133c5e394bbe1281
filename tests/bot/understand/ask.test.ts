import { describe, expect, it } from 'vitest'
import { askedAbout } from '#bot/conversation/facts/asked-about.ts'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import { askMadeFrom } from '#bot/understand/ask/learn.ts'
import { writtenLessons } from '#bot/understand/ask/lessons.ts'
import { readAskModelFile, topicsAsked } from '#bot/understand/ask/model.ts'
import { understand } from '#bot/understand/understand.ts'

it('the model of questions comes from these lines and this code: npm run understand:train -- --asks', () => {
  expect(readAskModelFile().madeFrom).toBe(askMadeFrom())
})

it('every line of a question is in the form, in all six languages, and of several people', () => {
  const lessons = writtenLessons()
  expect(lessons.length).toBeGreaterThan(1_500)
  expect(new Set(lessons.map(({ persona }) => persona)).size).toBeGreaterThan(30)
})

describe('what a question asks', () => {
  it.each([
    ['driver', 'so what would all of that cost me then', 'total'],
    ['driver', 'and the balancing, is it part of that', 'included'],
    ['driver', 'hoe laat sluit hulle op n vrydag', 'hours'],
    ['driver', 'can i swipe my card at the shop', 'pay'],
    ['driver', 'what if i get there late', 'late'],
    ['shop', 'how many tyres is he taking', 'what'],
    ['shop', 'give me the lady her number', 'number'],
    ['shop', 'by when must i answer this', 'until'],
    ['shop', 'which car is this for', 'car'],
  ] as const)('of a %s: %s', (speaker, words, topic) => {
    expect(topicsAsked(words, speaker)[0]?.topic).toBe(topic)
  })

  it.each([
    ['driver', 'friday at 10 please'],
    ['driver', 'the second one'],
    ['shop', 'we can do 11'],
    ['shop', 'sold 4 of the dunlops'],
  ] as const)('of a %s is none: %s', (speaker, words) => {
    expect(topicsAsked(words, speaker)[0]?.topic).toBe('none')
  })
})

const now = new Date('2026-11-18T08:00:00Z')

it.each([
  ['shop', 'ok can you confirm him?'],
  ['shop', 'can u mark us closed tomorrow?'],
  ['shop', 'can you tell him we are full?'],
  ['driver', 'can you stop messaging me please?'],
  ['driver', 'can you cancel my booking?'],
  ['driver', 'can we make it 11 instead?'],
] as const)('what a %s wants done is no question, also in the form of one: %s', (speaker, text) => {
  const message: ParsedMessage = {
    text,
    kind: 'text',
    sort: 'words',
    forwarded: false,
    tapped: false,
    media: [],
    yes: false,
    no: false,
    choice: undefined,
    index: undefined,
    command: undefined,
    repliesTo: undefined,
    contact: undefined,
    location: undefined,
    understood: understand(text, { now }),
  }
  expect(askedAbout(message, speaker)).toBeUndefined()
})
