import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutboundContent } from '#core/messaging/content.ts'
import { reply } from '#core/messaging/outbound/send.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeSenders } from '#workers/senders/senders.ts'
import { hours, makeTestContext, minutes, testConfig } from '../support/context.ts'
import { makeContact } from '../support/factories.ts'
import { testDatabase } from '../support/postgres.ts'
import { startTwilio } from '../support/twilio.ts'

const { url } = await testDatabase()
const base = makeTestContext({ databaseUrl: url })
const twilio = await startTwilio(() => base.clock.now())
const config = testConfig(url)
const ctx = { ...base, config: { ...config, twilio: { ...config.twilio, apiBaseUrl: twilio.origin } } }
afterAll(async () => {
  await twilio.close()
  await base.close()
})
beforeEach(async () => {
  Object.assign(twilio, { messages: [], mishaps: [], refusesContent: false })
  await ctx.db.deleteFrom('outbound_message').execute()
})

const text = (body: string): OutboundContent => ({ type: 'text', body })
const rows = () => ctx.db.selectFrom('outbound_message').selectAll().orderBy('seq').execute()
const statuses = async () => (await rows()).map((row) => row.status)
const bodies = () => twilio.messages.map((one) => one.body)

async function send(...contents: OutboundContent[]) {
  const person = await makeContact(ctx)
  await reply(ctx, person.id, contents)
  return person
}

describe('a message that Twilio takes', () => {
  test('goes to the person with our own id in the address of its reports', async () => {
    const person = await send(text('hello'))
    await drainWork(ctx)
    const [row] = await rows()
    expect(row).toMatchObject({ status: 'sent', provider_sid: twilio.messages[0]?.sid, sent_at: ctx.clock.now() })
    expect(Object.fromEntries(twilio.messages[0]?.form ?? [])).toEqual({
      To: `whatsapp:${person.phone}`,
      From: 'whatsapp:+27600123456',
      Body: 'hello',
      StatusCallback: `https://spoor.test/webhooks/twilio/status?m=${row?.id}`,
    })
  })

  test('with buttons uses one template for all messages of its shape', async () => {
    const question = (body: string): OutboundContent => ({
      type: 'buttons',
      body,
      buttons: [
        { id: 'a', title: 'Yes' },
        { id: 'b', title: 'No' },
      ],
    })
    await send(question('First?'), question('Second?'))
    await drainWork(ctx)
    expect(bodies()).toEqual(['First?', 'Second?'])
    const sids = twilio.messages.map((one) => one.form.get('ContentSid'))
    expect(sids[0]).toBe(sids[1])
    expect(JSON.parse(twilio.messages[1]?.form.get('ContentVariables') ?? '')).toEqual({
      1: 'Second?',
      2: 'Yes',
      3: 'a',
      4: 'No',
      5: 'b',
    })
  })

  test('is numbered text where the template cannot be made', async () => {
    twilio.refusesContent = true
    await send({
      type: 'list',
      body: 'Which?',
      button: 'Open',
      rows: [
        { id: 'a', title: 'One' },
        { id: 'b', title: 'Two' },
      ],
    })
    await drainWork(ctx)
    expect(bodies()).toEqual(['Which?\n\n1. One\n2. Two'])
  })

  test('survives that Twilio has lost the template', async () => {
    const one: OutboundContent = { type: 'buttons', body: 'Well?', buttons: [{ id: 'a', title: 'Yes' }] }
    await send(one)
    await drainWork(ctx)
    twilio.contents.clear()
    await send(one)
    await drainWork(ctx)
    expect(bodies()).toEqual(['Well?', 'Well?\n\n1. Yes'])
    await send(one)
    await drainWork(ctx)
    expect(twilio.messages[2]?.form.get('ContentSid')).toMatch(/^HX/)
  })
})

describe('one person', () => {
  test('gets messages in the order in which they were said, whatever goes wrong on the way', async () => {
    twilio.mishaps.push({ status: 429, code: 20429 }, { status: 503 })
    await send(text('1'), text('2'), text('3'))
    await drainWork(ctx)
    expect(bodies()).toEqual([])
    for (let turn = 0; turn < 3; turn++) {
      ctx.clock.advance(minutes(1))
      await drainWork(ctx)
    }
    expect(bodies()).toEqual(['1', '2', '3'])
  })

  test('gets each once from many senders at once', async () => {
    const person = await send(...Array.from({ length: 6 }, (_, at) => text(`${at}`)))
    const senders = Array.from({ length: 6 }, () => makeSenders(ctx))
    while ((await statuses()).includes('queued')) {
      await Promise.all(senders.map((one) => one.whatsapp.sendWaiting(person.id)))
    }
    expect(bodies()).toEqual(['0', '1', '2', '3', '4', '5'])
  })

  test('does not wait for another whose message is stuck', async () => {
    twilio.mishaps.push({ status: 429, code: 20429 })
    await send(text('stuck'))
    await drainWork(ctx)
    await send(text('free'))
    await drainWork(ctx)
    expect(bodies()).toEqual(['free'])
  })
})

describe('a failure', () => {
  test('that may pass is tried again later and later, and not for ever', async () => {
    twilio.mishaps.push(...Array(10).fill({ status: 503 }))
    await send(text('hello'))
    const dues: number[] = []
    for (let turn = 0; turn < 10; turn++) {
      await drainWork(ctx)
      const [row] = await rows()
      dues.push((row?.due_at.getTime() ?? 0) - ctx.clock.now().getTime())
      ctx.clock.advance(minutes(10))
    }
    expect(dues[0]).toBeGreaterThanOrEqual(1_000)
    expect(dues[4]).toBeGreaterThan(dues[0] ?? 0)
    expect(await rows()).toMatchObject([{ status: 'failed', attempts: 10, error_text: 'Twilio was not available' }])
  })

  test('that is final says why in words', async () => {
    twilio.mishaps.push({ status: 400, code: 63003 })
    await send(text('hello'), text('again'))
    await drainWork(ctx)
    expect(await rows()).toMatchObject([
      { status: 'failed', error_code: 63003, error_text: 'the number is not on WhatsApp' },
      { status: 'sent' },
    ])
  })

  test('of the form falls back to plain words', async () => {
    twilio.mishaps.push({ status: 400, code: 21656 })
    await send({ type: 'buttons', body: 'Well?', buttons: [{ id: 'a', title: 'Yes' }] })
    await drainWork(ctx)
    expect(bodies()).toEqual(['Well?\n\n1. Yes'])
  })

  test('of the set-up stops everything for a minute and loses nothing', async () => {
    twilio.mishaps.push({ status: 401, code: 20003 })
    const senders = makeSenders(ctx)
    await send(text('one'))
    await drainWork(ctx, senders)
    expect(senders.whatsapp.isPaused()).toBe(true)
    await send(text('two'))
    await drainWork(ctx, senders)
    expect(bodies()).toEqual([])
    expect(await rows()).toMatchObject([
      { status: 'queued', attempts: 0 },
      { status: 'queued', attempts: 0 },
    ])
    ctx.clock.advance(minutes(2))
    await drainWork(ctx, senders)
    expect(bodies().sort()).toEqual(['one', 'two'])
    expect(senders.whatsapp.isPaused()).toBe(false)
  })

  test('to reach Twilio at all is safe to repeat', async () => {
    const unreachable = {
      ...ctx,
      config: { ...ctx.config, twilio: { ...ctx.config.twilio, apiBaseUrl: 'http://127.0.0.1:9' } },
    }
    const person = await send(text('hello'))
    await makeSenders(unreachable).whatsapp.sendWaiting(person.id)
    expect(await rows()).toMatchObject([{ status: 'queued', error_text: 'Twilio could not be reached' }])
    ctx.clock.advance(minutes(1))
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello'])
  })
})

describe('an answer of Twilio that is lost', () => {
  test('after it took the message does not send it twice', async () => {
    twilio.mishaps.push('lost after')
    await send(text('hello'), text('again'))
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello', 'again'])
    expect(await rows()).toMatchObject([
      { status: 'sent', provider_sid: twilio.messages[0]?.sid },
      { status: 'sent', provider_sid: twilio.messages[1]?.sid },
    ])
  })

  test('about a message with buttons neither', async () => {
    twilio.mishaps.push('lost after')
    await send({ type: 'buttons', body: 'Well?', buttons: [{ id: 'a', title: 'Yes' }] })
    await drainWork(ctx)
    expect(await rows()).toMatchObject([{ status: 'sent', provider_sid: twilio.messages[0]?.sid }])
    expect(twilio.messages).toHaveLength(1)
  })

  test('before it took the message sends it again, once its list has had time to show it', async () => {
    twilio.mishaps.push('lost before')
    await send(text('hello'), text('again'))
    await drainWork(ctx)
    expect(bodies()).toEqual([])
    expect(await statuses()).toEqual(['sending', 'queued'])
    ctx.clock.advance(minutes(1))
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello', 'again'])
  })

  test('is not taken for that of an earlier message with the same words', async () => {
    const person = await send(text('hello'))
    await drainWork(ctx)
    twilio.mishaps.push('lost before')
    await reply(ctx, person.id, text('hello'))
    await drainWork(ctx)
    ctx.clock.advance(minutes(1))
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello', 'hello'])
    expect(new Set((await rows()).map((row) => row.provider_sid)).size).toBe(2)
  })

  test.each(['taken by Twilio', 'not taken'])('with its worker, killed while it sent: %s', async (taken) => {
    const person = await send(text('hello'), text('again'))
    const senders = makeSenders(ctx)
    if (taken === 'taken by Twilio') {
      twilio.mishaps.push('lost after')
      await senders.whatsapp.client
        .send('whatsapp', person.phone, { body: 'hello' }, 'https://spoor.test/s')
        .catch(() => {})
    }
    const lease = new Date(ctx.clock.now().getTime() + minutes(1))
    await ctx.db
      .updateTable('outbound_message')
      .set({ status: 'sending', claimed_at: ctx.clock.now(), due_at: lease, attempts: 1 })
      .where('id', '=', (await rows())[0]?.id ?? '')
      .execute()
    await drainWork(ctx)
    expect(await statuses()).toEqual(['sending', 'queued'])
    ctx.clock.advance(minutes(2))
    await drainWork(ctx)
    expect(bodies()).toEqual(['hello', 'again'])
    expect(await statuses()).toEqual(['sent', 'sent'])
  })
})

describe('who is not written to', () => {
  test('somebody whose 24 hours are over when an answer is ready', async () => {
    const person = await makeContact(ctx, { lastInboundAt: new Date(ctx.clock.now().getTime() - hours(24)) })
    await reply(ctx, person.id, text('late'))
    await drainWork(ctx)
    expect(await rows()).toMatchObject([{ status: 'dropped', reason: { code: 'window_over' } }])
    expect(bodies()).toEqual([])
  })

  test('somebody whose 24 hours end before it is sent', async () => {
    await send(text('late'))
    ctx.clock.advance(hours(24))
    await drainWork(ctx)
    expect(await rows()).toMatchObject([{ status: 'dropped', reason: { code: 'window_over' } }])
    expect(bodies()).toEqual([])
  })

  test('a demo contact through a real account', async () => {
    const real = { ...ctx, config: { ...ctx.config, twilio: { ...ctx.config.twilio, simulated: false } } }
    const person = await makeContact(ctx)
    await ctx.db.updateTable('contact').set({ is_demo: true }).where('id', '=', person.id).execute()
    await reply(real, person.id, text('hello'))
    await drainWork(real)
    expect(await rows()).toMatchObject([{ status: 'dropped', reason: { code: 'demo' } }])
    expect(bodies()).toEqual([])
  })
})
