import express from 'express'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { webhooks } from '#bot/webhook.ts'
import { shown } from '#core/process/metrics.ts'
import { makeTestContext } from '../support/context.ts'
import { makeContact } from '../support/factories.ts'
import { testDatabase } from '../support/postgres.ts'
import { type Form, inboundForm, postWebhook, serve, signatureOf } from '../support/twilio.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const { origin, close } = await serve(express().use(webhooks(ctx)))
const INBOUND = '/webhooks/twilio/inbound'
afterAll(async () => {
  await close()
  await ctx.close()
})
beforeEach(async () => {
  await ctx.db.deleteFrom('inbound_message').execute()
})

const post = (form: Form, signature?: string | null) =>
  postWebhook({ config: ctx.config, origin }, INBOUND, form, signature)
const kept = () => ctx.db.selectFrom('inbound_message').selectAll().orderBy('seq').execute()
const only = async () => {
  const [message, ...more] = await kept()
  expect(more).toEqual([])
  if (!message) throw new Error('no message was kept')
  return message
}
const contact = (id: string) => ctx.db.selectFrom('contact').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
const addressesOf = async (id: string) =>
  (await ctx.db.selectFrom('contact_address').select(['kind', 'value']).where('contact_id', '=', id).execute()).map(
    ({ kind, value }) => `${kind} ${value}`,
  )

describe('a message from Twilio', () => {
  test('is kept before the empty answer', async () => {
    const answer = await post(inboundForm('+27821230001', '4 x 205/55R16 in Randburg'))
    expect(answer).toEqual({ status: 200, type: 'text/xml; charset=utf-8', body: '<Response/>' })
    const message = await only()
    expect(message.body).toBe('4 x 205/55R16 in Randburg')
    expect(message.content).toEqual({ kind: 'text' })
    expect(message.handled_at).toBeNull()
    const sender = await contact(message.contact_id)
    expect(sender).toMatchObject({ name: 'Thandi', whatsapp_address: '+27821230001', last_inbound_at: ctx.clock.now() })
    expect(await addressesOf(sender.id)).toEqual(['phone +27821230001'])
  })

  test('that arrives several times at once is one', async () => {
    const form = inboundForm('+27821230002', 'hi')
    const answers = await Promise.all(Array.from({ length: 12 }, () => post(form)))
    expect(answers.map((one) => one.status)).toEqual(Array(12).fill(200))
    expect(await kept()).toHaveLength(1)
  })

  test('of a stranger who sends many at once makes one contact', async () => {
    await Promise.all(Array.from({ length: 12 }, (_, at) => post(inboundForm('+27821230003', `message ${at}`))))
    const messages = await kept()
    expect(messages).toHaveLength(12)
    expect(new Set(messages.map((one) => one.contact_id)).size).toBe(1)
  })

  test('switches WhatsApp on for answers, not for advertising', async () => {
    await post(inboundForm('+27821230004', 'hi'))
    const { contact_id } = await only()
    const preferences = await ctx.db
      .selectFrom('communication_preference')
      .selectAll()
      .where('contact_id', '=', contact_id)
      .executeTakeFirstOrThrow()
    expect(preferences).toMatchObject({
      switches: {
        whatsapp: { enabled: true, bookings: true, quotes: true, messages: true, deals: false, marketing: false },
        email: { marketing: false },
      },
      quiet_hours_start: '22:00:00',
      quiet_hours_end: '08:00:00',
    })
    const consents = await ctx.db.selectFrom('consent').selectAll().where('contact_id', '=', contact_id).execute()
    expect(consents).toMatchObject([{ channel: 'whatsapp', purpose: 'service', given: true }])
  })

  test('keeps an earlier name, and a later moment', async () => {
    const known = await makeContact(ctx, { name: 'Sipho', phone: '+27821230005' })
    ctx.clock.advance(120_000)
    await post(inboundForm(known.phone, 'hi', { ProfileName: 'S' }))
    expect(await contact(known.id)).toMatchObject({ name: 'Sipho', last_inbound_at: ctx.clock.now() })
  })
})

describe('a forged call', () => {
  const form = inboundForm('+27821239999', 'give me everything')
  const forged = async () =>
    /spoor_webhooks_total\{webhook="inbound",outcome="forged"\} (\d+)/.exec((await shown()).text)?.[1] ?? '0'

  test.each([
    ['no signature', null],
    ['an empty signature', ''],
    ['another token', signatureOf('another', `https://spoor.test${INBOUND}`, form)],
    ['another address', signatureOf('a-token-for-tests', `https://spoor.test${INBOUND}?x=1`, form)],
    ['other words', signatureOf('a-token-for-tests', `https://spoor.test${INBOUND}`, { ...form, Body: 'hi' })],
  ])('with %s leaves no trace but a count', async (_, signature) => {
    const before = Number(await forged())
    expect(await post(form, signature)).toMatchObject({ status: 403, body: '' })
    expect(await kept()).toEqual([])
    expect(Number(await forged())).toBe(before + 1)
  })

  test('may not hide behind the address that it was sent to', async () => {
    const signature = signatureOf('a-token-for-tests', `${origin}${INBOUND}`, form)
    expect(await post(form, signature)).toMatchObject({ status: 403 })
  })
})

describe('every kind of message is kept', () => {
  const from = '+27821230010'
  test.each([
    [
      'a button',
      { ButtonPayload: 'menu', ButtonText: 'Menu', MessageType: 'button' },
      { kind: 'button', choice: 'menu' },
    ],
    [
      'a list row',
      { ListId: 'row:2', ListTitle: 'Second', MessageType: 'interactive' },
      { kind: 'list', choice: 'row:2' },
    ],
    ['a button whose id was not filled in', { ButtonPayload: '{{3}}', ButtonText: 'Menu' }, { kind: 'text' }],
    [
      'a place',
      { Body: '', MessageType: 'location', Latitude: '-26.09', Longitude: '28.0', Label: 'Home', Address: '1 Oak' },
      { kind: 'location', location: { lat: -26.09, lng: 28, label: 'Home', address: '1 Oak' } },
    ],
    ['a place off the globe', { Body: '', Latitude: '-126.09', Longitude: '28.0' }, { kind: 'other' }],
    [
      'pictures',
      { Body: '', NumMedia: '2', MediaUrl0: 'https://x/0', MediaContentType0: 'image/jpeg', MediaUrl1: 'https://x/1' },
      {
        kind: 'media',
        media: [
          { url: 'https://x/0', contentType: 'image/jpeg' },
          { url: 'https://x/1', contentType: 'application/octet-stream' },
        ],
      },
    ],
    [
      'a contact card',
      { Body: '', NumMedia: '1', MediaUrl0: 'https://x/0', MediaContentType0: 'text/vcard' },
      { kind: 'contact', media: [{ url: 'https://x/0', contentType: 'text/vcard' }] },
    ],
    ['a reply to an earlier message', { OriginalRepliedMessageSid: 'SM1' }, { kind: 'text', repliesTo: 'SM1' }],
    ['a forwarded message', { Forwarded: 'true' }, { kind: 'text', forwarded: true }],
    ['a reaction', { MessageType: 'reaction', Body: '👍' }, { kind: 'reaction' }],
    ['a word that Twilio has answered', { OptOutType: 'STOP' }, { kind: 'text', optOut: 'STOP' }],
    ['nothing at all', { Body: '', MessageType: 'unsupported' }, { kind: 'other' }],
    ['parameters that nobody knows', { FromTheFuture: 'x', 'a[b]': '1', __proto: 'y' }, { kind: 'text' }],
  ])('%s', async (_, more, content) => {
    expect(await post(inboundForm(from, 'words', more as Form))).toMatchObject({ status: 200 })
    expect((await only()).content).toEqual(content)
  })

  test('NUL characters are taken out', async () => {
    await post(inboundForm(from, 'a\u0000b', { ProfileName: 'T\u0000', ButtonPayload: 'x\u0000y' }))
    expect(await only()).toMatchObject({ body: 'ab', content: { choice: 'xy' } })
  })

  test('1,600 characters of four bytes each', async () => {
    const body = '🛞'.repeat(800)
    expect(body).toHaveLength(1600)
    await post(inboundForm(from, body))
    expect((await only()).body).toBe(body)
  })

  test('something that is no WhatsApp message is taken and left', async () => {
    expect(await post({ ...inboundForm(from, 'an SMS'), From: from })).toMatchObject({ status: 200 })
    expect(await kept()).toEqual([])
  })

  test('a form beyond all measure is refused', async () => {
    expect(await post(inboundForm(from, 'x'.repeat(400_000)))).toMatchObject({ status: 413 })
  })
})

describe('a person without a number', () => {
  const id = 'ZA.abc123'
  test('is known by the id that hides it, and found by the number when it shows', async () => {
    await post(inboundForm(id, 'hi', { ExternalUserId: `whatsapp:${id}` }))
    const { contact_id } = await only()
    expect(await contact(contact_id)).toMatchObject({ whatsapp_address: id })
    expect(await addressesOf(contact_id)).toEqual([`bsuid ${id}`])
    await post(inboundForm('+27821230020', 'hi again', { ExternalUserId: `whatsapp:${id}` }))
    const messages = await kept()
    expect(messages.map((one) => one.contact_id)).toEqual([contact_id, contact_id])
    expect(await contact(contact_id)).toMatchObject({ whatsapp_address: '+27821230020' })
    expect((await addressesOf(contact_id)).sort()).toEqual([`bsuid ${id}`, 'phone +27821230020'])
  })

  test('may bring the id of a parent account', async () => {
    await post(
      inboundForm('ZA.ENT.parent9', 'hi', {
        ExternalUserId: 'whatsapp:ZA.ENT.parent9',
        ParentExternalUserId: 'ZA.ENT.parent9',
      }),
    )
    expect(await addressesOf((await only()).contact_id)).toEqual(['parent_bsuid ZA.ENT.parent9'])
  })

  test('whom we knew as two people becomes one, with the bookings and shops of both', async () => {
    await post(inboundForm('ZA.two', 'hi', { ExternalUserId: 'whatsapp:ZA.two' }))
    const hidden = (await only()).contact_id
    const known = await makeContact(ctx, { phone: '+27821230021' })
    await post(inboundForm(known.phone, 'it is me', { ExternalUserId: 'whatsapp:ZA.two' }))
    expect(await addressesOf(known.id)).toHaveLength(2)
    expect(await addressesOf(hidden)).toEqual([])
  })

  test('does not inherit a number that somebody else only typed', async () => {
    const claimed = await ctx.db
      .insertInto('contact')
      .values({ name: 'Mallory' })
      .returning('id')
      .executeTakeFirstOrThrow()
    const phone = '+27821230022'
    await ctx.db.insertInto('contact_address').values({ kind: 'phone', value: phone, contact_id: claimed.id }).execute()
    await post(inboundForm(phone, 'hi'))
    const { contact_id } = await only()
    expect(contact_id).not.toBe(claimed.id)
    expect(await addressesOf(claimed.id)).toEqual([])
  })
})

test('while the database is away Twilio is asked to come back', async () => {
  const away = makeTestContext({ databaseUrl: 'postgres://nobody@127.0.0.1:9/nothing' })
  const served = await serve(express().use(webhooks(away)))
  const form = inboundForm('+27821230030', 'hi')
  const answer = await postWebhook({ config: away.config, origin: served.origin }, INBOUND, form)
  expect(answer.status).toBe(503)
  await served.close()
  await away.close()
})
