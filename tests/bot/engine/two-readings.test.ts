import { expect, test } from 'vitest'
import type { ParsedMessage } from '#bot/engine/parsed-message.ts'
import type { Progress, Talk } from '#bot/engine/progress.ts'
import { fresh, readState } from '#bot/engine/state.ts'
import { chosenReading, offerReadings } from '#bot/engine/two-readings.ts'
import type { Intent, Wish } from '#bot/understand/types.ts'
import { textsIn } from '#core/texts/texts.ts'

const words = 'can i come in at your shop in Paarl'
const wish = (intent: Intent): Wish => ({ intent, probability: 1, sure: true, slots: { place: 'Paarl' }, words })
const said = (between: readonly [Wish, Wish] | undefined, choice?: string): ParsedMessage => ({
  text: words,
  kind: 'text',
  sort: 'words',
  forwarded: false,
  understood: {
    ...{ text: words, wishes: [wish('book')], intent: 'book', slots: { place: 'Paarl' }, means: [] },
    ...(between ? { between } : {}),
  },
  choice,
  tapped: choice !== undefined,
  index: undefined,
  yes: false,
  no: false,
  command: undefined,
  repliesTo: undefined,
  contact: undefined,
  media: [],
  location: undefined,
})
const progress = (): Progress => ({ state: fresh(), said: [], began: null })
const talk = (language: 'en' | 'af') => ({ say: textsIn(language) }) as Talk

test.each([
  ['en', 'I understood: Paarl. Which of the two do you mean?', ['Book a fitting', 'Shops near me']],
  ['af', 'Ek het verstaan: Paarl. Watter van die twee bedoel jy?', ["Bespreek 'n plek", 'Winkels naby my']],
] as const)('two likely readings become two buttons (%s)', (language, body, titles) => {
  const turn = progress()
  expect(offerReadings(talk(language), turn, said([wish('book'), wish('shops_nearby')]), false)).toBe(true)
  expect(turn.said).toMatchObject([{ body, buttons: titles.map((title) => ({ title })) }])
})

test('the choice does what was said, in that reading, also after the state was stored', () => {
  const turn = progress()
  offerReadings(talk('en'), turn, said([wish('book'), wish('shops_nearby')]), false)
  const { unclear } = readState(JSON.parse(JSON.stringify(turn.state)))
  const chosen = chosenReading(said(undefined, 'reading:shops_nearby'), unclear)
  expect(chosen?.wish.intent).toBe('shops_nearby')
  expect(chosen?.message).toMatchObject({
    text: words,
    choice: undefined,
    tapped: false,
    understood: { intent: 'shops_nearby', slots: { place: 'Paarl' } },
  })
  expect(chosenReading(said(undefined, 'reading:deals'), unclear)).toBeUndefined()
  expect(chosenReading(said(undefined, 'reading:book'), undefined)).toBeUndefined()
})

test('it is never asked twice in a row, nor where a button has no name', () => {
  const turn = progress()
  expect(offerReadings(talk('en'), turn, said([wish('book'), wish('deals')]), true)).toBe(false)
  expect(offerReadings(talk('en'), turn, said([wish('book'), wish('unknown')]), false)).toBe(false)
  expect(offerReadings(talk('en'), turn, said(undefined), false)).toBe(false)
  expect(turn.said).toEqual([])
})

test('every reading has its name in every language', () => {
  const [en, af] = [textsIn('en'), textsIn('af')].map(({ common }) => common.readings)
  expect(Object.keys(af ?? {}).sort()).toEqual(Object.keys(en ?? {}).sort())
  for (const title of [...Object.values(en ?? {}), ...Object.values(af ?? {})]) expect(title?.length).toBeLessThan(21)
})
