import { describe, expect, test } from 'vitest'
import { formatPhone } from '#core/rules/format.ts'
import { maskAddress, normalisePhone } from '#core/rules/people/phone.ts'

describe('a number as people write it', () => {
  test.each([
    ['082 123 4567', '+27821234567'],
    ['0821234567', '+27821234567'],
    ['+27 82 123-4567', '+27821234567'],
    ['0027 82 123 4567', '+27821234567'],
    ['(011) 555 0100', '+27115550100'],
    ['+44 20 7946 0018', '+442079460018'],
  ])('%s is %s', (text, number) => {
    expect(normalisePhone(text)).toBe(number)
  })
  test.each(['', '12', '082 123', 'call me', '082123456789012', '+999 1234567'])('%s is none', (text) => {
    expect(normalisePhone(text)).toBeUndefined()
  })
})

test('is shown as it is written here', () => {
  expect(formatPhone('+27821234567')).toBe('082 123 4567')
  expect(formatPhone('+442079460018')).toBe('+442079460018')
  expect(formatPhone('ZA.abc')).toBe('ZA.abc')
})

test('a log shows the end only', () => {
  expect(maskAddress('+27821234567')).toBe('…567')
})
