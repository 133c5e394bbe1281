import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '#api/endpoints.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeAdmin, makeBooking, makeWorld } from '../contract/world.ts'

beforeEach(forgetCounts)
const world = await makeWorld()
const other = await makeWorld()
const admin = await makeAdmin()
const get = (path: string) => ask('GET', `/api${path}`, { cookie: admin.cookie })
const post = (path: string) => ask('POST', `/api${path}`, { cookie: admin.cookie })
const begin = () => post(`/admin/businesses/${world.shop.id}/look`)
const dashboard = (shopId: string) => get(`/shops/${shopId}/dashboard`)

test('an admin sees the pages of the shop without its drivers, and of that shop alone, until the end', async () => {
  await makeBooking(world)
  expect((await dashboard(world.shop.id)).status).toBe(404)
  expect((await begin()).json).toMatchObject({ shop: { slug: world.shop.slug } })
  const seen = await dashboard(world.shop.id)
  expect(seen.json.bookings).toMatchObject([{ customer: 'A driver' }])
  expect(seen.text).not.toContain('Thandi')
  expect((await get('/auth/session')).json.account).toMatchObject({ looking: { slug: world.shop.slug } })
  for (const hidden of ['inbox', 'counter-bookings', 'keys', 'blocks', 'invitations'])
    expect((await get(`/shops/${world.shop.id}/${hidden}`)).status, hidden).toBeGreaterThanOrEqual(403)
  expect((await dashboard(other.shop.id)).status).toBe(404)
  expect((await post('/admin/look/end')).status).toBe(204)
  expect((await dashboard(world.shop.id)).status).toBe(404)
  const trail = await ctx.db
    .selectFrom('audit_entry')
    .select('new_values')
    .where('entity_id', '=', world.shop.id)
    .where('contact_id', '=', admin.contactId)
    .orderBy('id')
    .execute()
  expect(trail.map(({ new_values }) => new_values)).toMatchObject([{ look: 'begun' }, { look: 'ended' }])
})

test('the pages of profile, stock and deals have all that they ask for', async () => {
  const shown = ['profile', 'hours', 'services', 'media', 'chat-preview', 'listings', 'stock', 'catalogue', 'own-deals']
  await begin()
  for (const part of [...shown, 'deal-tyres', 'members', 'reach', 'analytics', 'application'])
    expect((await get(`/shops/${world.shop.id}/${part}`)).status, part).toBe(200)
  await post('/admin/look/end')
})

test('a session that looks changes nothing, whatever it asks for, and a look ends by itself', async () => {
  await begin()
  const changes = endpoints.filter(
    ({ key, method, access, caches }) =>
      method !== 'get' && !access.byKey && !caches && key !== 'POST /admin/look/end' && key !== 'POST /auth/sign-out',
  )
  expect(changes.length).toBeGreaterThan(100)
  for (const { key, method, path } of changes) {
    forgetCounts()
    const answer = await ask(method.toUpperCase(), `/api${path.replace(/:\w+/g, world.shop.id)}`, {
      cookie: admin.cookie,
    })
    expect([answer.status, answer.json.code], key).toEqual([403, 'LOOK_ONLY'])
  }
  expect(changes.filter(({ takes }) => takes).length).toBeGreaterThan(5)
  ctx.clock.advance(29 * 60_000)
  expect((await dashboard(world.shop.id)).status).toBe(200)
  ctx.clock.advance(2 * 60_000)
  expect((await dashboard(world.shop.id)).status).toBe(404)
})
