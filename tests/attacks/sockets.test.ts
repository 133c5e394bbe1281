import { beforeEach, expect, test } from 'vitest'
import { addressBehind } from '#api/browser.ts'
import { push } from '#core/realtime.ts'
import {
  MAX_EVENTS_PER_SECOND,
  MAX_EVENTS_TOO_MANY,
  MAX_SOCKETS_AT_AN_ADDRESS,
  MAX_SOCKETS_OF_A_PERSON,
} from '#core/rules/website/realtime.ts'
import { ask, ctx } from '../api/auth/site.ts'
import { browser, realtime } from '../api/browser-sockets.ts'
import { forgetCounts, makePerson, makeWorld } from '../api/contract/world.ts'

beforeEach(forgetCounts)

type Browser = Awaited<ReturnType<typeof browser>>
const gone = ({ socket }: Browser) => new Promise((resolve) => socket.once('disconnect', resolve))
const closeAll = (browsers: readonly Browser[]) => {
  for (const { socket } of browsers) socket.close()
}

test('one person has so many listening browsers at a time, and another one is not kept out by them', async () => {
  const [one, other] = [await makePerson(), await makePerson()]
  const theirs: Browser[] = []
  for (let at = 0; at < MAX_SOCKETS_OF_A_PERSON; at++) theirs.push(await browser(one.cookie))
  expect(theirs.every(({ connected }) => connected)).toBe(true)
  expect((await browser(one.cookie)).connected).toBe(false)
  const others = await browser(other.cookie)
  expect(others.connected).toBe(true)
  closeAll([...theirs, others])
  await expect.poll(async () => (await browser(one.cookie)).connected).toBe(true)
})

test('one address has so many connections at a time, whoever is behind them, and so many attempts a minute', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, makePerson))
  const open: Browser[] = []
  for (let at = 0; at < MAX_SOCKETS_AT_AN_ADDRESS + 10; at++)
    open.push(await browser(people[at % people.length]?.cookie ?? ''))
  expect(open.filter(({ connected }) => connected).length).toBeLessThanOrEqual(MAX_SOCKETS_AT_AN_ADDRESS)
  closeAll(open)
  const attempts: boolean[] = []
  for (let at = 0; at < 30; at++) attempts.push((await browser('')).connected)
  expect((await browser(people[0]?.cookie ?? '')).connected).toBe(false)
  forgetCounts()
  await expect.poll(async () => (await browser(people[0]?.cookie ?? '')).connected).toBe(true)
})

test('what a browser says is held to its form and to ten a second, and who goes on is disconnected', async () => {
  const world = await makeWorld()
  const made = await ask('POST', '/api/threads', {
    cookie: world.driver.cookie,
    body: { shopId: world.shop.id, message: 'Hi' },
  })
  const threadId = String(made.json.id)
  const mine = await browser(world.driver.cookie)
  const raw = mine.socket as unknown as { emitWithAck(event: string, ...said: unknown[]): Promise<boolean> }
  const wrong = [undefined, null, 'x', threadId, [threadId], {}, { threadId: 7 }, { threadId, more: 1 }]
  const answers: boolean[] = []
  for (const said of wrong) answers.push(await raw.emitWithAck('join', said))
  expect(answers).toEqual(wrong.map(() => false))
  expect(await mine.open(threadId)).toBe(true)
  mine.socket.emit('join', { threadId }, 'no function' as never)
  const out = gone(mine)
  for (let at = 0; at < MAX_EVENTS_PER_SECOND + MAX_EVENTS_TOO_MANY + 1; at++) mine.socket.emit('typing', { threadId })
  await out
})

test('a session that has come to its end hears nothing more, and one that was prolonged goes on', async () => {
  const [leaves, stays] = [await makePerson(), await makePerson()]
  const [left, listens] = [await browser(leaves.cookie), await browser(stays.cookie)]
  const start = ctx.clock.now()
  const out = gone(left)
  ctx.clock.advance(29 * 24 * 3_600_000)
  await ask('GET', '/api/auth/session', { cookie: stays.cookie })
  ctx.clock.advance(2 * 24 * 3_600_000)
  for (const { accountId } of [leaves, stays]) await push(ctx, [`account:${accountId}`], { type: 'messages_read' })
  await listens.next('messages_read')
  await out
  expect(left.heard).toEqual([])
  ctx.clock.set(start)
})

test('the address is the one that our own proxies saw, not what the caller says', () => {
  const behind = (forwarded: string | undefined, proxies: number) =>
    addressBehind(
      { headers: { 'x-forwarded-for': forwarded }, socket: { remoteAddress: '10.0.0.1' } } as never,
      proxies,
    )
  expect(behind('6.6.6.6', 0)).toBe('10.0.0.1')
  expect(behind('6.6.6.6, 41.0.0.7', 1)).toBe('41.0.0.7')
  expect(behind('6.6.6.6, 41.0.0.7, 10.0.0.2', 2)).toBe('41.0.0.7')
  expect(behind(undefined, 1)).toBe('10.0.0.1')
})

test('a session that has run out hears nothing more; one that goes on does', async () => {
  const [one, other] = [await makePerson(), await makePerson()]
  const [theirs, others] = [await browser(one.cookie), await browser(other.cookie)]
  await ctx.db
    .updateTable('session')
    .set({ expires_at: ctx.clock.now() })
    .where('account_id', '=', one.accountId)
    .execute()
  const out = gone(theirs)
  await realtime.check()
  await out
  for (const { contactId } of [one, other]) await push(ctx, [`contact:${contactId}`], { type: 'messages_read' })
  await others.next('messages_read')
  expect(theirs.heard).toEqual([])
  expect((await browser(one.cookie)).connected).toBe(false)
  closeAll([others])
})

test('signing out here lets this browser out, and leaves the other browsers of the account in', async () => {
  const world = await makeWorld()
  const { driver } = world
  const mine = await browser(driver.cookie)
  const out = gone(mine)
  expect((await ask('POST', '/api/auth/sign-out', { cookie: driver.cookie, body: {} })).status).toBeLessThan(300)
  await out
  expect((await browser(driver.cookie)).connected).toBe(false)
})
