import { afterAll, beforeAll, expect, test } from 'vitest'
import { accountOf } from '#core/auth/accounts.ts'
import { openSession } from '#core/auth/sessions.ts'
import { startThread } from '#core/threads/start-thread.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { makeContact, makeShop, makeStaff } from '#tests/support/factories.ts'
import { type Running, startProcess } from '#tests/support/faults.ts'
import { builtWebsite, testDatabase } from '#tests/support/postgres.ts'
import { startTwilio } from '#tests/support/twilio.ts'
import { composed, installation } from './installation.ts'
import { type Front, front, type OpenBrowser, openBrowser, sayOnSite, type Visit } from './open-browsers.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url, now: new Date() })
const twilio = await startTwilio()
const { publicUrl } = ctx.config
let apis: Running[] = []
let site: Front
let browsers: OpenBrowser[] = []

beforeAll(async () => {
  await builtWebsite()
  // Pushes take the same way with Redis and without it.
  const place = installation(url, undefined, twilio)
  const start = () => startProcess(composed('api').command, place.env('api'))
  apis = await Promise.all([start(), start()])
  site = await front(apis.map(({ origin }) => Number(new URL(origin).port)))
})
afterAll(async () => {
  for (const browser of browsers) browser.close()
  site?.close()
  await Promise.all(apis.map((api) => api.kill()))
  await twilio.close()
  await ctx.close()
})

type Conversation = { driver: Visit; frontDesk: Visit }

async function conversation(): Promise<Conversation> {
  const shop = await makeShop(ctx)
  const staff = await makeStaff(ctx, shop)
  const driver = await makeContact(ctx)
  const { id: threadId } = await startThread(ctx, as(driver), { shopId: shop.id, message: 'hello', type: 'general' })
  const visitOf = async (contact: { id: string }): Promise<Visit> => {
    const { accountId } = await accountOf(ctx, contact.id)
    const { token } = await openSession(ctx, accountId, { address: '127.0.0.1' }, 'email')
    return { site, publicUrl, cookie: `__Host-session=${token}`, threadId }
  }
  return { driver: await visitOf(driver), frontDesk: await visitOf(staff) }
}

const everyBrowserShows = (...words: string[]) =>
  expect
    .poll(() => browsers.filter((one) => !one.isLive() || one.words().join() !== words.join()).length, {
      timeout: 60_000,
      interval: 100,
    })
    .toBe(0)

type Crowd = { conversations: number; browsersOfEach: number }

export const loseNothing = ({ conversations: count, browsersOfEach }: Crowd) =>
  test(`${count * 2 * browsersOfEach} open browsers lose and double nothing while one of two processes is killed`, async () => {
    const all = count * 2 * browsersOfEach
    const conversations: Conversation[] = []
    for (let at = 0; at < count; at++) conversations.push(await conversation())
    browsers = conversations.flatMap(({ driver, frontDesk }) =>
      Array.from({ length: browsersOfEach }, () => [openBrowser(driver), openBrowser(frontDesk)]).flat(),
    )
    expect(browsers).toHaveLength(all)
    await everyBrowserShows('hello')

    const writing = conversations.map(({ driver }) => sayOnSite(driver, 'meanwhile'))
    await Promise.race(writing)
    await apis[0]?.kill()
    await Promise.all(writing)
    await Promise.all(conversations.map(({ frontDesk }) => sayOnSite(frontDesk, 'after')))

    await everyBrowserShows('hello', 'meanwhile', 'after')
    const thrownOut = browsers.filter((one) => one.lost() > 0).length
    expect(thrownOut).toBeGreaterThan(0)
    expect(thrownOut).toBeLessThan(all)
  })
