import { expect, test } from 'vitest'
import { calledBy } from '#core/rules/people/names.ts'

test('people are called by their first name, and never by a title alone', () => {
  expect(calledBy('Thandi Nkosi')).toBe('Thandi')
  expect(calledBy(' Mr Dlamini ')).toBe('Mr Dlamini')
  expect(calledBy('Dr. Sarah van Wyk')).toBe('Dr. Sarah van Wyk')
  expect(calledBy('Mrs')).toBe('Mrs')
  expect(calledBy('Drew Mrsic')).toBe('Drew')
  expect(calledBy('Oom Piet van Wyk')).toBe('Oom Piet')
  expect(calledBy('Gogo')).toBe('Gogo')
  expect([calledBy(' '), calledBy(null)]).toEqual([undefined, undefined])
})
