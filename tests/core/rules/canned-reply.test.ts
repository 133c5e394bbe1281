import { expect, test } from 'vitest'
import { fillReply, openVariables, variablesIn } from '#core/rules/messages/canned-reply.ts'

test('a name in braces, such as {booking time}, is no variable and does not keep a ready reply from being sent', () => {
  const { text, missing } = fillReply('Hi {driver}, see you at {shop}', { driver: '{booking time}', shop: 'A {price}' })
  expect(text).toBe('Hi booking time, see you at A price')
  expect([missing, openVariables(text)]).toEqual([[], []])
})

test('values stand where their variables were, however they are written', () => {
  const words = 'Hi {driver}, see you { Booking Time } at {shop}. {driver}!'
  expect(fillReply(words, { driver: 'Thandi', shop: 'Randburg Tyres', 'booking time': 'Monday at 10:30' })).toEqual({
    text: 'Hi Thandi, see you Monday at 10:30 at Randburg Tyres. Thandi!',
    missing: [],
  })
})

test('what has no value is named, once, and stays in its braces', () => {
  expect(fillReply('{price} for {tyre}, {price} in all', { tyre: 'Primacy 4', price: null })).toEqual({
    text: '{price} for Primacy 4, {price} in all',
    missing: ['price'],
  })
})

test('a value that looks like a variable is not filled in again, and takes nothing with it', () => {
  expect(fillReply('{driver}', { driver: 'shop $& $1', shop: 'x' }).text).toBe('shop $& $1')
})

test('other words in braces are the writer’s own', () => {
  expect(variablesIn('{smile} {driver}')).toEqual(['smile', 'driver'])
  expect(openVariables('{smile} {driver}')).toEqual(['driver'])
})
