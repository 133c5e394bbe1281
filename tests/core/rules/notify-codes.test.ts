import { expect, test } from 'vitest'
import { kinds } from '#core/notifications/kinds/kinds.ts'
import { decide, isTooLate, type Person } from '#core/rules/notifications/notify.ts'

const night = new Date('2026-11-18T21:30:00Z')
const unverifiedGuest: Person = {
  whatsapp: { proven: false, windowOpen: false },
  email: undefined,
  demo: { whatsapp: false, email: false },
  preferences: undefined,
  consents: {},
  quietHours: { start: '22:00', end: '08:00', zone: 'Africa/Johannesburg' },
}
const about = (person: Partial<Person>, template: 'approved' | 'missing' = 'approved') =>
  decide(kinds.one_time_code, 'whatsapp', { ...unverifiedGuest, ...person }, night, template).do

test('a code goes to a number that nobody has proven yet, at any hour, by an approved template', () => {
  expect(about({})).toBe('send')
  expect(about({}, 'missing')).toBe('drop')
})

test('within 24 hours it needs no template', () => {
  expect(about({ whatsapp: { proven: true, windowOpen: true } }, 'missing')).toBe('send')
})

test('it answers what the person asked for on the website, so it also reaches somebody who left', () => {
  expect(about({ consents: { 'whatsapp:service': false } })).toBe('send')
})

test('it goes nowhere without a number and to no made-up person in earnest', () => {
  expect(about({ whatsapp: undefined })).toBe('drop')
  expect(about({ demo: { whatsapp: true, email: true } })).toBe('drop')
})

test('after five minutes it is of no more use', () => {
  const sent = new Date(night.getTime() - 5 * 60_000)
  expect(isTooLate(kinds.one_time_code, sent, night)).toBe(false)
  expect(isTooLate(kinds.one_time_code, new Date(sent.getTime() - 1), night)).toBe(true)
})
