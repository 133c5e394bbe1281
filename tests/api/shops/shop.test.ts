import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'

const shop = await makeShop(ctx, { name: 'Karee Tyres', serviceRadiusKm: 30 })
await ctx.db
  .updateTable('shop')
  .set({ specialties: ['Bakkies'], logo_url: '/media/logo.webp' })
  .where('id', '=', shop.id)
  .execute()
for (const [position, url] of ['/media/b.webp', '/media/a.webp'].entries())
  await ctx.db
    .insertInto('shop_image')
    .values({ shop_id: shop.id, position, url, alt: 'The shop', width: 1200, height: 800, created_at: ctx.clock.now() })
    .execute()
const pirelli = await makeListing(ctx, shop, { brand: 'Pirelli', model: 'P7', size: '225/45R17', quantity: 3 })
await makeListing(ctx, shop, { brand: 'Dunlop', model: 'Sport', quantity: 0 })
const deal = await makeDeal(ctx, shop, pirelli, { title: 'P7 special', priceCents: 150_000 })
await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })

const hidden = await makeShop(ctx, { name: 'Hidden', status: 'pending' })

test('a shop is read by its slug or its id, with its pictures in order', async () => {
  const { text, json } = await ask('GET', `/api/shops/${shop.slug}`)
  expect(json).toMatchObject({
    name: 'Karee Tyres',
    rating: null,
    reviewCount: 0,
    specialties: ['Bakkies'],
    logoUrl: '/media/logo.webp',
    imageUrl: '/media/b.webp',
    serviceRadiusKm: 30,
    published: true,
    status: 'active',
  })
  expect(JSON.parse(text).gallery.map(({ url }: { url: string }) => url)).toEqual(['/media/b.webp', '/media/a.webp'])
  expect((await ask('GET', `/api/shops/${shop.id}`)).text).toBe(text)
})

test.each(['', '/inventory', '/deals'])('a shop that is not active has no %s', async (part) => {
  const { status, json } = await ask('GET', `/api/shops/${hidden.slug}${part}`)
  expect([status, json.code]).toEqual([404, 'SHOP_NOT_FOUND'])
})

test('the inventory goes by brand, with what a deal makes of the price, and finds any spelling', async () => {
  const read = async (query: string) =>
    JSON.parse((await ask('GET', `/api/shops/${shop.slug}/inventory?${query}`)).text)
  const { tyres, total, next } = await read('')
  expect([total, next]).toEqual([2, null])
  expect(tyres).toMatchObject([
    { brand: 'Dunlop', stock: 0, dealCode: null, priceCents: 189_900 },
    {
      brand: 'Pirelli',
      model: 'P7',
      size: '225/45R17',
      width: 225,
      aspect: 45,
      rim: 17,
      type: 'summer',
      stock: 3,
      priceCents: 150_000,
      listPriceCents: 189_900,
      dealCode: deal.code,
      service: '91V',
    },
  ])
  const found = async (text: string) =>
    (await read(`text=${encodeURIComponent(text)}`)).tyres.map(({ brand }: { brand: string }) => brand)
  expect(await found('225 45 17')).toEqual(['Pirelli'])
  expect(await found('p7 pir')).toEqual(['Pirelli'])
  expect(await found('100%')).toEqual([])
  const first = await read('limit=1')
  expect((await read(`limit=1&after=${first.next}`)).tyres).toMatchObject([{ brand: 'Pirelli' }])
})

test('its deals are its own', async () => {
  const other = await makeShop(ctx, { name: 'Other' })
  await makeDeal(ctx, other, await makeListing(ctx, other))
  await refreshOffers(ctx.db, { shopIds: [other.id], today: localDate(ctx.clock.now()) })
  const { json } = await ask('GET', `/api/shops/${shop.slug}/deals`)
  expect(json).toMatchObject({ deals: [{ deal: { title: 'P7 special', percentOff: 21 } }], brands: ['Pirelli'] })
})
