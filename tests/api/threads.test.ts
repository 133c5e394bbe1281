import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendDueMessages } from '#core/threads/send-message.ts'
import { drainWork } from '#workers/drain.ts'
import { ask, ctx, newNumber, twilio, write } from './auth/site.ts'
import { forgetCounts, makePerson, makeWorld, type Person, type World } from './contract/world.ts'

const world = await makeWorld()
beforeEach(forgetCounts)

/** Somebody at the shop's counter who also signs in on the web. */
async function makeSeller({ shop }: World): Promise<Person> {
  const person = await makePerson()
  await ctx.db.updateTable('account').set({ role: 'business' }).where('id', '=', person.accountId).execute()
  await ctx.db.insertInto('shop_staff').values({ shop_id: shop.id, contact_id: person.contactId }).execute()
  return person
}
const seller = await makeSeller(world)
const { driver, stranger, shop, listing } = world

const start = async (body: Record<string, unknown> = {}, cookie = driver.cookie) =>
  (await ask('POST', '/api/threads', { cookie, body: { shopId: shop.id, message: 'Do you have it?', ...body } })).json
const send = (id: string, message: string, cookie: string, headers = {}) =>
  ask('POST', `/api/threads/${id}/messages`, { cookie, body: { message }, headers })
const list = async (cookie: string, query = '') =>
  (await ask('GET', `/api/threads?${query}`, { cookie })).json.threads as unknown as Record<string, unknown>[]
const unread = async (cookie: string) => (await ask('GET', '/api/threads/unread', { cookie })).json.unread
const mailTo = async (address: string) => (await mails()).filter((one) => one.to_address === address).at(-1)
const mails = () => ctx.db.selectFrom('mail').selectAll().orderBy('id').execute()

describe('a conversation with a shop', () => {
  test('has the driver as customer and the shop’s people as business, whoever began it', async () => {
    const thread = await start()
    expect(thread).toMatchObject({
      ...{ type: 'general', status: 'active', subject: `Inquiry: ${shop.name}`, role: 'customer' },
      participants: expect.arrayContaining([
        expect.objectContaining({ userId: driver.accountId, role: 'customer' }),
        expect.objectContaining({ userId: seller.accountId, role: 'business' }),
      ]),
    })
    const page = await ask('GET', `/api/threads/${thread.id}/messages`, { cookie: seller.cookie })
    expect(page.json.messages?.[0]).toMatchObject({
      content: 'Do you have it?',
      mine: false,
      read: false,
      type: 'text',
    })
    expect((await list(seller.cookie))[0]).toMatchObject({ id: thread.id, unreadCount: 1, role: 'business' })
  })

  test('is read, answered and ticked', async () => {
    const thread = await start()
    const before = Number(await unread(seller.cookie))
    expect((await ask('POST', `/api/threads/${thread.id}/read`, { cookie: seller.cookie, body: {} })).status).toBe(204)
    expect(await unread(seller.cookie)).toBe(before - 1)
    const mine = await ask('GET', `/api/threads/${thread.id}/messages`, { cookie: driver.cookie })
    expect(mine.json.messages?.[0]).toMatchObject({ mine: true, read: true })
    expect((await send(thread.id ?? '', 'Yes, eight.', seller.cookie)).status).toBe(201)
    const [first] = await list(driver.cookie)
    expect(first).toMatchObject({ unreadCount: 1, latestMessage: { content: 'Yes, eight.' } })
  })

  test('is nobody else’s, and nobody who was taken out writes in it', async () => {
    const thread = await start()
    for (const path of ['', '/messages', '/participants'])
      expect((await ask('GET', `/api/threads/${thread.id}${path}`, { cookie: stranger.cookie })).status).toBe(404)
    expect((await send(thread.id ?? '', 'Hello', stranger.cookie)).json.code).toBe('THREAD_NOT_FOUND')
    const other = await makeSeller(world)
    await ask('GET', `/api/threads/${thread.id}`, { cookie: other.cookie })
    const { json } = await ask('GET', `/api/threads/${thread.id}/participants`, { cookie: seller.cookie })
    const people = json.participants as unknown as { id: string; userId: string }[]
    const theirs = people.find(({ userId }) => userId === other.accountId)
    const removed = await ask('DELETE', `/api/threads/${thread.id}/participants/${theirs?.id}`, {
      cookie: seller.cookie,
    })
    expect(removed.json.participants).toContainEqual(expect.objectContaining({ id: theirs?.id, isActive: false }))
    const refused = await send(thread.id ?? '', 'Hello', other.cookie)
    expect([refused.status, refused.json.code, refused.json.message]).toEqual([
      403,
      'UNAUTHORIZED',
      'User is not a participant in this thread',
    ])
  })

  test('is archived and deleted for oneself, and comes back with a new message', async () => {
    const thread = await start({ subject: 'Rims as well' })
    const patch = (body: object) => ask('PATCH', `/api/threads/${thread.id}`, { cookie: driver.cookie, body })
    await patch({ archived: true })
    const has = async (cookie: string, query = '') => (await list(cookie, query)).some(({ id }) => id === thread.id)
    expect([await has(driver.cookie), await has(driver.cookie, 'includeArchived=true')]).toEqual([false, true])
    await patch({ archived: false, deleted: true })
    expect([await has(driver.cookie), await has(seller.cookie)]).toEqual([false, true])
    await send(thread.id ?? '', 'Yes', seller.cookie)
    expect(await has(driver.cookie, 'search=rims&type=general&status=active')).toBe(true)
    expect(await has(driver.cookie, 'type=quote')).toBe(false)
  })

  test('goes on page by page, before and after a message', async () => {
    const thread = await start()
    for (const words of ['one', 'two', 'three']) await send(thread.id ?? '', words, driver.cookie)
    const page = async (query: string) => {
      const { json } = await ask('GET', `/api/threads/${thread.id}/messages?${query}`, { cookie: driver.cookie })
      return json as unknown as { messages: { id: string; content: string }[]; more: boolean }
    }
    const { messages, more } = await page('limit=2')
    expect([messages.map(({ content }) => content), more]).toEqual([['three', 'two'], true])
    const older = await page(`before=${messages[1]?.id}`)
    expect([older.messages.map(({ content }) => content), older.more]).toEqual([['one', 'Do you have it?'], false])
    expect((await page(`after=${messages[1]?.id}`)).messages.map(({ content }) => content)).toEqual(['three'])
    expect((await page('offset=3')).messages.map(({ content }) => content)).toEqual(['Do you have it?'])
  })

  test('a message is marked unread, put away, and sent at a later time', async () => {
    const thread = await start()
    const { json } = await send(thread.id ?? '', 'Ready on Friday', seller.cookie)
    const read = () => ask('POST', `/api/threads/${thread.id}/read`, { cookie: driver.cookie, body: {} })
    await read()
    const before = Number(await unread(driver.cookie))
    const patch = (body: object) => ask('PATCH', `/api/messages/${json.id}`, { cookie: driver.cookie, body })
    await patch({ read: false })
    expect(await unread(driver.cookie)).toBe(before + 1)
    await patch({ deleted: true })
    expect(await unread(driver.cookie)).toBe(before)
    const later = new Date(ctx.clock.now().getTime() + 60_000).toISOString()
    const body = { message: 'We close at five', scheduledFor: later }
    await ask('POST', `/api/threads/${thread.id}/messages`, { cookie: seller.cookie, body })
    expect(await unread(driver.cookie)).toBe(before)
    ctx.clock.advance(61_000)
    expect(await sendDueMessages(ctx)).toBe(1)
    expect(await unread(driver.cookie)).toBe(before + 1)
  })

  test('is refused without words, without a shop, to business accounts, and about another’s booking', async () => {
    const post = async (body: object, cookie = driver.cookie) => {
      const { status, json } = await ask('POST', '/api/threads', { cookie, body })
      return [status, json.code, json.fields ?? json.message]
    }
    expect(await post({ shopId: shop.id, message: ' ' })).toEqual([400, 'INVALID', { message: 'Message is required' }])
    expect(await post({ message: 'Hi' })).toEqual([400, 'INVALID', { shopId: 'Please select a fitment centre' }])
    expect(await post({ shopId: randomUUID(), message: 'Hi' })).toEqual([
      404,
      'BUSINESS_NOT_FOUND',
      'Business ID not found',
    ])
    expect(await post({ shopId: (await makeWorld()).shop.id, message: 'Hi' }, seller.cookie)).toEqual([
      403,
      'BUSINESS_TO_BUSINESS',
      'Business accounts cannot message other businesses directly',
    ])
    expect(await post({ shopId: shop.id, message: 'Hi', bookingId: randomUUID() })).toMatchObject([
      404,
      'THREAD_CREATION_FAILED',
      expect.any(String),
    ])
    const alone = await makeWorld()
    await ctx.db.deleteFrom('shop_staff').where('shop_id', '=', alone.shop.id).execute()
    expect(await post({ shopId: alone.shop.id, message: 'Hi' })).toMatchObject([
      409,
      'BUSINESS_OWNER_NOT_FOUND',
      expect.stringContaining(`Unable to find business owner for business ID: ${alone.shop.id}.`),
    ])
  })

  test('sent twice under one key is one message', async () => {
    const thread = await start()
    const key = { 'Idempotency-Key': randomUUID() }
    const [one, two] = [
      await send(thread.id ?? '', 'Hi', driver.cookie, key),
      await send(thread.id ?? '', 'Hi', driver.cookie, key),
    ]
    expect(two.json.id).toBe(one.json.id)
  })
})

describe('a guest', () => {
  const guest = { name: 'Sipho', email: 'sipho@example.com', message: 'Do you do run-flats?' }
  const post = (body: object) => ask('POST', '/api/guest-messages', { body: { shopId: shop.id, ...body } })

  test('needs a name, words and one way to be reached', async () => {
    const fields = async (body: object) => (await post({ ...guest, ...body })).json.fields
    expect(await fields({ name: ' ', message: '' })).toEqual({
      name: 'Name is required',
      message: 'Message is required',
    })
    expect(await fields({ email: 'sipho' })).toEqual({ email: 'Please enter a valid email address' })
    expect(await fields({ name: '', email: '' })).toEqual({
      name: 'Name is required',
      phone: 'Please enter a phone number or an e-mail address',
    })
  })

  test('is answered by e-mail with a link that opens that one conversation only', async () => {
    const made = await post(guest)
    expect([made.status, made.json.byEmail]).toEqual([201, true])
    const [thread] = await list(seller.cookie)
    expect(thread).toMatchObject({ latestMessage: { content: guest.message, senderFullName: 'Sipho' } })
    await send(String(thread?.id), 'Yes, we do.', seller.cookie)
    await drainWork(ctx)
    const mail = await mailTo('sipho@example.com')
    expect(mail?.subject).toBe(`${shop.name} answered`)
    const link = new RegExp(`${ctx.config.publicUrl}/thread/(\\S+)`).exec(mail?.text ?? '')?.[1] ?? ''
    expect(made.json.link).toBe(`${ctx.config.publicUrl}/thread/${link}`)
    const opened = await ask('GET', `/api/guest-threads/${link}/messages`)
    expect(opened.json.messages?.[0]).toMatchObject({ content: 'Yes, we do.', mine: false })
    await ask('POST', `/api/guest-threads/${link}/messages`, { body: { message: 'Thank you' } })
    expect((await list(seller.cookie))[0]).toMatchObject({ id: thread?.id, latestMessage: { content: 'Thank you' } })
    const changed = `${link.slice(0, -1)}${link.endsWith('A') ? 'B' : 'A'}`
    for (const token of [changed, 'x', String(thread?.id)])
      expect((await ask('GET', `/api/guest-threads/${token}`)).status).toBe(404)
  })

  test('is answered on WhatsApp once the owner of the number has written to us', async () => {
    const number = newNumber()
    const made = await post({ name: 'Ayanda', phone: number, message: 'Open on Saturday?' })
    expect(made.json.byEmail).toBe(false)
    const id = String(made.json.threadId)
    await send(id, 'Until one.', seller.cookie)
    await drainWork(ctx)
    expect(twilio.messages.filter(({ to }) => to.includes(number))).toEqual([])
    ctx.clock.advance(60_000)
    await write(number, 'hi')
    await send(id, 'And on Sunday we are closed.', seller.cookie)
    await drainWork(ctx)
    expect(
      twilio.messages.filter(({ to }) => to.includes(number)).map(({ form }) => JSON.stringify([...form])),
    ).toContainEqual(expect.stringContaining('And on Sunday we are closed.'))
  })

  test('asks for a quote, which the shop gets and answers', async () => {
    const body = {
      shopId: shop.id,
      listingCode: listing.code,
      quantity: 4,
      extras: ['fitting', 'alignment'],
      name: 'Zola',
      phone: '082 123 4567',
      email: 'zola@example.com',
    }
    const lacking = await ask('POST', '/api/quotes', { body: { shopId: shop.id, quantity: 4 } })
    expect(lacking.json.fields).toEqual({ name: 'Name is required', phone: 'Phone number is required' })
    const tooMany = await ask('POST', '/api/quotes', { body: { ...body, quantity: 81 } })
    expect([tooMany.status, tooMany.json.code]).toEqual([409, 'OUT_OF_STOCK'])
    const { status, json } = await ask('POST', '/api/quotes', { body })
    expect([status, json.reference]).toEqual([201, expect.stringMatching(/^[A-Z\d]{5}$/)])
    const [thread] = await list(seller.cookie, `search=${json.reference}`)
    expect(thread).toMatchObject({ type: 'quote', quoteReference: json.reference })
    const view = await ask('GET', `/api/threads/${thread?.id}`, { cookie: seller.cookie })
    expect(view.json).toMatchObject({
      quote: { quantity: 4, extras: ['fitting', 'alignment'], tyre: { brand: 'Michelin' } },
      guest: { name: 'Zola', phone: '+27821234567', email: 'zola@example.com' },
    })
    await send(String(thread?.id), 'R 7 600 for all', seller.cookie)
    await drainWork(ctx)
    expect((await mailTo('zola@example.com'))?.subject).toBe(`${shop.name} answered your quote request`)
  })
})

test('an answer waits for the morning, unless the driver asked within the last day', async () => {
  const thread = await start()
  await drainWork(ctx)
  const told = async () =>
    ctx.db
      .selectFrom('notification')
      .select(['decision', 'reason'])
      .where('contact_id', '=', driver.contactId)
      .where('kind', '=', 'message_answered')
      .where('channel', '=', 'whatsapp')
      .orderBy('decided_at', 'desc')
      .executeTakeFirst()
  const now = ctx.clock.now()
  ctx.clock.set('2026-11-18T21:00:00Z')
  await send(thread.id ?? '', 'Late but here', seller.cookie)
  await drainWork(ctx)
  expect((await told())?.decision).toBe('send')
  ctx.clock.set('2026-11-20T21:00:00Z')
  await send(thread.id ?? '', 'Two days later', seller.cookie)
  await drainWork(ctx)
  expect(await told()).toMatchObject({ decision: 'hold', reason: 'quiet hours' })
  ctx.clock.set(now)
})

test('a suggestion and a call for help reach the admins, whose answer stands in the thread', async () => {
  const chief = await makePerson()
  await ctx.db
    .updateTable('account')
    .set({ role: 'admin', email: 'chief@example.com' })
    .where('id', '=', chief.accountId)
    .execute()
  const suggestion = { name: 'Sipho', email: 'sipho@example.com', shop: 'Tyre Palace', place: 'Polokwane' }
  expect((await ask('POST', '/api/suggestions', { body: suggestion })).status).toBe(201)
  expect((await list(chief.cookie))[0]).toMatchObject({
    type: 'support',
    subject: 'Fitment centre suggested: Tyre Palace',
  })
  const help = await start({ shopId: undefined, type: 'support', message: 'I cannot sign in' })
  await drainWork(ctx)
  expect(await mails()).toContainEqual(
    expect.objectContaining({ to_address: 'chief@example.com', kind: 'support_asked' }),
  )
  expect((await list(seller.cookie)).some(({ type }) => type === 'support')).toBe(false)
  await send(help.id ?? '', 'We have a look', chief.cookie)
  const page = await ask('GET', `/api/threads/${help.id}/messages`, { cookie: driver.cookie })
  expect(page.json.messages?.[0]).toMatchObject({ content: 'We have a look', sender: { role: 'admin' } })
})

test('finds fitment centres by name, place, province and rating', async () => {
  const found = async (query: string) =>
    (await ask('GET', `/api/fitment-centres?${query}`)).json.centres as unknown as { id: string }[]
  expect((await found('text=randburg&province=Gauteng')).length).toBeGreaterThan(0)
  expect(await found('province=Limpopo')).toEqual([])
  expect(await found('minRating=4.5')).toEqual([])
})
