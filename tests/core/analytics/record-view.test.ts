import { afterAll, beforeEach, expect, test } from 'vitest'
import { guest } from '#core/actor.ts'
import { recordViewSoon, writeViews } from '#core/dashboard/analytics/keep-figures.ts'
import { as } from '#tests/support/actors.ts'
import { makeTestContext, wednesdayMorning } from '#tests/support/context.ts'
import { type MadeShop, makeContact, makeShop, makeStaff } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)

const phone = 'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36'
let shop: MadeShop
beforeEach(async () => {
  ctx.clock.set(wednesdayMorning)
  shop = await makeShop(ctx)
})
const kept = async () =>
  (
    await ctx.pool.query('select day, page_views, listing_views from shop_view_day where shop_id = $1 order by day', [
      shop.id,
    ])
  ).rows

test('looks at a page and at tyres add up by the day of Johannesburg', async () => {
  const driver = as(await makeContact(ctx))
  recordViewSoon(ctx, guest, phone, { shopId: shop.id, of: 'page' })
  recordViewSoon(ctx, driver, phone, { shopId: shop.id, of: 'page' })
  recordViewSoon(ctx, guest, phone, { shopId: shop.id, of: 'listing' })
  await writeViews(ctx)
  ctx.clock.set('2026-11-18T22:30:00Z')
  recordViewSoon(ctx, guest, phone, { shopId: shop.id, of: 'page' })
  await writeViews(ctx)
  recordViewSoon(ctx, guest, phone, { shopId: shop.id, of: 'page' })
  await writeViews(ctx)
  expect(await kept()).toEqual([
    { day: '2026-11-18', page_views: 2, listing_views: 1 },
    { day: '2026-11-19', page_views: 2, listing_views: 0 },
  ])
})

test.each([
  ['a search engine', 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)'],
  ['the preview of a chat', 'WhatsApp/2.23.20.0'],
  ['a browser without a window', 'Mozilla/5.0 (X11; Linux x86_64) HeadlessChrome/130.0'],
  ['a script', 'curl/8.5.0'],
  ['whoever does not say', undefined],
])('%s does not count', async (_, userAgent) => {
  recordViewSoon(ctx, guest, userAgent, { shopId: shop.id, of: 'page' })
  await writeViews(ctx)
  expect(await kept()).toEqual([])
})

test('the shop’s own people do not count, nor does a shop that the public does not see', async () => {
  const seller = as(await makeStaff(ctx, shop))
  recordViewSoon(ctx, seller, phone, { shopId: shop.id, of: 'page' })
  const pending = await makeShop(ctx, { status: 'pending' })
  for (const shopId of [pending.id, '0190f1a0-0000-7000-8000-000000000009'])
    recordViewSoon(ctx, guest, phone, { shopId, of: 'page' })
  await writeViews(ctx)
  expect(
    (await ctx.pool.query('select from shop_view_day where shop_id = any($1)', [[shop.id, pending.id]])).rows,
  ).toEqual([])
})
