import { describe, expect, test } from 'vitest'
import { agreesAndRefuses, countMeant } from '#bot/understand/said/front-desk/how-many.ts'
import { deniedFirst, withExcept, withoutExcepted } from '#bot/understand/said/front-desk/left-out.ts'
import { saysOpening } from '#bot/understand/said/front-desk/opening-words.ts'
import { ordersToAdd } from '#bot/understand/said/front-desk/read-back.ts'
import { reasonBeside } from '#bot/understand/said/front-desk/reason.ts'
import { placeNamed, rowsNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { withTime } from '#bot/understand/said/front-desk/same-time.ts'
import { untilOthers } from '#bot/understand/said/persons-in-line.ts'
import { namesChosen, placeMeant } from '#bot/understand/said/which.ts'
import { nameIn } from '#bot/understand/stated/called.ts'

describe('rows of a list', () => {
  test.each<[string, number[]]>([
    ['1 and 3', [1, 3]],
    ['ja 1 en 2', [1, 2]],
    ['first and last one ok', [1, -1]],
    ['number two no', [2]],
    ['the last one no, we sold out of those', [-1]],
    ['1 yes 2 later', []],
    ['confirm 1, decline 2', []],
    ['2 of the michelins are left', []],
  ])('%s', (words, rows) => expect(rowsNamed(words)).toEqual(rows))

  test('are no reason', () => {
    const reason = (words: string) => reasonBeside(words, new Set(['sipho']))
    expect(reason('the last one no, we sold out of those')).toBe('we sold out of those')
    expect(['second one no', '1 and 3 no', 'tweede een nee', 'the 10 one no'].map(reason)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ])
  })

  test.each([
    ['Sipho no, no space for a caravan', 'no space for a caravan'],
    ['sorry no stock of those', 'no stock of those'],
    ['cant lift a truck here', 'cant lift a truck here'],
    ['no we are fully booked', 'we are fully booked'],
    ['nee, ons lier is stukkend', 'ons lier is stukkend'],
    ['decline sipho, not possible before friday', 'not possible before friday'],
  ])('a no that belongs to the reason stays: %s', (words, reason) =>
    expect(reasonBeside(words, new Set(['sipho']))).toBe(reason),
  )
})

test('a yes and a no are two answers', () => {
  expect(['first yes second no', 'confirm 1, decline 2', 'eerste ja tweede nee'].every(agreesAndRefuses)).toBe(true)
  expect(['yes 1 and 2', 'both are fine', 'nee vir albei'].some(agreesAndRefuses)).toBe(false)
  expect([countMeant('albei is reg'), countMeant('al drie'), countMeant('friday')]).toEqual([2, 3, undefined])
})

test('all but somebody', () => {
  expect(withoutExcepted(withExcept('confirm everyone but thandi'))?.excepted.trim()).toBe('thandi')
  expect(withoutExcepted('almal behalwe sipho')?.excepted.trim()).toBe('sipho')
  expect(withoutExcepted('confirm thandi but later')).toBeUndefined()
  expect(deniedFirst('nie thandi nie, die ander een')?.rest).toBe('die ander een')
})

describe('what is denied', () => {
  const of = (words: string) => namesChosen(words, ['Michelin', 'Dunlop'])
  test.each(['hhayi i-michelin, enye', 'michelin no, other yes', 'the one that isnt michelin', 'angifuni michelin'])(
    '%s',
    (words) => expect(of(words)).toEqual({ chosen: [], denied: ['Michelin'] }),
  )
  test('joined names are both denied, and what stands behind a comma is chosen', () => {
    expect(of('not the michelin or the dunlop').denied).toEqual(['Michelin', 'Dunlop'])
    expect(of('not the michelin, the dunlop').chosen).toEqual(['Dunlop'])
    expect(of('the michelin, no rush').chosen).toEqual(['Michelin'])
  })
  test('a place is none, and another one beside it is', () => {
    expect(placeMeant('nie die eerste nie, die tweede', 1)).toBe(2)
    expect(placeMeant('not the first one', 1)).toBeUndefined()
    expect(placeMeant('the second one please', 2)).toBe(2)
  })
})

test('opening hours are words about the shop', () => {
  expect(
    ['we close at 3', 'closed on friday', 'my hours are 8 to 12', 'ons is oop van 8 tot 4'].every(saysOpening),
  ).toBe(true)
  expect(['saturday from 8 to 12 any', 'monday 8-10 is open', 'sat 8-12'].some(saysOpening)).toBe(false)
})

test("'same time' is the hour that is asked for", () =>
  expect(withTime('saterdag dieselfde tyd', '10:00')).toBe('saterdag 10:00'))

test('what is said of the other one is not said of the one that is meant', () => {
  expect(untilOthers('the early one the other is still up')).toBe('the early one ')
  expect(untilOthers('the other one is done')).toBe('the other one is done')
  expect(untilOthers('the early one')).toBe('the early one')
})

test('a place in a row is named by its number or by the clock, and one place only', () => {
  expect(placeNamed('the first car')).toBe(1)
  expect(placeNamed('die vroee een')).toBe(1)
  expect(placeNamed('the last one')).toBe(-1)
  expect(placeNamed('the first and the second')).toBeUndefined()
})

test('a name is found behind the prefixes of our languages', () => {
  for (const word of ['nguthemba', 'kathemba', 'uthemba', "themba's"])
    expect(nameIn(word, new Set(['themba']))).toBe('themba')
})

test('an order to add a tyre is one in each language, and no question about it', () => {
  for (const words of ['load it for us please', 'sit dit asb vir ons by', 'khawuyifake nina', 'e tsenyeng'])
    expect(ordersToAdd(words)).toBe(true)
  for (const words of ['which size is it', 'not in our list']) expect(ordersToAdd(words)).toBe(false)
})

test('an hour apart is counted from the hour that is asked for', () => {
  expect(withTime('an hour earlier', '10:30')).toBe('09:30')
  expect(withTime("rather 'n uur later", '10:30')).toBe('rather 11:30')
  expect(withTime('half an hour before that', '10:30')).toBe('10:00')
  expect(withTime('two hours later', '23:30')).toBe('two hours later')
})
