import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OutboundContent } from '#core/messaging/content.ts'
import { reply } from '#core/messaging/outbound/send.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeTestContext, testConfig } from '../support/context.ts'
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

const bodies = () => twilio.messages.map((one) => one.body)

async function send(...contents: OutboundContent[]) {
  const person = await makeContact(ctx)
  await reply(ctx, person.id, contents)
  return person
}

describe('a picture, a pin and a request for the number', () => {
  const picture: OutboundContent = {
    type: 'buttons',
    body: 'Michelin',
    buttons: [{ id: 'a', title: 'Book' }],
    picture: 'https://spoor.test/og/offer/TQ7K2.png',
  }

  test('a picture that is refused leaves its message behind', async () => {
    twilio.mishaps.push({ status: 400, code: 63019 })
    await send(picture)
    await drainWork(ctx)
    expect(bodies()).toEqual(['Michelin'])
    expect(twilio.contents.get(twilio.messages[0]?.form.get('ContentSid') ?? '')?.types).toHaveProperty([
      'twilio/quick-reply',
    ])
    twilio.mishaps.push({ status: 400, code: 63019 }, { status: 400, code: 63005 })
    await send(picture)
    await drainWork(ctx)
    expect(bodies()).toEqual(['Michelin', 'Michelin\n\n1. Book'])
  })

  test('a pin goes with its place in the form of an action', async () => {
    await send({
      type: 'pin',
      body: 'Rivonia Tyres',
      address: '12 Bram Fischer Drive | Sandton',
      lat: -26.0936,
      lng: 28.0064,
    })
    await drainWork(ctx)
    expect(twilio.messages[0]?.form.get('PersistentAction')).toBe('geo:-26.0936,28.0064|12 Bram Fischer Drive Sandton')
    expect(bodies()).toEqual(['Rivonia Tyres'])
    twilio.mishaps.push({ status: 400, code: 21999 })
    await send({ type: 'pin', body: 'Rivonia Tyres', address: 'Sandton', lat: -26.0936, lng: 28.0064 })
    await drainWork(ctx)
    expect(bodies()[1]).toContain('google.com/maps')
  })

  test('a request for the number is one button of WhatsApp, or words', async () => {
    await send({ type: 'contact_request', body: 'Your number?' })
    await drainWork(ctx)
    const { types } = twilio.contents.get(twilio.messages[0]?.form.get('ContentSid') ?? '') ?? {}
    expect(JSON.stringify(types)).toContain('REQUEST_CONTACT_INFO')
    twilio.mishaps.push({ status: 400, code: 63005 })
    await send({ type: 'contact_request', body: 'Your number?' })
    await drainWork(ctx)
    expect(bodies()).toEqual(['Your number?', 'Your number?'])
    expect(twilio.messages[1]?.form.get('ContentSid')).toBeNull()
  })
})
