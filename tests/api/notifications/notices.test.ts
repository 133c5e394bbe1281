import { expect, test } from 'vitest'
import { confirmBooking } from '#core/bookings/answers/confirm-booking.ts'
import { as } from '#tests/support/actors.ts'
import { drainWork } from '#tests/support/drain-work.ts'
import { ask, ctx } from '../auth/site.ts'
import { makeBooking, makePerson, makeWorld } from '../contract/world.ts'
import { driver, seller, send, start } from '../conversation.ts'

const world = await makeWorld()
const list = async (cookie: string, query = '') =>
  JSON.parse((await ask('GET', `/api/notices?${query}`, { cookie })).text)
const unread = async (cookie: string) => (await ask('GET', '/api/notices/unread', { cookie })).json.unread

test('what happens to a booking is told in the app, is new once, and comes in pages', async () => {
  const { cookie } = world.driver
  for (const time of ['08:00', '10:00', '12:00']) {
    const booking = await makeBooking(world, { start: `2026-11-23T${time}:00Z` })
    await confirmBooking(ctx, as(world.staff), booking.id)
  }
  await drainWork(ctx)
  expect(await unread(cookie)).toBe(3)
  const first = await list(cookie, 'limit=2')
  expect(first.notices).toMatchObject([
    { about: { what: 'booking' }, read: false },
    { about: { what: 'booking' }, read: false },
  ])
  const rest = await list(cookie, `limit=2&after=${first.next}`)
  expect([rest.notices?.length, rest.next]).toEqual([1, null])
  expect((await ask('POST', '/api/notices/read', { cookie })).status).toBe(204)
  expect(await unread(cookie)).toBe(0)
  expect((await list(cookie)).notices?.[0]).toMatchObject({ read: true })
  expect((await list((await makePerson()).cookie)).notices).toEqual([])
  expect((await ask('GET', '/api/notices')).status).toBe(401)
})

test('an answer of a shop leads to its conversation', async () => {
  const thread = await start()
  await send(String(thread.id), 'Yes, eight.', seller.cookie)
  await drainWork(ctx)
  const { notices } = await list(driver.cookie)
  expect(notices?.[0]?.about).toEqual({ what: 'thread', threadId: thread.id })
})
