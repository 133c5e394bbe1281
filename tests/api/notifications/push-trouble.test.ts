import { afterAll, beforeEach, expect, test } from 'vitest'
import { drainWork } from '#tests/support/drain-work.ts'
import { pushBrowser, startPushService } from '#tests/support/push-service.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makePerson } from '../contract/world.ts'
import { seller, send, start } from '../conversation.ts'

const service = await startPushService()
Object.assign(ctx.config.push, { serviceUrl: service.origin })
afterAll(() => service.close())
beforeEach(async () => {
  await forgetCounts()
  await ctx.db.deleteFrom('push_message').execute()
  await ctx.db.deleteFrom('push_subscription').execute()
  service.pushed.length = 0
  service.answers.length = 0
})

/** A driver who is notified in a browser, in a conversation with the shop. */
async function notified() {
  const person = await makePerson()
  const { subscription } = pushBrowser()
  expect((await ask('POST', '/api/push/devices', { cookie: person.cookie, body: subscription })).status).toBe(201)
  const thread = String((await start({}, person.cookie)).id)
  return { ...person, thread, endpoint: subscription.endpoint }
}
const says = ({ thread }: { thread: string }) => send(thread, 'We have four', seller.cookie)
const arrived = ({ endpoint }: { endpoint: string }) => service.pushed.filter(({ to }) => to === endpoint).length
const statuses = async () =>
  (await ctx.db.selectFrom('push_message').select('status').orderBy('created_at').execute()).map(({ status }) => status)

test('one that does not answer holds up nobody else, and is tried again', async () => {
  const [first, second, third] = [await notified(), await notified(), await notified()]
  for (const one of [first, second, third]) await says(one)
  service.answers.push('hang', 'hang')
  const working = drainWork(ctx)
  await expect.poll(() => service.pushed.length, { timeout: 5_000 }).toBe(3)
  service.letGo()
  await working
  expect((await statuses()).toSorted()).toEqual(['queued', 'queued', 'sent'])
  ctx.clock.advance(60_000)
  await drainWork(ctx)
  expect(await statuses()).toEqual(['sent', 'sent', 'sent'])
})

test('one that cuts the connection off is tried again', async () => {
  const driver = await notified()
  service.answers.push('cut')
  await says(driver)
  await drainWork(ctx)
  expect(await statuses()).toEqual(['queued'])
  ctx.clock.advance(60_000)
  await drainWork(ctx)
  expect([await statuses(), arrived(driver)]).toEqual([['sent'], 2])
})

test('one that leads elsewhere is not followed', async () => {
  const driver = await notified()
  service.answers.push({ status: 302, location: `${service.origin}/169.254.169.254/latest/meta-data` })
  await says(driver)
  await drainWork(ctx)
  expect([await statuses(), service.pushed.map(({ to }) => to)]).toEqual([['failed'], [driver.endpoint]])
})

test('of one whose answer never ends nothing but the status is read', async () => {
  const driver = await notified()
  service.answers.push({ status: 201, endless: true })
  await says(driver)
  await drainWork(ctx)
  expect(await statuses()).toEqual(['sent'])
})

test('one that fails for ever is asked six times', async () => {
  const driver = await notified()
  service.answers.push(...Array.from({ length: 20 }, () => ({ status: 500 })))
  await says(driver)
  for (let round = 0; round < 20; round++) {
    await drainWork(ctx)
    ctx.clock.advance(600_000)
  }
  expect([await statuses(), arrived(driver)]).toEqual([['failed'], 6])
})
