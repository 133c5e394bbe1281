import { describe, expect, test } from 'vitest'
import { asksShopsForPrices } from '#bot/understand/said/asked/asks-prices.ts'
import { servicesTakenOff } from '#bot/understand/said/asked/taken-off.ts'

describe('a service that is taken off again', () => {
  test.each([
    ['no balancing please', ['balancing']],
    ['drop the rotation', ['rotation']],
    ['skip alignment, keep balancing', ['alignment']],
    ['vat die belyning af', ['alignment']],
    ['belyning is nie nodig nie', ['alignment']],
    ['ngaphandle kwe alignment', ['alignment']],
    ['yisuse i balancing', ['balancing']],
    ['tlosa balancing', ['balancing']],
    ['not alignment but balancing', ['alignment']],
  ])('%s', (words, expected) => expect(servicesTakenOff(words)).toEqual(expected))

  test.each([
    'add alignment',
    'with balancing',
    'no, add alignment',
    'what does alignment cost',
    'alignment on friday',
  ])('not %s', (words) => expect(servicesTakenOff(words)).toEqual([]))
})

describe('all shops are asked for their price', () => {
  test.each([
    'ask the dealers for a quote',
    'can you get quotations for me',
    'vra vir almal wat dit kos',
    'buza ezitolo ukuthi yimalini',
    'botsang mashopo theko',
  ])('%s', (words) => expect(asksShopsForPrices(words, false)).toBe(true))

  test.each([
    'did the shops send their quotes',
    'what is the price of the second one',
    'how much is fitting',
    'dont ask the shops for prices',
    'ask them if they are open',
    'yes',
    'I want cheaper tyres',
  ])('not %s', (words) => expect(asksShopsForPrices(words, false)).toBe(false))

  test('of one shop alone it is for that one', () => {
    expect(asksShopsForPrices('ask them for their price', true)).toBe(false)
  })
})
