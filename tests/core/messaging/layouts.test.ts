import { describe, expect, test } from 'vitest'
import type { OutboundContent } from '#core/messaging/content.ts'
import { layoutOf, numberedText, plainer } from '#core/messaging/templates/layouts.ts'

const button = (at: number, title = `Choice ${at}`) => ({ id: `choice:${at}`, title })
const buttons = (count: number, body = 'Which one?') => ({
  type: 'buttons' as const,
  body,
  buttons: Array.from({ length: count }, (_, at) => button(at + 1)),
})
const list = (count: number) => ({
  type: 'list' as const,
  body: 'Which day?',
  button: 'Days',
  rows: Array.from({ length: count }, (_, at) => ({
    ...button(at + 1),
    ...(at % 2 === 0 && { description: `about ${at + 1}` }),
  })),
})

describe('a layout', () => {
  test('has nothing but variables, so that all messages of its shape share it', () => {
    const first = layoutOf(buttons(2))
    const second = layoutOf(buttons(2, 'Another question?'))
    expect(first?.layout).toEqual(second?.layout)
    expect(first?.layout.types).toEqual({
      'twilio/quick-reply': {
        body: '{{1}}',
        actions: [
          { title: '{{2}}', id: '{{3}}' },
          { title: '{{4}}', id: '{{5}}' },
        ],
      },
    })
    expect(first?.variables).toEqual({ 1: 'Which one?', 2: 'Choice 1', 3: 'choice:1', 4: 'Choice 2', 5: 'choice:2' })
  })
  test('differs with the number of choices and with their descriptions', () => {
    const names = [buttons(2), buttons(3), list(2), list(3)].map((content) => layoutOf(content)?.layout.name)
    expect(new Set(names).size).toBe(4)
  })
  test('of ten rows stays under a hundred variables', () => {
    expect(Object.keys(layoutOf(list(10))?.variables ?? {}).length).toBeLessThanOrEqual(100)
  })
})

describe('where WhatsApp has no room', () => {
  test.each([
    ['four buttons', buttons(4)],
    ['no button', buttons(0)],
    ['eleven rows', list(11)],
    ['a long question', buttons(2, 'x'.repeat(1025))],
    ['a long title', { ...buttons(1), buttons: [button(1, 'x'.repeat(21))] }],
    ['an empty title', { ...buttons(1), buttons: [button(1, '')] }],
    ['the same id twice', { ...buttons(1), buttons: [button(1), button(1)] }],
    ['a long description', { ...list(1), rows: [{ ...button(1), description: 'x'.repeat(73) }] }],
  ])('%s needs plain words', (_, content) => {
    expect(layoutOf(content)).toBeUndefined()
  })
  test('the choices are numbered', () => {
    expect(numberedText(list(2))).toBe('Which day?\n\n1. Choice 1 (about 1)\n2. Choice 2')
  })
  test('a long message is cut so that the choices stay', () => {
    const text = numberedText(buttons(4, '🛞'.repeat(900)))
    expect(text.length).toBeLessThanOrEqual(1600)
    expect(text.isWellFormed()).toBe(true)
    expect(text).toMatch(/…\n\n1\. Choice 1/)
  })
})

describe('more than words and choices', () => {
  const link = (url: string, body = 'Your booking stands.'): OutboundContent & { type: 'link' } => ({
    type: 'link',
    body,
    title: 'Directions',
    url,
  })
  const card = { ...buttons(2), picture: 'https://spoor.test/og/offer/TQ7K2.png?v=1' }

  test('a link leaves open only what stands behind the host', () => {
    const filled = layoutOf(link('https://www.google.com/maps/dir/?api=1&destination=1,2'))
    expect(filled?.layout.types).toEqual({
      'twilio/call-to-action': {
        body: '{{1}}',
        actions: [{ type: 'URL', title: '{{2}}', url: 'https://www.google.com/{{3}}' }],
      },
    })
    expect(filled?.variables[3]).toBe('maps/dir/?api=1&destination=1,2')
    const other = layoutOf(link('https://www.google.com/maps/other'))
    expect(other?.layout).toEqual(filled?.layout)
    expect(layoutOf(link('https://spoor.test/x'))?.layout.name).not.toBe(filled?.layout.name)
  })
  test('a link under too many words, or without a path, is text with the address as it is', () => {
    const long = link('https://spoor.test/x', 'x'.repeat(641))
    expect(layoutOf(long)).toBeUndefined()
    expect(layoutOf(link('https://spoor.test/'))).toBeUndefined()
    expect(numberedText({ ...long, body: 'y'.repeat(2000) })).toMatch(/…\n\nDirections: https:\/\/spoor\.test\/x$/)
  })
  test('a picture stands above the buttons, and goes first when the message is refused', () => {
    expect(layoutOf(card)?.layout.types).toMatchObject({
      'twilio/card': { title: '{{1}}', media: ['https://spoor.test/{{2}}'], actions: [{ type: 'QUICK_REPLY' }, {}] },
    })
    expect(plainer(card)).toEqual(buttons(2))
    expect(plainer(buttons(2))).toEqual({ type: 'text', body: numberedText(buttons(2)) })
    expect(plainer({ type: 'text', body: 'x' })).toBeUndefined()
  })
  test('a pin in words is the way there', () => {
    expect(numberedText({ type: 'pin', body: 'Rivonia Tyres', address: 'Sandton', lat: -26.1, lng: 28.05 })).toContain(
      'google.com/maps',
    )
  })
})
