import { expect, test } from 'vitest'
import type { AdminOverview, AdminWaiting } from '#core/contracts/admin/overview.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'
import { makeAdmin, makeBooking, makePerson, makeWorld } from '../contract/world.ts'

const owner = await makeAdmin()
const overview = async () =>
  (await ask('GET', '/api/admin/overview', { cookie: owner.cookie })).json as unknown as AdminOverview
const waiting = async (cookie = owner.cookie) =>
  ((await ask('GET', '/api/admin/waiting', { cookie })).json as unknown as AdminWaiting).waiting
const since = (
  before: AdminOverview,
  after: AdminOverview,
  what: Exclude<keyof AdminOverview['stats'], 'platformGrowth'>,
) => after.stats[what] - before.stats[what]

test('the figures count people, active shops with their own fees, bookings and searches of a day', async () => {
  const before = await overview()
  const world = await makeWorld()
  await makeBooking(world)
  const cheap = await makeShop(ctx, {})
  await ctx.db.updateTable('shop').set({ monthly_fee_cents: 19_900 }).where('id', '=', cheap.id).execute()
  const closed = await makeShop(ctx, {})
  await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', closed.id).execute()
  const searched = (hoursAgo: number) => ({
    channel: 'web' as const,
    query: '{}',
    results: 1,
    at: new Date(ctx.clock.now().getTime() - hoursAgo * 3_600_000),
  })
  await ctx.db
    .insertInto('search_activity')
    .values([searched(1), searched(23), searched(25)])
    .execute()

  const after = await overview()
  expect(since(before, after, 'totalUsers')).toBe(2)
  expect(since(before, after, 'totalBusinesses')).toBe(2)
  expect(since(before, after, 'monthlyRevenueCents')).toBe(49_900 + 19_900)
  expect(since(before, after, 'totalBookings')).toBe(1)
  expect(since(before, after, 'activeSearches')).toBe(2)
})

test('growth compares all accounts with those of a month ago', async () => {
  await ctx.db.updateTable('account').set({ created_at: ctx.clock.now() }).execute()
  expect((await overview()).stats.platformGrowth).toBe(null)
  const old = await makePerson()
  const at = new Date(ctx.clock.now().getTime() - 32 * 86_400_000)
  await ctx.db.updateTable('account').set({ created_at: at }).where('id', '=', old.accountId).execute()
  const { stats } = await overview()
  expect(stats.platformGrowth).toBe((stats.totalUsers - 1) * 100)
})

test('activity lists three deals and three updates of the catalogue, the newest first, with how many tyres each brought', async () => {
  const { shop } = await makeWorld()
  for (const model of ['One', 'Two', 'Three', 'Four'])
    await makeDeal(ctx, shop, await makeListing(ctx, shop, { model }), { title: `Deal ${model}` })
  const at = (minutes: number) => new Date(ctx.clock.now().getTime() + minutes * 60_000)
  const tyres = await ctx.db.selectFrom('tyre').select('id').orderBy('id', 'desc').limit(3).execute()
  await ctx.db
    .updateTable('tyre')
    .set({ created_at: at(0) })
    .execute()
  const [last, ...two] = tyres.map(({ id }) => id)
  await ctx.db
    .updateTable('tyre')
    .set({ created_at: at(1) })
    .where('id', 'in', two)
    .execute()
  await ctx.db
    .updateTable('tyre')
    .set({ created_at: at(2) })
    .where('id', '=', last ?? '')
    .execute()
  const { deals, tyreUpdates } = await overview()
  expect(deals).toHaveLength(3)
  expect(deals[0]?.business).toEqual({ name: expect.any(String), slug: shop.slug })
  expect(tyreUpdates.slice(0, 2)).toEqual([
    { count: 1, at: at(2).toISOString() },
    { count: 2, at: at(1).toISOString() },
  ])
})

test('what waits is told with since when, to those who can do something about it', async () => {
  const { shop } = await makeWorld()
  const submitted_at = new Date('2025-01-01T08:00:00Z')
  await ctx.db.updateTable('shop').set({ business_status: 'pending', submitted_at }).where('id', '=', shop.id).execute()
  expect(await waiting()).toContainEqual({
    what: 'applications',
    count: expect.any(Number),
    since: submitted_at.toISOString(),
  })
  const { cookie } = await makeAdmin(['catalogue'])
  expect((await waiting(cookie)).map(({ what }) => what)).not.toContain('applications')
})
