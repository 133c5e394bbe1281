import { describe, expect, it } from 'vitest'
import type { Asked } from '#bot/understand/asked.ts'
import { settleSlots } from '#bot/understand/slots.ts'
import type { Intent, Slots } from '#bot/understand/types.ts'
import { readMessage, understand } from '#bot/understand/understand.ts'
import { now } from './messages.ts'

const slotsOf = (text: string, intent: Intent, asked: Asked = 'none'): Slots =>
  settleSlots(readMessage(text, { now }), intent, asked)

describe('a number that only the wish makes clear', () => {
  it.each<[string, Intent, Asked, Partial<Slots>]>([
    ['can you make it 11 rather', 'reschedule', 'notice', { time: '11:00' }],
    ['push us to 8.30 if you can', 'reschedule', 'booking', { time: '08:30' }],
    ['rather 12 than 10', 'answer', 'time', { time: '12:00' }],
    ['half 9. not earlier', 'answer', 'time', { time: '09:30' }],
    ['he can come 2 instead', 'shop_propose', 'request', { time: '14:00' }],
    ['book 1 fri 0930', 'book', 'results', { index: 1, time: '09:30' }],
    ['1250', 'answer', 'alert_price', { maxPrice: 1250 }],
    ['say 980 a tyre', 'answer', 'alert_price', { maxPrice: 980, pricePer: 'tyre' }],
    ['show me two only', 'refine', 'results', { quantity: 2 }],
    ['net drie asb', 'refine', 'results', { quantity: 3 }],
    ['185/65R15 amane eThekwini', 'search_size', 'none', { quantity: 4 }],
    ['we only want 3 hey', 'answer', 'change', { quantity: 3 }],
    ['ezintathu kuphela', 'answer', 'change', { quantity: 3 }],
    ['hayi azibi zine, zimbini', 'answer', 'change', { quantity: 2 }],
    ['tse nne di dintsi, ke batla pedi fela', 'answer', 'change', { quantity: 2 }],
    ['dira tse 3 fela', 'answer', 'change', { quantity: 3 }],
  ])('%s', (text, intent, asked, slots) => {
    expect(slotsOf(text, intent, asked)).toMatchObject(slots)
  })

  it.each<[string, Intent, Asked, keyof Slots]>([
    ['we only have 2 left', 'shop_propose', 'request', 'time'],
    ['book 1 friday', 'book', 'results', 'time'],
    ['book 2 tomorrow', 'book', 'results', 'quantity'],
    ['two tyres, not four', 'answer', 'time', 'time'],
    ['205/55R16 by 7 people', 'search_size', 'none', 'quantity'],
    ['sihle, kuza amanye 6 kusasa', 'shop_confirm', 'request', 'time'],
    ['another 3 tomorrow', 'shop_propose', 'request', 'time'],
  ])('%s states no such thing', (text, intent, asked, slot) => {
    expect(slotsOf(text, intent, asked)).not.toHaveProperty(slot)
  })
})

describe('what is pointed at', () => {
  it.each([
    ['ngithanda le yesithathu', 3],
    ['susa owokuqala', 1],
    ['ke nka ya bobedi', 2],
    ['wa boraro hle', 3],
    ['leyo yokugcina', -1],
    ['the bottom one', -1],
  ])('%s', (text, index) => {
    expect(slotsOf(text, 'pick', 'results')).toMatchObject({ index })
  })
})

describe('days', () => {
  it.each([
    ['bespreek vir saterdagoggend 8uur', '2026-11-21', '08:00'],
    ['put me down this afternoon around 4', '2026-11-18', '16:00'],
  ])('%s', (text, date, time) => {
    expect(slotsOf(text, 'book')).toMatchObject({ date, time })
  })
})

it('what a tyre may cost is no year of the car', () => {
  const read = (text: string) => understand(text, { now }).slots
  const dear = read('tyres for my Hilux under R2000 each in Pretoria')
  expect([dear.vehicle?.year, dear.maxPrice, dear.pricePer]).toEqual([undefined, 2000, 'tyre'])
  const old = read('tyres for my 2000 Hilux under R1500')
  expect([old.vehicle?.year, old.maxPrice]).toEqual([2000, 1500])
  expect(read('golf 7 r 2016').vehicle?.year).toBe(2016)
})
