import { expect, it } from 'vitest'
import { heardLimit } from '#bot/understand/said/alert-limit.ts'
import { understand } from '#bot/understand/understand.ts'

const now = new Date('2026-11-18T07:00:00Z')
const read = (words: string, asked: 'none' | 'place' | 'results' | 'alert_price' = 'none') =>
  understand(words, { now, asked }).slots

it.each([
  ['mid rand', 'Midrand'],
  ['kemp ton park', 'Kempton Park'],
  ['rood e poort', 'Roodepoort'],
  ['cent urion', 'Centurion'],
])('voice typing splits the names of places: %s', (words, place) => {
  expect(read(words, 'place').place).toBe(place)
})

it('of makes and cars, also within a sentence', () => {
  expect(read('I need tyres in sand ton 205/55R16')).toMatchObject({ place: 'Sandton' })
  expect(read('dun lop', 'results').brand).toBe('Dunlop')
  expect(read('the michel in one', 'results').brand).toBe('Michelin')
  expect(read('tyres for a toyota fort uner 2019').vehicle).toMatchObject({ model: 'Fortuner', year: 2019 })
})

it.each(['good for ways to pay', 'we can go down town later', 'R900 rand burg ok'])(
  'two words of a sentence are no name: %s',
  (words) => {
    expect(read(words).place).toBeUndefined()
  },
)

it.each([
  ['two oh five fifty five are sixteen', 205, 55, 16],
  ['two twenty five forty five are seventeen', 225, 45, 17],
  ['205 55 are 16', 205, 55, 16],
  ['i need two oh five fifty five sixteen', 205, 55, 16],
  ['twee nul vyf vyf en vyftig sestien', 205, 55, 16],
])('a size read out: %s', (words, width, aspect, rim) => {
  expect(read(words).size).toMatchObject({ width, aspect, rim })
})

it.each([
  ['one point five each', 1500],
  ['1.2 a tyre', 1200],
  ['een punt vyf elk', 1500],
  ['one three fifty', 1350],
  ['one comma two', 1200],
  ['six thousand six fifty', 6650],
  ['one thousand two fifty', 1250],
  ['ses duisend ses vyftig', 6650],
  ['six thousand and fifty', 6050],
  ['twelve hundred', 1200],
])('a price said: %s', (words, rand) => {
  expect(heardLimit(words, read(words, 'alert_price')).maxCents).toBe(rand * 100)
})

it('also beside a size', () => {
  expect(read('205/55R16 under one point five each')).toMatchObject({ maxPrice: 1500, pricePer: 'tyre' })
  expect(read('205/55R16 under six thousand six fifty in all').maxPrice).toBe(6650)
})
