import { expect, test } from 'vitest'
import { understand } from '#bot/understand/understand.ts'

const limit = (words: string) => {
  const { maxPrice, pricePer } = understand(words, { now: new Date('2026-11-17T07:00:00Z') }).slots
  return { maxPrice, pricePer }
}

test.each([
  ['195/65R15 not more than R4800 sonke', 4800],
  ['185/60R15 r3600 all four', 3600],
  ['205/55R16 max 5200 vir al vier', 5200],
  ['225/45R17 up to R8000 for the whole set', 8000],
  ['205/55R16 R5 600 tsohle', 5600],
])('%s is a limit of all tyres together', (words, maxPrice) => {
  expect(limit(words)).toEqual({ maxPrice, pricePer: 'total' })
})

test.each([
  '4 tyres 205/55R16 under R1400',
  '205/55R16 budget 1300',
  '205/55R16 budget R2100 per tyre',
  'all 4 tyres 205/55R16 under 1500 each',
])('%s is a limit of one tyre', (words) => {
  expect(limit(words).pricePer).not.toBe('total')
})
