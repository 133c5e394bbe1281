import { randomUUID } from 'node:crypto'
import { beforeEach, describe, expect, test } from 'vitest'
import { sendDueMessages } from '#core/threads/send-message.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { postWebhook } from '#tests/support/twilio.ts'
import { ask, ctx, site, write } from './auth/site.ts'
import { forgetCounts, makeWorld } from './contract/world.ts'
import { driver, list, makeSeller, seller, send, shop, start, unread, unverifiedGuest, world } from './conversation.ts'

beforeEach(forgetCounts)

describe('a conversation with a shop', () => {
  test('has the driver as customer and the shop’s people as business, whoever began it', async () => {
    const thread = await start({ subject: undefined })
    expect(thread).toMatchObject({
      type: 'general',
      status: 'active',
      subject: `Inquiry: ${shop.name}`,
      role: 'customer',
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

  test('is ticked when the shop reads it on WhatsApp, but no message after that, and all when it answers there', async () => {
    const thread = await start({ message: 'Do you have four?' })
    await drainWork(ctx)
    const notice = await ctx.db
      .selectFrom('outbound_message')
      .select('provider_sid')
      .where('thread_id', '=', String(thread.id))
      .where('contact_id', '=', seller.contactId)
      .executeTakeFirstOrThrow()
    ctx.clock.advance(60_000)
    await send(String(thread.id), 'Or two?', driver.cookie)
    const ticks = async () => {
      const { json } = await ask('GET', `/api/threads/${thread.id}/messages`, { cookie: driver.cookie })
      return JSON.parse(JSON.stringify(json.messages)).map(({ read }: { read: boolean }) => read)
    }
    expect(await ticks()).toEqual([false, false])
    const report = { MessageSid: notice.provider_sid ?? '', MessageStatus: 'read' }
    await postWebhook({ config: ctx.config, origin: site.origin }, '/webhooks/twilio/status', report)
    expect(await ticks()).toEqual([false, true])
    await drainWork(ctx)
    await write(seller.number, '', { ButtonPayload: `thread:answer:${thread.id}`, ButtonText: 'Answer' })
    await write(seller.number, 'We have four')
    expect(await ticks()).toEqual([false, true, true])
  })

  test('is nobody else’s, and nobody who was taken out writes in it', async () => {
    const thread = await start()
    for (const path of ['', '/messages', '/participants'])
      expect((await ask('GET', `/api/threads/${thread.id}${path}`, { cookie: unverifiedGuest.cookie })).status).toBe(
        404,
      )
    expect((await send(thread.id ?? '', 'Hello', unverifiedGuest.cookie)).json.code).toBe('THREAD_NOT_FOUND')
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

  test('everything is read at once, for oneself', async () => {
    const threads = [await start(), await start()]
    await send(threads[0]?.id ?? '', 'Yes', seller.cookie)
    expect([Number(await unread(seller.cookie)) >= 2, Number(await unread(driver.cookie)) >= 1]).toEqual([true, true])
    const others = await unread(driver.cookie)
    expect((await ask('POST', '/api/threads/read', { cookie: seller.cookie })).status).toBe(204)
    expect([await unread(seller.cookie), await unread(driver.cookie)]).toEqual([0, others])
    for (const { id } of threads) {
      const { json } = await ask('GET', `/api/threads/${id}/messages`, { cookie: driver.cookie })
      expect(json.messages?.at(-1)).toMatchObject({ content: 'Do you have it?', read: true })
    }
  })

  test('a message that was put away before its time is not sent', async () => {
    const thread = await start()
    const body = { message: 'Never mind', scheduledFor: new Date(ctx.clock.now().getTime() + 60_000).toISOString() }
    const { json } = await ask('POST', `/api/threads/${thread.id}/messages`, { cookie: seller.cookie, body })
    const patch = { cookie: seller.cookie, body: { deleted: true } }
    expect((await ask('PATCH', `/api/messages/${json.id}`, patch)).status).toBe(204)
    ctx.clock.advance(61_000)
    expect(await sendDueMessages(ctx)).toBe(0)
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
    await ctx.db.deleteFrom('shop_member').where('shop_id', '=', alone.shop.id).execute()
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

/** As it is while the database has lost a table. */
async function without<T>(table: string, work: () => Promise<T>): Promise<T> {
  await ctx.pool.query(`alter table ${table} rename to lost`)
  try {
    return await work()
  } finally {
    await ctx.pool.query(`alter table lost rename to ${table}`)
  }
}

test('a failure of ours says at what, and leaves nothing half done', async () => {
  const thread = await start()
  const { rows } = await ctx.pool.query('select id from thread_message where thread_id = $1', [thread.id])
  const call = (method: 'POST' | 'PATCH', path: string, body: object) => async () =>
    (await ask(method, path, { cookie: seller.cookie, body })).json.code
  const begin = async () => {
    const body = { shopId: shop.id, message: 'Half of it' }
    const { status, json } = await ask('POST', '/api/threads', { cookie: driver.cookie, body })
    return [status, json.code, json.message]
  }
  const threads = async () => (await ctx.pool.query('select count(*) from thread')).rows[0].count
  const before = await threads()
  const asGuest = { shopId: shop.id, name: 'Sipho', phone: '082 123 4567', message: 'Half of it' }
  const guest = await without('shop', () => ask('POST', '/api/guest-messages', { body: asGuest }))
  expect([guest.json.code, guest.json.message]).toEqual(['BUSINESS_FETCH_FAILED', 'Failed to fetch business'])
  expect(await without('thread_participant', begin)).toEqual([
    ...[500, 'PARTICIPANT_CREATION_FAILED', 'Failed to create thread participants'],
  ])
  expect(await without('thread_message', begin)).toEqual([500, 'THREAD_CREATION_FAILED', 'Failed to create thread'])
  expect(await threads()).toBe(before)
  const readAll = call('POST', `/api/threads/${thread.id}/read`, {})
  expect(await without('thread_message_state', readAll)).toBe('READ_RECEIPT_FAILED')
  const readOne = call('PATCH', `/api/messages/${rows[0].id}`, { read: true })
  expect(await without('thread_message_state', readOne)).toBe('MARK_READ_FAILED')
  const close = call('PATCH', `/api/threads/${thread.id}`, { status: 'closed' })
  expect(await without('thread', close)).toBe('THREAD_STATUS_UPDATE_FAILED')
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
  expect(await told()).toMatchObject({ decision: 'hold', reason: { code: 'quiet_hours' } })
  ctx.clock.set(now)
})

test('finds fitment centres by name, place, province and rating', async () => {
  const found = async (query: string) =>
    (await ask('GET', `/api/fitment-centres?${query}`)).json.centres as unknown as { id: string }[]
  expect((await found('text=randburg&province=Gauteng')).length).toBeGreaterThan(0)
  expect(await found('province=Limpopo')).toEqual([])
  expect(await found('minRating=4.5')).toEqual([])
})
