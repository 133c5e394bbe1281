import { beforeEach, expect, test } from 'vitest'
import { ask, ctx } from './auth/site.ts'
import { forgetCounts, makePerson, makeWorld } from './contract/world.ts'

const world = await makeWorld()
const { driver, unverifiedGuest, shop } = world
const deal = await ctx.db.selectFrom('deal').select('id').where('shop_id', '=', shop.id).executeTakeFirstOrThrow()
beforeEach(forgetCounts)

const toggle = (body: object, cookie = driver.cookie) => ask('POST', '/api/bookmarks', { cookie, body })
const mine = async (cookie = driver.cookie) =>
  (await ask('GET', '/api/bookmarks', { cookie })).json as unknown as {
    shops: { id: string; shop: { id: string; rating: number | null } }[]
    deals: { deal: { id: string } }[]
  }

test('a control adds what is absent and takes away what is there', async () => {
  expect((await toggle({ type: 'shop', id: shop.id })).json).toEqual({ bookmarked: true })
  expect((await toggle({ type: 'deal', id: deal.id })).json).toEqual({ bookmarked: true })
  const kept = await mine()
  expect(kept.shops.map((one) => one.shop)).toMatchObject([{ id: shop.id, rating: null, reviewCount: 0 }])
  expect(kept.deals.map((one) => one.deal)).toMatchObject([{ id: deal.id, brand: 'Michelin', active: true }])
  expect((await toggle({ type: 'shop', id: shop.id })).json).toEqual({ bookmarked: false })
  expect((await mine()).shops).toEqual([])
})

test('whoever says that it is to be kept, or not, gets just that, however often', async () => {
  for (const bookmarked of [true, true, false, false]) {
    expect((await toggle({ type: 'deal', id: deal.id, bookmarked }, unverifiedGuest.cookie)).json).toEqual({
      bookmarked,
    })
    expect((await mine(unverifiedGuest.cookie)).deals).toHaveLength(bookmarked ? 1 : 0)
  }
})

test('the newest comes first, a hidden shop not at all, and each can be removed by its owner', async () => {
  const second = await makeWorld()
  await toggle({ type: 'shop', id: shop.id })
  ctx.clock.advance(1000)
  await toggle({ type: 'shop', id: second.shop.id })
  const { shops } = await mine()
  expect(shops.map((one) => one.shop.id)).toEqual([second.shop.id, shop.id])
  const remove = (cookie: string) => ask('DELETE', `/api/bookmarks/${shops[1]?.id}`, { cookie })
  expect((await remove(unverifiedGuest.cookie)).status).toBe(404)
  expect((await remove(driver.cookie)).status).toBe(204)
  await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', second.shop.id).execute()
  expect((await mine()).shops).toEqual([])
  expect((await toggle({ type: 'shop', id: second.shop.id }, unverifiedGuest.cookie)).status).toBe(404)
})

test('nobody keeps anything without signing in, and business accounts keep nothing', async () => {
  const refused = await toggle({ type: 'shop', id: shop.id }, '')
  expect([refused.status, refused.json.message]).toEqual([401, 'You must be logged in to bookmark items'])
  const removed = await ask('DELETE', `/api/bookmarks/${shop.id}`)
  expect([removed.status, removed.json.message]).toEqual([401, 'You must be logged in to remove bookmarks'])
  const seller = await makePerson()
  await ctx.db.updateTable('account').set({ role: 'business' }).where('id', '=', seller.accountId).execute()
  expect((await toggle({ type: 'shop', id: shop.id }, seller.cookie)).status).toBe(403)
})
