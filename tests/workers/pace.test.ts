import { describe, expect, test } from 'vitest'
import { reply } from '#core/messaging/outbound/send.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { makeContact } from '../support/factories.ts'
import { bodies, ctx, queue, rows, someone, text, told, twilio } from './sending-scene.ts'

const numbered = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, at) => text(`${from + at}`))

describe('to one person', () => {
  test('thirty bubbles go at once, and what waits behind them travels together', async () => {
    await someone({}, ...numbered(1, 36))
    await drainWork(ctx)
    expect(bodies().slice(0, 29)).toEqual(numbered(1, 29).map((one) => one.type === 'text' && one.body))
    expect(bodies().slice(29)).toEqual(['30\n\n31\n\n32\n\n33\n\n34\n\n35\n\n36'])
    expect((await rows()).map((row) => row.status).slice(-7)).toEqual(['sent', ...Array(6).fill('merged')])
  })

  test('afterwards one goes in six seconds, its words together', async () => {
    const person = await someone({}, ...numbered(1, 30))
    await drainWork(ctx)
    const list = { id: 'a', title: 'One' }
    await reply(ctx, person.id, [text('first'), text('second'), { type: 'buttons', body: 'which?', buttons: [list] }])
    await drainWork(ctx)
    expect(twilio.messages).toHaveLength(30)
    ctx.clock.advance(5_900)
    await drainWork(ctx)
    expect(twilio.messages).toHaveLength(30)
    ctx.clock.advance(100)
    await drainWork(ctx)
    expect(bodies().slice(30)).toEqual(['first\n\nsecond\n\nwhich?'])
  })

  test('a person who chats, two bubbles every eight seconds, is never kept waiting', async () => {
    const person = await makeContact(ctx)
    for (let turn = 0; turn < 40; turn++) {
      await reply(ctx, person.id, [text(`a${turn}`), text(`b${turn}`)])
      await drainWork(ctx)
      expect(told(person).join(' ')).toContain(`b${turn}`)
      ctx.clock.advance(8_000)
    }
  })

  test('a request for a booking does not wait behind messages', async () => {
    const shop = await someone({}, ...numbered(1, 30))
    await drainWork(ctx)
    for (let count = 0; count < 29; count++) await queue(shop.id, 'message_asked')
    await queue(shop.id, 'booking_request')
    ctx.clock.advance(6_000)
    await drainWork(ctx)
    expect(bodies()[30]).toContain('booking_request')
  })

  test('what signs somebody in is never joined to other words', async () => {
    const person = await someone({}, ...numbered(1, 29))
    await reply(ctx, person.id, [text('before'), { type: 'text', body: 'secret', secret: true }])
    await drainWork(ctx)
    ctx.clock.advance(6_000)
    await drainWork(ctx)
    expect(bodies().slice(29)).toEqual(['before', 'secret'])
  })
})

test('a thousand people through two senders: no second has more than eighty, and all arrive once', async () => {
  const people = await Promise.all(Array.from({ length: 1000 }, () => makeContact(ctx)))
  for (const person of people) await reply(ctx, person.id, text('hello'))
  const senders = [makeSenders(ctx), makeSenders(ctx)]
  for (let turn = 0; twilio.messages.length < 1000 && turn < 400; turn++) {
    await Promise.all(senders.map((one) => one.whatsapp.sweep()))
    ctx.clock.advance(100)
  }
  const times = twilio.messages.map((one) => one.createdAt.getTime()).sort((a, b) => a - b)
  const most = Math.max(...times.map((from) => times.filter((at) => at >= from && at < from + 1000).length))
  expect(most).toBeLessThanOrEqual(80)
  expect(most).toBeGreaterThan(60)
  expect(new Set(twilio.messages.map((one) => one.to)).size).toBe(1000)
  expect(twilio.messages).toHaveLength(1000)
}, 60_000)
