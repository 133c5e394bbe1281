import { describe, expect, it } from 'vitest'
import { understand } from '#bot/understand/understand.ts'
import { now } from './messages.ts'

const first = (text: string) => understand(text, { now }).wishes[0]

describe('STOP in any wrapping', () => {
  it.each([
    'STOP',
    'stop',
    'STOP!!',
    'Stop.',
    'pls stop',
    'stop please',
    '🛑 stop',
    'Stop asb',
    'stop stop stop',
    'STOP ALL',
    'unsubscribe',
    'hou op',
    'END',
    'quit',
  ])('%s', (text) => {
    expect(first(text)).toMatchObject({ intent: 'opt_out', sure: true })
  })

  it.each([
    "don't stop",
    'dont stop the messages',
    'moenie stop nie',
    'stop the booking',
    'cant get in with the code',
    'please carry on',
    'stop the deals but keep my bookings',
  ])('%s does not stop', (text) => {
    expect(understand(text, { now }).wishes.filter(({ intent, sure }) => intent === 'opt_out' && sure)).toEqual([])
  })
})

it('several wishes are found in the order said, each with its own day', () => {
  const { wishes } = understand('cancel my booking on friday and find me 2 tyres 205/55R16 in Sandton', { now })
  expect(wishes.map(({ intent }) => intent)).toEqual(['cancel_booking', 'search_size'])
  expect(wishes[0]?.slots).toMatchObject({ date: '2026-11-20' })
  expect(wishes[1]?.slots).toMatchObject({ quantity: 2, place: 'Sandton' })
})

it('the same words mean something else where something else was asked', () => {
  const intentOf = (text: string, options: object) => understand(text, { now, ...options }).intent
  expect(intentOf('friday at 10', { asked: 'day' })).toBe('answer')
  expect(intentOf('yes we can do it', { asked: 'request', speaker: 'shop' })).toBe('shop_confirm')
  expect(intentOf('yes please', { asked: 'summary' })).toBe('yes')
})
