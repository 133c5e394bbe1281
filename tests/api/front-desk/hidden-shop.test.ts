import { beforeEach, expect, test } from 'vitest'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import { makeMember } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, friday, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)

async function makeFrontDesk() {
  const world = await makeWorld()
  const owner = await makePerson()
  await makeMember(ctx, world.shop, owner.contactId, 'owner')
  const becomes = (status: BusinessStatus) =>
    ctx.db.updateTable('shop').set({ business_status: status }).where('id', '=', world.shop.id).execute()
  const at = `/api/shops/${world.shop.id}`
  const get = (path: string, cookie = owner.cookie) => ask('GET', `${at}${path}`, { cookie })
  const post = (path: string, body: object, cookie = owner.cookie) => ask('POST', `/api${path}`, { cookie, body })
  const enter = () =>
    post(`/shops/${world.shop.id}/counter-bookings`, {
      services: ['alignment'],
      start: `${friday}T08:00:00Z`,
      customer: { name: 'Mr Botha' },
    })
  return { ...world, becomes, get, post, enter }
}
const slots = `slots?services=alignment&date=${friday}`
const days = 'days?services=alignment&count=3'

test.each(['unpublished', 'pending'] as const)(
  'a shop that is %s enters bookings of those who call',
  async (status) => {
    const { becomes, get, enter, unverifiedGuest } = await makeFrontDesk()
    await becomes(status)
    expect((await get('/services')).json.services).not.toEqual([])
    expect((await get(`/counter-${days}`)).json.days).toHaveLength(3)
    expect((await get(`/counter-${slots}`)).json.starts).toContain(`${friday}T08:00:00.000Z`)
    expect(await enter()).toMatchObject({ status: 201, json: { status: 'confirmed' } })
    for (const path of [slots, days]) {
      expect((await get(`/open-${path}`)).status).toBe(404)
      expect((await get(`/counter-${path}`, unverifiedGuest.cookie)).status).toBe(404)
    }
  },
)

test('a blocked shop is told so before it fills in the form', async () => {
  const { becomes, get, enter } = await makeFrontDesk()
  await becomes('blocked')
  for (const answer of [await get(`/counter-${slots}`), await get(`/counter-${days}`), await enter()])
    expect([answer.status, answer.json.code]).toEqual([403, 'SHOP_BLOCKED'])
})

test('the shop itself takes work sooner and closer together than drivers may ask for', async () => {
  const { shop, get } = await makeFrontDesk()
  const limits = { lead_minutes: 60 * 24 * 7, bays: 1 }
  await ctx.db.updateTable('shop').set(limits).where('id', '=', shop.id).execute()
  expect((await get(`/open-${slots}`)).json.starts).toEqual([])
  expect((await get(`/counter-${slots}`)).json.starts).toContain(`${friday}T08:00:00.000Z`)
})

test('the bookings that an unpublished shop has go on, with other times too', async () => {
  const world = await makeFrontDesk()
  const { becomes, post, driver, get } = world
  const { id } = await makeBooking(world)
  await becomes('unpublished')
  const free = await ask('GET', `/api/bookings/${id}/open-slots?date=${friday}`, { cookie: driver.cookie })
  expect(free.json.starts).toContain(`${friday}T12:00:00.000Z`)
  const proposed = await post(`/counter-bookings/${id}/acts`, {
    act: 'offer',
    offers: [{ start: `${friday}T12:00:00Z` }],
  })
  expect(proposed.json.booking).toMatchObject({ status: 'pending', awaiting: 'customer' })
  const accepted = await post(`/bookings/${id}/accept`, {}, driver.cookie)
  expect(accepted.json).toMatchObject({ status: 'confirmed', appointmentStart: `${friday}T12:00:00.000Z` })
  expect((await get('/counter-bookings')).json.bookings).toHaveLength(1)
})
