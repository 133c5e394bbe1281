import { beforeEach, expect, test } from 'vitest'
import { ask, ctx } from './auth/site.ts'
import { forgetCounts, makePerson } from './contract/world.ts'

beforeEach(forgetCounts)
const read = (cookie: string) => ask('GET', '/api/preferences', { cookie })
const change = (cookie: string, body: unknown) => ask('PATCH', '/api/preferences', { body, cookie })

test('what is named changes and the rest stays', async () => {
  const { cookie } = await makePerson()
  const before = JSON.parse((await read(cookie)).text)
  const answer = await change(cookie, { email: { messages: false }, quietHours: { start: '21:00', end: '06:30' } })
  const after = { ...before, email: { ...before.email, messages: false }, quietHours: { start: '21:00', end: '06:30' } }
  expect(JSON.parse(answer.text)).toEqual(after)
  expect(JSON.parse((await read(cookie)).text)).toEqual(after)
})

test('deals are told on no channel before somebody has said so', async () => {
  const { cookie } = await makePerson()
  const { email, whatsapp, inApp, push } = JSON.parse((await read(cookie)).text)
  expect([email, whatsapp, inApp, push].map(({ deals }) => deals)).toEqual([false, false, false, false])
})

test('switches that are tapped at the same moment all hold', async () => {
  const { cookie } = await makePerson()
  const off = ['bookings', 'quotes', 'messages'] as const
  await Promise.all(off.map((topic) => change(cookie, { email: { [topic]: false } })))
  expect((await read(cookie)).json.email).toMatchObject({ bookings: false, quotes: false, messages: false })
})

test('a yes and a no to advertising are written down, each for its channel, with where they were said', async () => {
  const { cookie, contactId } = await makePerson()
  const yes = await change(cookie, { email: { deals: true }, whatsapp: { marketing: true } })
  expect(yes.json).toMatchObject({
    email: { deals: true, marketing: false },
    whatsapp: { deals: false, marketing: true },
  })
  await change(cookie, { email: { deals: false } })
  const consents = ctx.db.selectFrom('consent').select(['channel', 'purpose', 'given', 'how', 'source'])
  expect(await consents.where('contact_id', '=', contactId).orderBy('id').execute()).toEqual([
    { channel: 'email', purpose: 'deals', given: true, how: 'switched it on in the settings', source: 'web' },
    { channel: 'whatsapp', purpose: 'marketing', given: true, how: 'switched it on in the settings', source: 'web' },
    { channel: 'email', purpose: 'deals', given: false, how: 'switched it off in the settings', source: 'web' },
  ])
})

test('a yes to deals in the app is written down, and shown as on only with it', async () => {
  const { cookie, contactId } = await makePerson()
  expect((await change(cookie, { inApp: { deals: true } })).json).toMatchObject({ inApp: { deals: true } })
  const consents = ctx.db.selectFrom('consent').select(['channel', 'purpose', 'given'])
  expect(await consents.where('contact_id', '=', contactId).execute()).toEqual([
    { channel: 'in_app', purpose: 'deals', given: true },
  ])
  await ctx.db.deleteFrom('consent').where('contact_id', '=', contactId).execute()
  expect((await read(cookie)).json).toMatchObject({ inApp: { deals: false } })
})

test('WhatsApp goes on only for a number that is proven', async () => {
  const { cookie, contactId } = await makePerson()
  await ctx.db.updateTable('contact_address').set({ proven_at: null }).where('contact_id', '=', contactId).execute()
  await ctx.db.updateTable('contact').set({ last_inbound_at: null }).where('id', '=', contactId).execute()
  const refused = await change(cookie, { whatsapp: { enabled: true } })
  expect([refused.status, refused.json.code]).toEqual([409, 'NUMBER_NOT_PROVEN'])
  expect((await change(cookie, { whatsapp: { enabled: false } })).status).toBe(200)
})
