import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { Context } from '#core/context.ts'
import { actorOf } from '#core/load-actor.ts'
import { myThreads } from '#core/threads/list-threads.ts'
import { changeMessage, markThreadRead, threadMessages, unreadCount } from '#core/threads/read-thread.ts'
import { sendMessage } from '#core/threads/send-message.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { threadAccess } from '#core/threads/thread-access.ts'
import { transaction } from '#core/transaction.ts'
import { openThreadsOfShops } from '#db/queries/threads/open-threads.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
const LONG = 20_000
const list = { limit: 50, includeArchived: false, includeDeleted: false }

/** A driver and a shop who have said so much to each other, in turns; all but the last four are read. */
async function makeThread(messages: number) {
  const shop = await makeShop(ctx)
  const [driver, staff] = [await makeContact(ctx), await makeStaff(ctx, shop)]
  const [customer, seller] = [await actorOf(ctx, driver.id), await actorOf(ctx, staff.id)]
  const { id } = await startThread(ctx, customer, { shopId: shop.id, message: 'Hello', type: 'general' })
  const [mine, theirs] = [await threadAccess(ctx, customer, id), await threadAccess(ctx, seller, id)]
  const at = ctx.clock.now()
  await sql`
    insert into thread_message (thread_id, sender_id, content, sent_at, created_at)
    select ${id}, case n % 2 when 0 then ${mine.me.id}::uuid else ${theirs.me.id}::uuid end, 'message ' || n, t, t
    from generate_series(1, ${messages}) n, lateral (
      select ${at}::timestamptz - interval '1 day' - (${messages} - n) * interval '1 minute' as t) moment`.execute(
    ctx.db,
  )
  await markThreadRead(ctx, mine)
  await markThreadRead(ctx, theirs)
  for (let n = 0; n < 4; n++) await sendMessage(ctx, theirs, { message: `news ${n}`, files: [] })
  return { shop, id, customer, seller, mine, theirs }
}
type Made = Awaited<ReturnType<typeof makeThread>>

/** How many rows of messages and of what people did with them the work looks at. */
const rowsRead = (work: (ctx: Context) => Promise<unknown>): Promise<number> =>
  transaction(ctx, async (inside) => {
    // The figures hold what this connection has done lately, too.
    const before = await figure(inside)
    await work(inside)
    return (await figure(inside)) - before
  })

async function figure({ db }: Context): Promise<number> {
  const { rows } = await sql<{ read: number }>`
    select coalesce(sum(seq_tup_read + coalesce(idx_tup_fetch, 0)), 0)::int as read from pg_stat_xact_user_tables
    where relname in ('thread_message', 'thread_message_state')`.execute(db)
  return rows[0]?.read ?? 0
}

const works: Record<string, (made: Made) => (ctx: Context) => Promise<unknown>> = {
  'opening the thread': (made) => (ctx) => threadMessages(ctx, made.mine, { limit: 50 }),
  'the list of threads': (made) => (ctx) => myThreads(ctx, made.customer, list),
  'the number of unread messages': (made) => (ctx) => unreadCount(ctx, made.customer, {}),
  'a message that is sent': (made) => (ctx) => sendMessage(ctx, made.mine, { message: 'one more', files: [] }),
  'reading what is new': (made) => (ctx) => markThreadRead(ctx, made.mine),
  'what the shop’s chat lists': (made) => (ctx) => openThreadsOfShops(ctx.db, [made.shop.id], new Date(0), 10),
}

test('a thread of many thousands costs what a short one costs', async () => {
  const [short, long] = [await makeThread(50), await makeThread(LONG)]
  await sql`analyze thread_message, thread_message_state, thread_participant`.execute(ctx.db)
  for (const [name, work] of Object.entries(works)) {
    const [little, much] = [await rowsRead(work(short)), await rowsRead(work(long))]
    expect(much, name).toBeLessThan(2 * little + 300)
  }
})

test('what was read long ago is counted again once it is marked as unread', async () => {
  const { customer, mine, id } = await makeThread(50)
  const before = (await unreadCount(ctx, customer, {})).unread
  await markThreadRead(ctx, mine)
  expect((await unreadCount(ctx, customer, {})).unread).toBe(before - 4)
  const { messages } = await threadMessages(ctx, mine, { limit: 50 })
  const old = messages.findLast(({ mine: own }) => !own)
  await changeMessage(ctx, customer, String(old?.id), { read: false })
  expect((await unreadCount(ctx, customer, {})).unread).toBe(before - 3)
  await markThreadRead(ctx, await threadAccess(ctx, customer, id))
  expect((await unreadCount(ctx, customer, {})).unread).toBe(before - 4)
})

test('who reads up to a message, as the chat does, is counted from there the next time', async () => {
  const { customer, mine, theirs } = await makeThread(LONG)
  await sql`analyze thread_message, thread_message_state, thread_participant`.execute(ctx.db)
  await ctx.db.updateTable('thread_participant').set({ read_to: null }).where('id', '=', mine.me.id).execute()
  const { messages } = await threadMessages(ctx, theirs, { limit: 4 })
  await markThreadRead(ctx, mine, messages[1]?.id)
  expect((await unreadCount(ctx, customer, {})).unread).toBe(1)
  expect(await rowsRead((inside) => unreadCount(inside, customer, {}))).toBeLessThan(500)
  await markThreadRead(ctx, mine, messages[3]?.id)
  expect((await unreadCount(ctx, customer, {})).unread).toBe(1)
})

test('thousands of unread messages are counted only as far as anybody is shown', async () => {
  const { customer, mine } = await makeThread(LONG)
  await sql`analyze thread_message, thread_message_state, thread_participant`.execute(ctx.db)
  await ctx.db.updateTable('thread_participant').set({ read_to: null }).where('id', '=', mine.me.id).execute()
  await sql`delete from thread_message_state where participant_id = ${mine.me.id}`.execute(ctx.db)
  expect((await unreadCount(ctx, customer, {})).unread).toBeGreaterThan(99)
  expect(await rowsRead((inside) => unreadCount(inside, customer, {}))).toBeLessThan(LONG / 4)
})
