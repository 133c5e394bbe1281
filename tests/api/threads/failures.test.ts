import { beforeEach, expect, test } from 'vitest'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts } from '../contract/world.ts'
import { driver, seller, shop, start } from '../conversation.ts'

beforeEach(forgetCounts)

const thread = await start()
const message = await ctx.db
  .selectFrom('thread_message')
  .select('id')
  .where('thread_id', '=', String(thread.id))
  .executeTakeFirstOrThrow()
const path = `/api/threads/${thread.id}`
const support = { type: 'support', message: 'Hello' }

/** What fails: a table that is away. */
const failures: [string, string, string, object | undefined, string, string][] = [
  ['thread_participant', 'GET', '/api/threads', undefined, 'THREAD_LIST_FAILED', 'Failed to fetch threads'],
  ['thread', 'GET', path, undefined, 'THREAD_FETCH_FAILED', 'Failed to fetch thread'],
  ['thread', 'POST', '/api/threads', support, 'THREAD_CREATION_FAILED', 'Failed to create thread'],
  [
    'thread_participant',
    'POST',
    '/api/threads',
    support,
    'PARTICIPANT_CREATION_FAILED',
    'Failed to create thread participants',
  ],
  ['thread', 'PATCH', path, { archived: true }, 'THREAD_UPDATE_FAILED', 'Failed to update thread'],
  ['thread', 'PATCH', path, { status: 'closed' }, 'THREAD_STATUS_UPDATE_FAILED', 'Failed to update thread status'],
  ['thread', 'GET', `${path}/participants`, undefined, 'PARTICIPANT_FETCH_FAILED', 'Failed to fetch participants'],
  [
    'thread',
    'POST',
    `${path}/participants`,
    { userId: shop.id },
    'PARTICIPANT_ADD_FAILED',
    'Failed to add participant',
  ],
  [
    'thread',
    'DELETE',
    `${path}/participants/${shop.id}`,
    undefined,
    'PARTICIPANT_REMOVE_FAILED',
    'Failed to remove participant',
  ],
  ['thread_message', 'GET', `${path}/messages`, undefined, 'MESSAGE_FETCH_FAILED', 'Failed to fetch messages'],
  ['thread_message', 'POST', `${path}/messages`, { message: 'x' }, 'MESSAGE_SEND_FAILED', 'Failed to send message'],
  ['thread_message_state', 'POST', `${path}/read`, {}, 'READ_RECEIPT_FAILED', 'Failed to store read receipt'],
  ['thread', 'POST', `${path}/read`, {}, 'MARK_THREAD_READ_FAILED', 'Failed to mark thread as read'],
  [
    'thread_message',
    'PATCH',
    `/api/messages/${message.id}`,
    { read: true },
    'MARK_READ_FAILED',
    'Failed to mark message as read',
  ],
  [
    'thread_message',
    'PATCH',
    `/api/messages/${message.id}`,
    { archived: true },
    'STATUS_UPDATE_FAILED',
    'Failed to update message status',
  ],
  [
    'thread_participant',
    'GET',
    '/api/threads/unread',
    undefined,
    'UNREAD_COUNT_FAILED',
    'Failed to fetch unread count',
  ],
  ['shop', 'GET', '/api/fitment-centres', undefined, 'BUSINESS_SEARCH_FAILED', 'Failed to search businesses'],
  [
    'shop.business_status',
    'POST',
    '/api/threads',
    { shopId: shop.id, message: 'x' },
    'BUSINESS_FETCH_FAILED',
    'Failed to fetch business',
  ],
  [
    'communication_preference',
    'GET',
    '/api/preferences',
    undefined,
    'MESSAGE_FAILED',
    'Failed to fetch communication preferences',
  ],
]

/** A table, or one column of it where signing in needs the rest. */
function renamed(name: string, from: string, to: string) {
  const [table, column] = name.split('.')
  const what = column ? `"${table}" rename column "${column}${from}" to "${column}${to}"` : undefined
  return ctx.pool.query(`alter table ${what ?? `"${table}${from}" rename to "${table}${to}"`}`)
}
const away = (name: string) => renamed(name, '', ' away')
const back = (name: string) => renamed(name, ' away', '')

test.each(failures)('without %s, %s %s %o says %s', async (table, method, address, body, code, says) => {
  const before = await ctx.db.selectFrom('thread').select('id').execute()
  await away(table)
  const answer = await ask(method, address, { cookie: driver.cookie, ...(body && { body }) }).finally(() => back(table))
  expect([answer.status, answer.json.code, answer.json.message]).toEqual([500, code, says])
  // What was begun does not stay.
  expect(await ctx.db.selectFrom('thread').select('id').execute()).toEqual(before)
})

test.each([
  ['POST', '/api/threads', { shopId: message.id, message: 'x' }, 404, 'BUSINESS_NOT_FOUND', 'Business ID not found'],
  ['POST', '/api/threads', { message: 'x' }, 400, 'INVALID', 'Please check what you entered.'],
  ['GET', `/api/threads/${message.id}`, undefined, 404, 'THREAD_NOT_FOUND', 'There is no such conversation'],
] as const)('%s %s %o is refused', async (method, address, body, status, code, says) => {
  const answer = await ask(method, address, { cookie: driver.cookie, ...(body && { body }) })
  expect([answer.status, answer.json.code, answer.json.message]).toEqual([status, code, says])
})

test('an account of a shop writes to no other shop', async () => {
  const body = { shopId: shop.id, message: 'Hello' }
  const answer = await ask('POST', '/api/threads', { cookie: seller.cookie, body })
  expect([answer.status, answer.json.message]).toEqual([
    403,
    'Business accounts cannot message other businesses directly',
  ])
})
