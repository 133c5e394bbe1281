import { appendFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { validateRequest } from 'twilio/lib/webhooks/webhooks.js'
import { afterEach, describe, expect, test } from 'vitest'
import { makeSimulator } from '#bot/simulator/simulator.ts'
import { testConfig } from '#tests/support/context.ts'
import { account, driver, number, type StandIn, standIn } from './stand-in.ts'

const open: StandIn[] = []
const start = async (...wish: Parameters<typeof standIn>) => {
  const one = await standIn(...wish)
  open.push(one)
  return one
}
afterEach(() => {
  for (const one of open.splice(0)) one.close()
})

const whatsapp = (phone: string) => `whatsapp:${phone}`
const callback = 'https://spoor.test/webhooks/twilio/status?message=7'
const say = { from: whatsapp(number), to: whatsapp(driver) }

describe('what a person writes', () => {
  test('reaches the app as a signed form with the sender, the profile name and the words', async () => {
    const { write, arrived } = await start()
    await write({ text: 'hi, 205/55R16?' })
    const [request] = arrived
    if (!request) throw new Error('nothing arrived')
    expect(request.url).toBe('http://127.0.0.1:1/webhooks/twilio/inbound')
    expect(request.params).toMatchObject({
      From: whatsapp(driver),
      To: whatsapp(number),
      Body: 'hi, 205/55R16?',
      ProfileName: 'Thandi',
      WaId: driver.slice(1),
      MessageType: 'text',
      NumMedia: '0',
      SmsStatus: 'received',
    })
    const signature = request.headers['X-Twilio-Signature'] ?? ''
    expect(
      validateRequest(account.token, signature, 'https://spoor.test/webhooks/twilio/inbound', request.params),
    ).toBe(true)
  })

  test('a location arrives with its place, a photo with a link that only the account opens', async () => {
    const { write, arrived, origin } = await start()
    await write({ location: { lat: -26.1076, lng: 28.0567, label: 'Sandton' } })
    await write({ media: { contentType: 'image/png', base64: Buffer.from('a picture').toString('base64') } })
    expect(arrived[0]?.params).toMatchObject({
      MessageType: 'location',
      Latitude: '-26.1076',
      Longitude: '28.0567',
      Label: 'Sandton',
    })
    const url = arrived[1]?.params.MediaUrl0 ?? ''
    expect(arrived[1]?.params).toMatchObject({ NumMedia: '1', MediaContentType0: 'image/png' })
    const local = `${origin}${new URL(url).pathname}`
    expect((await fetch(local)).status).toBe(401)
    const headers = { Authorization: `Basic ${btoa(`${account.sid}:${account.token}`)}` }
    expect(await (await fetch(local, { headers })).text()).toBe('a picture')
  })

  test('a person who hides the number is known by an id alone', async () => {
    const { write, arrived } = await start()
    await write({ from: 'ZA.4f7Kq2', text: 'hallo' })
    expect(arrived[0]?.params).toMatchObject({ From: 'whatsapp:ZA.4f7Kq2', ExternalUserId: 'ZA.4f7Kq2' })
    expect(arrived[0]?.params).not.toHaveProperty('WaId')
  })

  test('is tried again when nobody answers, as the same request', async () => {
    let failures = 1
    const { write, arrived, bubbles } = await start({
      deliver: async () => {
        if (failures-- > 0) throw new Error('connection refused')
        return 200
      },
    })
    await write({ text: 'hi' })
    expect(arrived).toHaveLength(2)
    expect(arrived[1]?.headers).toEqual(arrived[0]?.headers)
    expect((await bubbles())[0]).toMatchObject({ status: 'delivered' })
  })

  test('shows that the app refused it, and can be sent again', async () => {
    const answers = [500, 200]
    const one = await start({ deliver: async () => answers.shift() ?? 200 })
    const bubble = await one.write({ text: 'hi' })
    expect((await one.bubbles())[0]).toMatchObject({ status: 'failed', error: 'The webhook answered 500 (11200)' })
    const headers = { 'Content-Type': 'application/json' }
    await one.page('/retry', { method: 'POST', headers, body: JSON.stringify({ sid: bubble.sid }) })
    await one.simulator.idle()
    expect((await one.bubbles())[0]).toMatchObject({ status: 'delivered' })
  })
})

describe('what the app sends', () => {
  test('arrives, is read when the phone is looked at, and says so to the callback in order', async () => {
    const { client, write, simulator, arrived, bubbles, page } = await start()
    await write({ text: 'hi' })
    const sent = await client.messages.create({ ...say, body: 'Which size?', statusCallback: callback })
    expect(sent).toMatchObject({ status: 'queued', direction: 'outbound-api', errorCode: null })
    await simulator.idle()
    await page('/read', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ phone: driver }),
    })
    await simulator.idle()
    const callbacks = arrived.filter((request) => request.url.includes('/status?message=7'))
    expect(callbacks.map(({ params }) => params.MessageStatus)).toEqual(['sent', 'delivered', 'read'])
    expect(
      callbacks.every(({ headers, params }) =>
        validateRequest(account.token, headers['X-Twilio-Signature'] ?? '', callback, params),
      ),
    ).toBe(true)
    expect(await bubbles()).toMatchObject([
      { by: 'person', shown: { text: 'hi' }, status: 'read' },
      { by: 'business', shown: { text: 'Which size?' }, status: 'read' },
    ])
    expect(await client.messages(sent.sid).fetch()).toMatchObject({ status: 'read', body: 'Which size?' })
  })

  test('free words more than 24 hours after the last message fail by callback with 63016', async () => {
    const { client, clock, write, simulator, arrived } = await start()
    await write({ text: 'hi' })
    clock.now = new Date(clock.now.getTime() + 24 * 3600 * 1000)
    const sent = await client.messages.create({ ...say, body: 'Still there?', statusCallback: callback })
    await simulator.idle()
    expect(arrived.at(-1)?.params).toMatchObject({ MessageStatus: 'failed', ErrorCode: '63016' })
    expect(await client.messages(sent.sid).fetch()).toMatchObject({ status: 'failed', errorCode: 63016 })
  })

  test.each([
    ['no such number', { ...say, to: 'whatsapp:+12', body: 'x' }, 21211],
    ['1,601 characters', { ...say, body: 'x'.repeat(1601) }, 21617],
    ['a template that is not there', { ...say, contentSid: `HX${'0'.repeat(32)}` }, 21655],
    ['another sender', { ...say, from: 'whatsapp:+27600999999', body: 'x' }, 63007],
    ['nothing to say', say, 21602],
  ])('%s is refused at once', async (_, message, code) => {
    const { client } = await start()
    await expect(client.messages.create(message)).rejects.toMatchObject({ status: 400, code })
  })

  test('wrong credentials are refused', async () => {
    const { origin } = await start()
    const answer = await fetch(`${origin}/2010-04-01/Accounts/${account.sid}/Messages.json`)
    expect(answer.status).toBe(401)
    expect(await answer.json()).toMatchObject({ code: 20003, status: 401 })
  })

  test('lists page by page and by person, and deletes', async () => {
    const { client, write, simulator } = await start()
    await write({ text: 'hi' })
    for (const body of ['one', 'two', 'three']) await client.messages.create({ ...say, body })
    await simulator.idle()
    expect(await client.messages.list({ to: whatsapp(driver), pageSize: 2 })).toHaveLength(3)
    const [inbound] = await client.messages.list({ from: whatsapp(driver) })
    expect(inbound).toMatchObject({ body: 'hi', direction: 'inbound', status: 'received' })
    expect(await client.messages(inbound?.sid ?? '').remove()).toBe(true)
    await expect(client.messages(inbound?.sid ?? '').fetch()).rejects.toMatchObject({ status: 404, code: 20404 })
  })
})

describe('more than words', () => {
  test('a contact card arrives as a file that only the account opens', async () => {
    const { write, arrived, origin } = await start()
    await write({ contact: { name: 'Thandi Nkosi', phone: '+27821239999' } })
    expect(arrived[0]?.params).toMatchObject({
      MessageType: 'contacts',
      NumMedia: '1',
      MediaContentType0: 'text/vcard',
    })
    const local = `${origin}${new URL(arrived[0]?.params.MediaUrl0 ?? '').pathname}`
    const authorization = `Basic ${Buffer.from(`${account.sid}:${account.token}`).toString('base64')}`
    expect(await (await fetch(local, { headers: { authorization } })).text()).toContain('waid=27821239999')
  })

  test('typing marks the message as read; it takes nothing but the messages of people', async () => {
    const { write, client, bubbles, arrived } = await start()
    await write({ text: 'hi' })
    await client.messaging.v2.typingIndicator.create({
      channel: 'whatsapp',
      messageId: arrived[0]?.params.MessageSid ?? '',
    })
    expect((await bubbles())[0]?.status).toBe('read')
    const sent = await client.messages.create({ ...say, body: 'hello' })
    await expect(
      client.messaging.v2.typingIndicator.create({ channel: 'whatsapp', messageId: sent.sid }),
    ).rejects.toMatchObject({ status: 404 })
  })

  test('a place in an action is a pin', async () => {
    const { write, client, bubbles, simulator } = await start()
    await write({ text: 'hi' })
    await client.messages.create({
      ...say,
      body: 'Rivonia Tyres',
      persistentAction: ['geo:-26.0936,28.0064|Sandton'],
    })
    await simulator.idle()
    expect((await bubbles()).at(-1)?.shown.location).toEqual({
      lat: -26.0936,
      lng: 28.0064,
      label: 'Rivonia Tyres',
      address: 'Sandton',
    })
    await expect(
      client.messages.create({ ...say, body: 'x', persistentAction: ['geo:somewhere'] }),
    ).rejects.toMatchObject({ status: 400 })
  })
})

describe('the page', () => {
  test('another site can neither write nor listen', async () => {
    const { page } = await start()
    expect((await page('/phones', { headers: { Origin: 'https://elsewhere.example' } })).status).toBe(403)
    expect((await page('/stream', { headers: { 'Sec-Fetch-Site': 'cross-site' } })).status).toBe(403)
  })

  test('hears of every bubble as it appears', async () => {
    const one = await start()
    const stream = await one.page('/stream')
    const reader = stream.body?.getReader()
    await one.write({ text: 'hello there' })
    let heard = ''
    while (!heard.includes('hello there')) heard += new TextDecoder().decode((await reader?.read())?.value)
    await reader?.cancel()
    expect(heard).toContain('"by":"person"')
  })

  test('counts what a phone has not seen', async () => {
    const { client, write, simulator, page } = await start()
    await write({ text: 'hi' })
    await client.messages.create({ ...say, body: 'one' })
    await client.messages.create({ ...say, body: 'two' })
    await simulator.idle()
    const { phones } = await (await page('/phones')).json()
    expect(phones).toMatchObject([{ name: 'Thandi', unread: 2, last: { shown: { text: 'two' } } }])
  })

  test('a button that no message carries is refused with words', async () => {
    const { write } = await start()
    await expect(write({ choice: 'booking:confirm:9' })).rejects.toThrow('NO_SUCH_CHOICE')
  })
})

describe('after a restart', () => {
  test('phones keep what they showed, a torn last line is passed over, and what was under way goes on', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'simulator-'))
    const first = await start({ dataDir, deliver: async () => 200 })
    await first.write({ text: 'before' })
    first.close()
    appendFileSync(join(dataDir, 'simulator.jsonl'), '{"type":"message","mess')

    const second = await start({ dataDir })
    expect((await second.bubbles()).map((bubble) => bubble.shown.text)).toEqual(['before'])
    await second.write({ text: 'after' })
    second.close()

    const third = await start({ dataDir })
    third.simulator.resume()
    await third.simulator.idle()
    expect((await third.bubbles()).map((bubble) => bubble.shown.text)).toEqual(['before', 'after'])
    expect(third.arrived).toHaveLength(0)
    rmSync(dataDir, { recursive: true, force: true })
  })

  test('a message that the app never got is brought to it', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'simulator-'))
    const first = await start({ dataDir, deliver: () => new Promise(() => {}) })
    await first.page('/messages', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ from: driver, text: 'anybody?' }),
    })
    first.close()
    const second = await start({ dataDir })
    second.simulator.resume()
    await second.simulator.idle()
    expect(second.arrived.map(({ params }) => params.Body)).toEqual(['anybody?'])
    rmSync(dataDir, { recursive: true, force: true })
  })
})

test('never stands in for the real one in production', () => {
  const config = { ...testConfig(''), production: true }
  expect(() => makeSimulator({ config, log: pino({ level: 'silent' }), phones: async () => [] })).toThrow('production')
})
