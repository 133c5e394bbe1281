import { beforeEach, expect, test } from 'vitest'
import { PeopleFound, PersonDetail, PersonHistory } from '#core/contracts/admin/people.ts'
import { reply } from '#core/messaging/outbound/send.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { makeContact } from '#tests/support/factories.ts'
import { ask, ctx, newNumber } from '../auth/site.ts'
import { makeWilling } from '../contract/admin/announcements.ts'
import { forgetCounts, makeAdmin, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

const world = await makeWorld()
const admin = await makeAdmin(['support'])
const { cookie } = admin
beforeEach(forgetCounts)

const get = async (path: string) => (await ask('GET', `/api/admin/people${path}`, { cookie })).json
const post = (id: string, act: string, body?: object) =>
  ask('POST', `/api/admin/people/${id}/${act}`, { cookie, ...(body && { body }) })
const find = async (text: string) => PeopleFound.parse(await get(`?find=${encodeURIComponent(text)}`))
const notedOf = (contactId: string) =>
  ctx.db
    .selectFrom('audit_entry')
    .select(['action', 'contact_id', 'new_values'])
    .where('entity_type', '=', 'person')
    .where('entity_id', '=', contactId)
    .orderBy('id')
    .execute()

test('a person is found by number, address, booking and name, masked', async () => {
  const person = await makeWilling(['email'])
  const booking = await makeBooking({ shop: world.shop, driver: person })
  await ctx.db.updateTable('contact').set({ name: 'Qhawe 100% Zulu' }).where('id', '=', person.contactId).execute()
  for (const [text, by] of [
    [person.number.replace('+27', '0'), 'number'],
    [person.email.toUpperCase(), 'email'],
    [booking.code.toLowerCase(), 'booking'],
    ['qhawe 100% z', 'name'],
  ] as const) {
    const found = await find(text)
    expect(found.by).toBe(by)
    expect(found.people.map(({ contactId }) => contactId)).toEqual([person.contactId])
    expect(JSON.stringify(found)).not.toContain(person.number)
    expect(JSON.stringify(found)).not.toContain(person.email)
  }
  expect((await find('qhawe 100_')).people).toEqual([])
})

test('the ledger says what was agreed when and how, and contacts show only once that is noted', async () => {
  const person = await makeWilling(['email', 'whatsapp'])
  const detail = PersonDetail.parse(await get(`/${person.contactId}`))
  expect(detail.consents.filter(({ isLatest }) => isLatest).map(({ channel, given }) => [channel, given])).toEqual([
    ['whatsapp', true],
    ['email', true],
  ])
  expect(detail.contacts).toMatchObject([{ kind: 'phone', provenAt: expect.any(String) }, { kind: 'email' }])
  expect(JSON.stringify(detail)).not.toContain(person.email)
  expect(detail.sessions).toBe(1)
  expect(await notedOf(person.contactId)).toEqual([])
  expect((await post(person.contactId, 'contacts')).json).toEqual({ phones: [person.number], emails: [person.email] })
  expect(await notedOf(person.contactId)).toMatchObject([{ action: 'read', contact_id: admin.contactId }])
})

test('the history says what was sent on which channel and why, without a word of it', async () => {
  const person = await makePerson()
  await makeBooking({ shop: world.shop, driver: person })
  await reply(ctx, person.contactId, { type: 'text', body: 'Secret words of the chat' })
  await drainWork(ctx)
  const { entries, next } = PersonHistory.parse(await get(`/${person.contactId}/history?limit=1`))
  expect(entries).toHaveLength(1)
  const rest = PersonHistory.parse(await get(`/${person.contactId}/history?after=${encodeURIComponent(next ?? '')}`))
  const all = [...entries, ...rest.entries]
  expect(all.find(({ kind }) => kind === 'reply')).toMatchObject({
    channel: 'whatsapp',
    state: 'sent',
    because: 'it answers your own message',
  })
  expect(all.find(({ kind }) => kind === 'booking_requested')).toMatchObject({
    channel: 'email',
    because: 'e-mail is on for your bookings',
  })
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
  expect(JSON.stringify(all)).not.toContain('Secret words')
})

test('a consent is withdrawn on request, with who noted it', async () => {
  const person = await makeWilling(['email'])
  const { json } = await post(person.contactId, 'withdraw', { channel: 'email', purpose: 'marketing' })
  expect(PersonDetail.parse(json).consents[0]).toMatchObject({ given: false, source: 'admin', isLatest: true })
  const preferences = await ask('GET', '/api/preferences', { cookie: person.cookie })
  expect(preferences.json.email).toMatchObject({ marketing: false })
  expect(await notedOf(person.contactId)).toMatchObject([{ new_values: { withdrawn: 'email marketing' } }])
})

test('export and erasure follow a request, also of somebody who only wrote in the chat', async () => {
  const chatter = await makeContact(ctx, { phone: newNumber(), name: 'Only chats' })
  expect((await post(chatter.id, 'export')).json.profile).toMatchObject({ name: 'Only chats' })
  expect((await post(chatter.id, 'erase')).status).toBe(204)
  const row = await ctx.db.selectFrom('contact').selectAll().where('id', '=', chatter.id).executeTakeFirst()
  expect([row?.name ?? null, row?.whatsapp_address ?? null]).toEqual(['Former customer', null])
  expect((await notedOf(chatter.id)).map(({ action }) => action)).toEqual(['read', 'delete'])
  expect((await post(world.staff.id, 'erase')).json.code).toBe('SHOP_ACCOUNT')
})
