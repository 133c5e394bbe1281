import { expect, test } from 'vitest'
import { formatRandExact } from '#core/rules/format.ts'
import { nameWords, valueWords } from '#web/components/admin/audit/words.ts'

test('the name of a field is read as words', () => {
  expect(['monthlyFeeCents', 'business_status', 'name'].map(nameWords)).toEqual([
    'Monthly fee',
    'Business status',
    'Name',
  ])
})

test('a value is read without the characters of a program', () => {
  expect(valueWords(null)).toBe('None')
  expect(valueWords([])).toBe('None')
  expect(valueWords(true)).toBe('Yes')
  expect(valueWords(49_900, {}, 'monthlyFeeCents')).toBe(formatRandExact(49_900))
  expect(valueWords({ listings: [{ priceCents: 150_000 }] })).toBe(`Listings: Price: ${formatRandExact(150_000)}`)
  expect(valueWords(['owner', 'finance'])).toBe('owner, finance')
  expect(valueWords({ isOpen: false, days: ['mon', 'tue'] })).toBe('Is open: No; Days: mon, tue')
})

test('a moment is shown as the clock here shows it, other words as they are', () => {
  expect(valueWords('2026-11-20T08:00:00.000Z')).toBe('20 November 2026, 10:00')
  expect(valueWords('2026-99-99T99:99:99Z')).toBe('2026-99-99T99:99:99Z')
  expect(valueWords('2026-11-20')).toBe('20 November 2026')
  expect(valueWords('2026-99-99')).toBe('2026-99-99')
})

test('a thing is read by its name, and one that has gone by the end of its number', () => {
  const [known, gone] = ['019a0000-0000-7000-8000-000000000001', '019a0000-0000-7000-8000-0000deadbeef']
  expect(valueWords([known, gone], { [known]: 'Randburg Tyres' })).toBe('Randburg Tyres, No. deadbeef')
})
