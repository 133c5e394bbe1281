import { beforeEach, expect, test } from 'vitest'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'
import { driver, seller, send, shop, start } from '../conversation.ts'

beforeEach(forgetCounts)
const { cookie } = seller

test('private notes are the members’ alone', async () => {
  const { id } = await start()
  const path = `/api/threads/${id}/notes`
  const written = await ask('POST', path, { cookie, body: { content: 'Paid late last time' } })
  expect(written.json).toMatchObject({ content: 'Paid late last time', mine: true })
  expect((await ask('GET', path, { cookie })).json.notes).toHaveLength(1)
  expect((await ask('GET', path, { cookie: driver.cookie })).status).toBe(404)
  const messages = await ask('GET', `/api/threads/${id}/messages`, { cookie: driver.cookie })
  expect(messages.text).not.toContain('Paid late')
  const exported = await ask('GET', '/api/profile/export', { cookie: driver.cookie })
  expect(exported.text).not.toContain('Paid late')
  expect((await ask('DELETE', `${path}/${written.json.id}`, { cookie })).status).toBe(204)
  expect((await ask('GET', path, { cookie })).json.notes).toEqual([])
})

test('a canned reply is kept once by its shortcut, and knows its variables', async () => {
  const path = `/api/shops/${shop.id}/canned-replies`
  const reply = { title: 'Lay-by', shortcut: '/Lay-By', content: 'Hi {driver}, we take lay-by at {shop}.' }
  const made = await ask('POST', path, { cookie, body: reply })
  expect(made.json).toMatchObject({ title: 'Lay-by', shortcut: 'lay-by' })
  expect((await ask('POST', path, { cookie, body: reply })).json.code).toBe('SHORTCUT_TAKEN')
  const wrong = await ask('POST', path, { cookie, body: { ...reply, shortcut: 'b', content: 'Hi {name}' } })
  expect(wrong.json.fields).toEqual({
    content:
      'Please use only these variables: {driver}, {shop}, {booking time}, {booking code}, {tyre}, {price}, {address}, {phone}, {quote}',
  })
  const changed = await ask('PATCH', `/api/canned-replies/${made.json.id}`, { cookie, body: { content: 'Yes.' } })
  expect(changed.json).toMatchObject({ title: 'Lay-by', content: 'Yes.' })
  const other = { cookie: (await makePerson()).cookie }
  expect((await ask('PATCH', `/api/canned-replies/${made.json.id}`, { ...other, body: {} })).status).toBe(404)
  expect((await ask('DELETE', `/api/canned-replies/${made.json.id}`, { cookie })).status).toBe(204)
})

test('words that still have a variable in braces are not sent', async () => {
  const { id } = await start()
  const values = (await ask('GET', `/api/threads/${id}/reply-values`, { cookie })).json.values
  expect(values).toMatchObject({ shop: 'Randburg Tyres', 'booking time': null, price: null, phone: '011 555 0100' })
  const refused = await send(String(id), 'That is {price} a tyre', cookie)
  expect([refused.status, refused.json.code, refused.json.message]).toEqual([
    400,
    'VARIABLES_OPEN',
    'Please fill in {price} first',
  ])
  // A driver has no canned replies, and means what stands there.
  expect((await send(String(id), 'What is {price}?', driver.cookie)).status).toBe(201)
})

test('a blocked driver is told so and nothing arrives, until the shop lifts the block', async () => {
  const person = await makePerson()
  const { id } = await start({}, person.cookie)
  const blocked = await ask('POST', `/api/threads/${id}/block`, { cookie })
  expect(blocked.json.blocked).toBe(true)
  const refused = await send(String(id), 'Hello again', person.cookie)
  expect([refused.status, refused.json.code]).toEqual([403, 'BLOCKED_BY_SHOP'])
  expect(refused.json.message).toBe('Randburg Tyres does not take messages from you any more')
  const another = await ask('POST', '/api/threads', {
    cookie: person.cookie,
    body: { shopId: shop.id, message: 'Hello', subject: 'Another' },
  })
  expect(another.json.code).toBe('BLOCKED_BY_SHOP')
  const list = (await ask('GET', `/api/shops/${shop.id}/blocks`, { cookie })).json.blocks
  expect(list).toMatchObject([{ threadId: id }])
  expect((await ask('DELETE', `/api/threads/${id}/block`, { cookie })).json.blocked).toBe(false)
  expect((await send(String(id), 'Hello again', person.cookie)).status).toBe(201)
})

test('a blocked guest does not come back with the same address or number', async () => {
  const typed = { name: 'Sipho', email: 'sipho.blocked@example.com', phone: '082 555 0199' }
  const body = { shopId: shop.id, message: 'Buy my tyres', ...typed }
  const { json: thread } = await ask('POST', '/api/guest-messages', { body })
  await ask('POST', `/api/threads/${thread.threadId}/block`, { cookie })
  const token = String(thread.link).split('/').at(-1)
  const onLink = await ask('POST', `/api/guest-threads/${token}/messages`, { body: { message: 'Hello?' } })
  expect(onLink.json.code).toBe('BLOCKED_BY_SHOP')
  const byEmail = { ...body, phone: '082 555 0198', email: 'SIPHO.blocked@example.com' }
  expect((await ask('POST', '/api/guest-messages', { body: byEmail })).json.code).toBe('BLOCKED_BY_SHOP')
  const elsewhere = { ...body, phone: '082 555 0197', email: 'other@example.com' }
  expect((await ask('POST', '/api/guest-messages', { body: elsewhere })).status).toBe(201)
})

test('a shop writes five messages in a row and then waits for the driver', async () => {
  const { id } = await start()
  for (let count = 1; count <= 5; count++) expect((await send(String(id), `News ${count}`, cookie)).status).toBe(201)
  const sixth = await send(String(id), 'News 6', cookie)
  expect([sixth.status, sixth.json.code, sixth.json.message]).toEqual([
    409,
    'UNANSWERED_MESSAGES',
    'The driver has not answered your last 5 messages. Please wait for an answer before you write again.',
  ])
  await send(String(id), 'I see', driver.cookie)
  expect((await send(String(id), 'Good', cookie)).status).toBe(201)
})

test('nobody begins more than twenty conversations a day', async () => {
  const person = await makePerson()
  const bodies = Array.from({ length: 21 }, (_, at) => ({ shopId: shop.id, message: 'Hello', subject: `Spam ${at}` }))
  const codes: unknown[] = []
  for (const [at, body] of bodies.entries()) {
    if (at % 5 === 0) await forgetMinute()
    codes.push((await ask('POST', '/api/threads', { cookie: person.cookie, body })).json.code)
  }
  expect(codes).toEqual([...Array.from({ length: 20 }, () => undefined), 'TOO_MANY_THREADS'])
})

/** A minute passes for the limit of requests, and the day stays. */
const forgetMinute = () => ctx.db.deleteFrom('rate_limit').where('key', 'not like', 'threads-day%').execute()

test('the away message is off until it is switched on, and says when the shop opens', async () => {
  const path = `/api/shops/${shop.id}/away-message`
  expect((await ask('GET', path, { cookie })).json).toMatchObject({ enabled: false })
  const changed = await ask('PATCH', path, { cookie, body: { enabled: true, content: 'Back {opens}. {shop}' } })
  expect(changed.json).toMatchObject({ enabled: true, preview: expect.stringMatching(/^Back .+ at 08:00\. Randburg/) })
  const wrong = await ask('PATCH', path, { cookie, body: { content: 'Hi {driver}' } })
  expect(wrong.json.fields).toEqual({ content: 'Please use only these variables: {opens}, {shop}' })
})
