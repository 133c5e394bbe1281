import { afterAll, beforeEach, expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { PushState } from '#core/contracts/notices.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { isSignedBy, pushBrowser, startPushService } from '#tests/support/push-service.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeBooking, makePerson, type Person } from '../contract/world.ts'
import { seller, send, shop, start, world } from '../conversation.ts'

const service = await startPushService()
Object.assign(ctx.config.push, { serviceUrl: service.origin })
afterAll(() => service.close())
beforeEach(async () => {
  await forgetCounts()
  service.pushed.length = 0
  service.answers.length = 0
})

const switchOn = (cookie: string, subscription: unknown) =>
  ask('POST', '/api/push/devices', { cookie, body: subscription })
const state = async (cookie: string) =>
  PushState.parse(JSON.parse((await ask('GET', '/api/push/devices', { cookie })).text))
const devices = async (cookie: string) => (await state(cookie)).devices

/** A person who asked to be notified in a browser. */
async function notified(browser = pushBrowser(), person?: Person) {
  const who = person ?? (await makePerson())
  expect((await switchOn(who.cookie, browser.subscription)).status).toBe(201)
  return { ...who, browser }
}

/** What their browser shows of what arrived. */
const arrived = ({ browser }: { browser: ReturnType<typeof pushBrowser> }) =>
  service.pushed.filter(({ to }) => to === browser.subscription.endpoint)
const shown = (who: { browser: ReturnType<typeof pushBrowser> }) => arrived(who).map((one) => who.browser.reads(one))

test('a shop’s answer shows in the browser under its name, and its words only if they are wanted', async () => {
  const driver = await notified()
  const thread = await start({}, driver.cookie)
  await send(String(thread.id), 'We have four of them', seller.cookie)
  await drainWork(ctx)
  const said = { title: shop.name, url: `/messages?thread=${thread.id}`, tag: `thread:${thread.id}` }
  expect(shown(driver)).toEqual([{ ...said, body: 'New message' }])
  const { publicKey } = await state(driver.cookie)
  expect(await isSignedBy(publicKey, service.pushed[0] ?? never())).toBe(true)
  expect(service.pushed[0]).toMatchObject({ headers: { urgency: 'high' } })

  const [device] = await devices(driver.cookie)
  const change = { cookie: driver.cookie, body: { showsWords: true, name: 'My phone' } }
  expect((await ask('PATCH', `/api/push/devices/${device?.id}`, change)).status).toBe(200)
  await send(String(thread.id), 'Shall we keep them?', seller.cookie)
  await drainWork(ctx)
  expect(shown(driver)[1]).toEqual({ ...said, body: 'Shall we keep them?' })
  expect(await devices(driver.cookie)).toMatchObject([{ name: 'My phone', here: true, showsWords: true }])
})

test('a seller hears of a message, a driver of a confirmed booking, each in their language', async () => {
  const staff = await notified(pushBrowser(), { ...(await makePerson()), ...seller })
  const thread = await start({}, world.unverifiedGuest.cookie)
  await drainWork(ctx)
  expect(shown(staff)).toMatchObject([
    { body: 'New message', tag: `thread:${thread.id}`, url: `/business/messages?thread=${thread.id}` },
  ])
  service.pushed.length = 0
  await ask('DELETE', `/api/push/devices/${(await devices(staff.cookie))[0]?.id}`, { cookie: staff.cookie })

  const driver = await notified()
  await ctx.db.updateTable('contact').set({ language: 'af' }).where('id', '=', driver.contactId).execute()
  const booking = await makeBooking({ ...world, driver })
  await confirmBooking(ctx, as(world.staff), booking.id)
  await drainWork(ctx)
  expect(shown(driver)).toMatchObject([{ body: 'Tik om dit te sien.', url: '/booking', tag: `booking:${booking.id}` }])
})

test('the switches of the group decide, and the night holds what can wait', async () => {
  const driver = await notified()
  const thread = await start({}, driver.cookie)
  await ask('PATCH', '/api/preferences', { cookie: driver.cookie, body: { push: { messages: false } } })
  await send(String(thread.id), 'We have four', seller.cookie)
  await drainWork(ctx)
  expect(shown(driver)).toEqual([])
  await ask('PATCH', '/api/preferences', { cookie: driver.cookie, body: { push: { messages: true } } })

  ctx.clock.advance(30 * 3_600_000)
  const now = new Date(ctx.clock.now().getTime() + 2 * 3_600_000).toISOString().slice(11, 16)
  const quietHours = { start: now, end: '08:00' }
  await ask('PATCH', '/api/preferences', { cookie: driver.cookie, body: { quietHours } })
  await send(String(thread.id), 'Still there?', seller.cookie)
  await drainWork(ctx)
  expect(shown(driver)).toEqual([])
  ctx.clock.advance(18 * 3_600_000)
  await drainWork(ctx)
  expect(shown(driver)).toMatchObject([{ title: shop.name, body: 'New message' }])
})

test('a browser that signs out, or that its service knows no more, is notified no more', async () => {
  const driver = await notified()
  const elsewhere = await makePerson()
  const thread = await start({}, driver.cookie)
  service.answers.push({ status: 410 })
  await send(String(thread.id), 'One', seller.cookie)
  await drainWork(ctx)
  expect(await devices(driver.cookie)).toEqual([])

  await switchOn(driver.cookie, driver.browser.subscription)
  await ask('POST', '/api/auth/sign-out', { cookie: driver.cookie })
  service.pushed.length = 0
  await send(String(thread.id), 'Two', seller.cookie)
  await drainWork(ctx)
  expect(shown(driver)).toEqual([])
  const left = await ctx.db.selectFrom('push_subscription').select('endpoint').execute()
  expect(left.map(({ endpoint }) => endpoint)).not.toContain(driver.browser.subscription.endpoint)
  // The same browser, signed in as somebody else, is theirs.
  await notified(driver.browser, elsewhere)
})

test('a push service that is busy is asked again when it says so', async () => {
  const driver = await notified()
  const thread = await start({}, driver.cookie)
  service.answers.push({ status: 429, after: 600 })
  await send(String(thread.id), 'One', seller.cookie)
  await drainWork(ctx)
  ctx.clock.advance(500_000)
  await drainWork(ctx)
  expect(arrived(driver)).toHaveLength(1)
  ctx.clock.advance(101_000)
  await drainWork(ctx)
  expect(arrived(driver)).toHaveLength(2)
})

test.each([
  'http://fcm.googleapis.com/x',
  'https://127.0.0.1/x',
  'https://[::1]/x',
  'https://[::ffff:10.0.0.1]/x',
  'https://[::127.0.0.1]/x',
  'https://[64:ff9b::7f00:1]/x',
  'https://[4000::1]/x',
  'https://10.1.2.3/x',
  'https://169.254.169.254/latest/meta-data',
  'https://0x7f000001/x',
  'https://localhost/x',
  'https://postgres/x',
  'https://db.internal/x',
  'https://fcm.googleapis.com:8443/x',
  'https://user:secret@fcm.googleapis.com/x',
])('refuses the endpoint %s, which is no push service of the internet', async (endpoint) => {
  const { cookie } = await makePerson()
  const refused = await switchOn(cookie, { ...pushBrowser().subscription, endpoint })
  expect([refused.status, refused.json.code]).toEqual([400, 'PUSH_ENDPOINT_REFUSED'])
  expect(await devices(cookie)).toEqual([])
})

test('nobody sees, changes, takes or removes a browser of somebody else', async () => {
  const driver = await notified()
  const [device] = await devices(driver.cookie)
  const { cookie } = await makePerson()
  expect(await devices(cookie)).toEqual([])
  for (const [method, body] of [
    ['PATCH', { showsWords: true }],
    ['DELETE', undefined],
  ] as const)
    expect((await ask(method, `/api/push/devices/${device?.id}`, { cookie, body })).status).toBe(404)
  const { keys } = pushBrowser().subscription
  const taken = await switchOn(cookie, { endpoint: driver.browser.subscription.endpoint, keys })
  expect([taken.status, taken.json.code]).toEqual([409, 'PUSH_DEVICE_TAKEN'])
  expect(await devices(driver.cookie)).toEqual([device])
  expect((await ask('GET', '/api/push/devices')).status).toBe(401)
})

const never = (): never => {
  throw new Error('nothing was sent')
}
