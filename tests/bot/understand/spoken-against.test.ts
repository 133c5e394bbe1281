import { describe, expect, it } from 'vitest'
import { wantsMiddle } from '#bot/understand/said/list/spoken-against.ts'
import { namesChosen } from '#bot/understand/said/which.ts'
import { understand } from '#bot/understand/understand.ts'

const now = new Date('2026-11-18T07:00:00Z')
const read = (words: string) => understand(words, { now, asked: 'results' }).slots

describe('a brand that is complained about is none that is wanted', () => {
  it.each([
    ['the michelin is too steep for me', 'Michelin'],
    ['Pirelli is robbery man', 'Pirelli'],
    ['The Bridgestone is out of my budget', 'Bridgestone'],
    ['I never heard of Sailun', 'Sailun'],
    ['not a fan of Goodyear', 'Goodyear'],
    ['had bad luck with Dunlop before', 'Dunlop'],
    ['Firestone is too noisy', 'Firestone'],
    ['Kumho gave me trouble', 'Kumho'],
    ['ek vertrou nie Linglong nie', 'Linglong'],
    ['Ek ken nie Sailun nie', 'Sailun'],
    ['Continental is bietjie duur', 'Continental'],
    ['die Toyo is vir my te steil', 'Toyo'],
    ['iMichelin iyabiza kakhulu', 'Michelin'],
    ['angiyithembi iLinglong', 'Linglong'],
    ['angiyazi i-Falken', 'Falken'],
    ['iMichelin idura kakhulu', 'Michelin'],
    ['andiyazi iSailun', 'Sailun'],
    ['Michelin e tura haholo', 'Michelin'],
    ['ha ke tshepe Linglong', 'Linglong'],
    ['ga ke itse Sailun', 'Sailun'],
  ])('%s', (words, brand) => {
    const { brand: wanted, notBrands } = read(words)
    expect(wanted).toBeUndefined()
    expect(notBrands).toEqual([brand])
  })

  it.each([
    ['never heard of Falken, I will take the Dunlop', 'Dunlop', ['Falken']],
    ['Michelin e tura thata, nka tsaya Dunlop', 'Dunlop', ['Michelin']],
    ['Ek ken nie Sailun nie, gee maar die Goodyear', 'Goodyear', ['Sailun']],
    ['iMichelin idura kakhulu, ndifuna iDunlop', 'Dunlop', ['Michelin']],
  ])('and what is wanted instead is: %s', (words, brand, denied) => {
    const { brand: wanted, notBrands } = read(words)
    expect(wanted).toBe(brand)
    expect(notBrands).toEqual(denied)
  })

  it.each([
    'the Dunlop is fine',
    'I know Dunlop, give me that',
    'Dunlop is not too expensive, I take it',
    'die Dunlop is nie te duur nie',
    'the dunlops lasted me well, those',
  ])('while praise is no complaint: %s', (words) => {
    const { brand, notBrands } = read(words)
    expect(brand).toBe('Dunlop')
    expect(notBrands).toBeUndefined()
  })

  it('of two that are both complained about neither is chosen', () => {
    expect(namesChosen('the Toyo and the Kumho are both too dear', ['Toyo', 'Kumho'])).toEqual({
      chosen: [],
      denied: ['Toyo', 'Kumho'],
    })
  })

  it('also of a shop', () => {
    expect(namesChosen('Rivonia Tyres was rude to me last time', ['Rivonia Tyres']).denied).toEqual(['Rivonia Tyres'])
  })
})

it.each([
  'give me something in between',
  'the middle one',
  'iets tussenin',
  'die middelste een',
  'ngifuna ephakathi nendawo',
  'e mahareng',
])('%s is the middle of a list', (words) => {
  expect(wantsMiddle(words)).toBe(true)
})
