import { expect, test } from 'vitest'
import { claimsTooMuch, countedSubject, numberIn } from '#core/rules/website/counted-figures.ts'

test.each([
  ['10,000+', 10_000],
  ['10 000', 10_000],
  ['10k+', 10_000],
  ['1.2 million', 1_200_000],
  ['4.8 out of 5', 4.8],
  ['4,8', 4.8],
  ['over 150', 150],
  ['many', undefined],
])('%s begins with %d', (value, number) => expect(numberIn(value)).toBe(number))

test.each([
  ['150+', 'partner shops', 'shops'],
  ['12', 'fitting centres', 'shops'],
  ['10,000+', 'customers', 'drivers'],
  ['4.8 out of 5', 'from drivers', 'rating'],
  ['4.8', 'average rating of our shops', 'rating'],
  ['30%', 'average savings', undefined],
])('%s %s is about %s', (value, label, subject) => expect(countedSubject({ value, label })).toBe(subject))

const counted = { shops: 40, drivers: 7, rating: 4.6 }

test.each([
  ['41', 'shops', 'Higher than what is counted: 40 shops'],
  ['40', 'shops', undefined],
  ['8', 'happy drivers', 'Higher than what is counted: 7 drivers'],
  ['4.7', 'average rating', 'Higher than what is counted: 4.6 out of 5'],
  ['99%', 'of punctures mended', undefined],
])('%s %s: %s', (value, label, wrong) => expect(claimsTooMuch({ value, label }, counted)).toBe(wrong))

test('without reviews no rating is claimed', () => {
  expect(claimsTooMuch({ value: '3', label: 'stars' }, { ...counted, rating: null })).toContain('no reviews')
})
