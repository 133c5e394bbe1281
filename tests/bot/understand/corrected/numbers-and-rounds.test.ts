import { expect, test } from 'vitest'
import { figureMeant } from '#bot/understand/said/asked/figure-meant.ts'
import { addedForAll, asksForAnswers, asksOtherShops } from '#bot/understand/said/asked/of-round.ts'
import { understand } from '#bot/understand/understand.ts'

const now = new Date('2026-12-01T07:00:00Z')

test('a number behind a day and a word for about is an hour, and counts no tyres', () => {
  const { slots } = understand('thursday around 11 tyres for my corsa', { now })
  expect(slots.time).toBe('11:00')
  expect(slots.quantity).toBeUndefined()
  expect(understand('about 6 tyres 195/65R15', { now }).slots.quantity).toBe(6)
})

test('a short correction names one number, and maybe the one that it is not', () => {
  expect(figureMeant('just the two, not 3')).toEqual({ value: 2, denied: 3, isCount: true })
  expect(figureMeant('nee, drie bande')).toMatchObject({ value: 3, isCount: true })
  expect(figureMeant('rather 12')).toMatchObject({ value: 12, isCount: false })
  expect(figureMeant('my neighbour has 3 cats')).toBeUndefined()
})

test('what is said of shops that were asked is told apart', () => {
  expect(asksForAnswers('did anybody quote already')).toBe(true)
  expect(asksOtherShops('rather get another shop')).toBe(true)
  expect(asksOtherShops('rather another brand')).toBe(false)
  expect(addedForAll('tell them all my nuts are locking ones')).toBe('my nuts are locking ones')
  expect(addedForAll('tell Kloof that I am late')).toBeUndefined()
})
