import { beforeEach, expect, test } from 'vitest'
import type { AdminDeal, AdminDeals } from '#core/contracts/admin/deals.ts'
import type { DealPage } from '#core/contracts/deals.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { forgetCounts, makeAdmin } from '../contract/world.ts'

beforeEach(forgetCounts)

const { cookie } = await makeAdmin(['catalogue'])
const shop = await makeShop(ctx, { name: 'Bosveld Bande', suburb: 'Lyttelton', city: 'Centurion' })
const closed = await makeShop(ctx, { name: 'Closed Tyres' })
const dealOn = async (of: typeof shop, model: string, options: Parameters<typeof makeDeal>[3] = {}) =>
  makeDeal(ctx, of, await makeListing(ctx, of, { model, quantity: 8 }), options)

const list = async (query = '') =>
  (await ask('GET', `/api/admin/deals?${query}`, { cookie })).json as unknown as AdminDeals
const feature = async (id: string, featured: boolean) =>
  ask('PATCH', `/api/admin/deals/${id}`, { cookie, body: { featured } })

const today = '2026-11-18'
await dealOn(shop, 'Runs', { title: 'Runs today' })
await dealOn(shop, 'Later', { title: 'Starts later', startsOn: '2026-12-01' })
await dealOn(shop, 'Over', { title: 'Is over', startsOn: '2026-10-01', endsOn: '2026-11-01' })
await dealOn(closed, 'Hidden', { title: 'Of a closed shop' })
await ctx.db.updateTable('shop').set({ business_status: 'unpublished' }).where('id', '=', closed.id).execute()
await refreshOffers(ctx.db, { shopIds: [shop.id, closed.id], today })

test('all deals are listed with shop, product and item, and by the one definition of what runs', async () => {
  const { deals } = await list()
  expect(Object.fromEntries(deals.map(({ title, status }) => [title, status]))).toEqual({
    'Runs today': 'active',
    'Starts later': 'scheduled',
    'Is over': 'expired',
    'Of a closed shop': 'inactive',
  })
  const named = async (show: string) => (await list(`show=${show}`)).deals.map(({ title }) => title)
  expect(await named('active')).toEqual(['Runs today'])
  expect(await named('expired')).toEqual(['Is over'])
  expect(await named('scheduled')).toEqual(['Starts later'])
  expect(await named('inactive')).toEqual(['Of a closed shop'])
  const [found] = (await list('search=bosveld runs')).deals
  expect(found).toMatchObject({
    shop: { name: 'Bosveld Bande', city: 'Centurion', province: 'Gauteng' },
    product: { brand: 'Michelin', model: 'Runs', size: '205/55R16' },
    listing: { stock: 8 },
    featured: false,
    rating: null,
    reviewCount: 0,
  })
})

test('a deal that is featured comes first on the home page, and who did it is in the audit trail', async () => {
  await dealOn(shop, 'Newest', { title: 'Newest of all' })
  await refreshOffers(ctx.db, { shopIds: [shop.id], today })
  const first = async () => ((await ask('GET', '/api/deals')).json as unknown as DealPage).deals[0]?.deal.title
  expect(await first()).toBe('Newest of all')
  const [deal] = (await list('search=runs')).deals as [AdminDeal]
  const answer = await feature(deal.id, true)
  expect([answer.status, answer.json.featured]).toEqual([200, true])
  expect(await first()).toBe('Runs today')
  expect((await list('show=featured')).deals.map(({ title }) => title)).toEqual(['Runs today'])
  const entries = await ctx.db.selectFrom('audit_entry').selectAll().where('entity_id', '=', deal.id).execute()
  expect(entries).toMatchObject([
    { entity_type: 'deal', action: 'update', old_values: { featured: false }, new_values: { featured: true } },
  ])
  await feature(deal.id, false)
  expect(await first()).toBe('Newest of all')
})
