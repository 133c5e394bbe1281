import { describe, expect, test } from 'vitest'
import { hearDate } from '#bot/understand/answers.ts'
import { axleSaid } from '#bot/understand/said/axle-said.ts'
import { hearStars } from '#bot/understand/said/figures.ts'
import { whoseBookings } from '#bot/understand/said/front-desk/asking/asks-of-work.ts'
import { staysThere, stockInstead } from '#bot/understand/said/front-desk/stock-corrected.ts'
import { frontDeskActs } from '#bot/understand/said/front-desk-acts.ts'
import { kilometresSaid } from '#bot/understand/said/km.ts'
import { deniesTyres } from '#bot/understand/said/list/denies-tyres.ts'
import { placeMeant } from '#bot/understand/said/which.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import { readsAsQuestion } from '#bot/understand/topics.ts'

const now = new Date('2026-11-18T07:00:00Z')

/** Languages of South Africa put a class before a figure, a verb or a name: 'u5', 'ezi3', 'mayihlale'. */
describe('words with their class before them', () => {
  test.each([
    ['ngizonika u5', 5],
    ['ndinike i3', 3],
    ['ezi2 kuphela', 2],
  ])('stars: %s', (words, stars) => expect(hearStars(words)).toBe(stars))

  test.each([
    ['u40km ukude, yenze 25', 25],
    ['i50km ikude kakhulu, mayibe 10km', 10],
  ])('distance: %s', (words, km) => expect(kilometresSaid(words)).toBe(km))

  test.each([
    ['ezangaphambili ziphelile, ezangemva zisagood', 'front'],
    ['the fronts are bald, the back I have not looked', 'front'],
    ['tsa morago di onetse, tsa pele di sa le sharp', 'rear'],
    ['zombili ziphelile, ezangaphambili nezangemva', 'both'],
  ])('axle: %s', (words, axle) => expect(axleSaid(words)).toBe(axle))

  test("in isiXhosa 'kusasa' is the early morning, in isiZulu tomorrow", () => {
    expect(hearDate('ndingafika kusasa ngo 9', { now })).toBeUndefined()
    expect(hearDate('ngizofika kusasa ngo 9', { now })).toBe('2026-11-19')
  })

  test.each([
    ['u van wyk akazange afike', 'noshow'],
    ['o sa tla ga a a goroga', 'noshow'],
    ['ekaNaidoo mayihlale', 'keep'],
    ['ya Naidoo e nne jalo', 'keep'],
    ['o duetse gotlhe', 'done'],
  ])('at a counter: %s', (words, act) => expect(frontDeskActs(words, now).map((one) => one.act)).toContain(act))
})

describe('what is left beside what is said', () => {
  test('how many have gone in all stands above how many more', () => {
    expect(stockInstead('another 3 went, 7 gone in all', { by: -4 })).toEqual({ by: -7 })
    expect(stockInstead('kuphume ezinye 2, sekungu 6 ahambile', { by: -4 })).toEqual({ by: -6 })
    expect(stockInstead('2 more', { by: -4 })).toEqual({ by: -6 })
  })

  test('a brand that is still there is not the one that has gone', () => {
    expect(staysThere('pirelli, the falkens are still there', 'Falken')).toBe(true)
    expect(staysThere('pirelli, the falkens are still there', 'Pirelli')).toBe(false)
  })

  test.each([
    'just balancing, not tyres',
    'ibalancing nje, amathayi angiwafuni',
    'dienste, geen bande nie',
    'ga ke batle ditaere',
  ])('no tyres are wanted: %s', (words) => expect(deniesTyres(words)).toBe(true))
  test.each(['not these tyres, cheaper ones please', 'I need tyres', 'no, tyres for a polo'])(
    'tyres are wanted: %s',
    (words) => expect(deniesTyres(words)).toBe(false),
  )

  test('a nod that is asked for is no question', () => {
    expect(readsAsQuestion('so that is the balancing, neh?')).toBe(false)
    expect(readsAsQuestion('a ba tle ka bonako')).toBe(false)
    expect(readsAsQuestion('is that the balancing, hey?')).toBe(true)
    expect(readsAsQuestion('a le na le parking?')).toBe(true)
  })

  test('what is said first and taken back is not chosen', () => {
    expect(placeMeant('the first, no wait, the third', 1)).toBe(3)
    expect(placeMeant('die eerste een, nee sorry, die laaste', 1)).toBe(-1)
    expect(placeMeant('the first one, no wait, the blue car', 1)).toBeUndefined()
    expect(placeMeant('the second one', 2)).toBe(2)
  })

  test('an hour that a counter can do only is offered, and no count of tyres', () => {
    expect(statedIn('can do but only 11', { now }).tyres).toBeUndefined()
    expect(statedIn('we only have 3 left', { now }).tyres).toBe(3)
    expect(statedIn('only 11 tyres left', { now }).tyres).toBe(11)
  })

  test("the shop's bookings are meant where one's own are known", () => {
    expect(whoseBookings('mine I know, what about the shop')).toBe('shop')
    expect(whoseBookings('myne weet ek van, die winkel sin')).toBe('shop')
    expect(whoseBookings('my own please')).toBe('own')
  })
})
