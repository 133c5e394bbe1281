import { describe, expect, test } from 'vitest'
import type { Asked } from '#bot/understand/asked.ts'
import { isFragment } from '#bot/understand/fragment.ts'
import { understand } from '#bot/understand/understand.ts'
import { wednesdayMorning } from '#tests/support/context.ts'

const waits = (text: string, asked: Asked = 'none', pieces = 1) =>
  isFragment(understand(text, { now: wednesdayMorning, asked }), { asked, pieces })

describe('a fragment waits for its rest', () => {
  test.each([
    'i need',
    'ek soek',
    'looking for',
    'need 4',
    'how much for a',
    'tyres for my',
    '205 55',
    '205/55',
    '4x 205/55',
    '20555',
    '205',
    '16',
    'R16',
    'polo and',
  ])('%s', (text) => expect(waits(text)).toBe(true))

  test('half a size also where a size is asked for', () => {
    expect(waits('205 55', 'size')).toBe(true)
    expect(waits('195', 'results')).toBe(true)
  })

  test('who writes in pieces goes on until tyres and place are known', () => {
    expect(waits('i need\ntyres', 'none', 2)).toBe(true)
    expect(waits('i need\ntyres\n205 55\n16', 'none', 4)).toBe(true)
    expect(waits('i need\ntyres\n205 55\n16\nin sandton', 'none', 5)).toBe(false)
  })
})

describe('a whole message is answered at once', () => {
  test.each([
    'hi',
    'Good morning',
    'yes',
    'ja',
    '1',
    '2',
    '205/55R16',
    '205 55 16',
    '4x 205/55R16 in sandton',
    'tyres for a polo vivo',
    'i need tyres',
    'menu',
    'stop',
    'thank you',
    'hi, how much for 4 tyres?',
    'my bookings',
    'KX7M2',
    'SPOOR GHPX9N',
    'Sign me in: SPOOR PN2455',
    'Book TQ2KN',
    'it was not me',
    'what must I do',
    'tyres under 250',
    'what do you need?',
    '👍',
  ])('%s', (text) => expect(waits(text)).toBe(false))

  test.each<[string, Asked]>([
    ['friday', 'day'],
    ['16', 'day'],
    ['10', 'time'],
    ['Sipho', 'name'],
    ['205', 'alert_price'],
    ['4', 'quantity'],
    ['Sandton', 'place'],
    ['hi', 'summary'],
  ])('%s as the answer to the question for %s', (text, asked) => expect(waits(text, asked)).toBe(false))
})
