import { beforeEach, expect, test } from 'vitest'
import type { DealPage } from '#core/contracts/deals.ts'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from '../auth/site.ts'

let hour = 0
const later = () => new Date(Date.UTC(2026, 10, 1, hour++))

/** A deal at a shop of its own, which the public sees. */
async function put(
  options: Parameters<typeof makeDeal>[3] & { city?: string; brand?: string; size?: string; quantity?: number },
) {
  const { city = 'Welkom', brand, size, quantity, ...deal } = options
  const shop = await makeShop(ctx, { name: `Shop of ${city}`, city, suburb: null })
  const listing = await makeListing(ctx, shop, {
    priceCents: 250_000,
    ...(brand && { brand }),
    ...(size && { size }),
    ...(quantity !== undefined && { quantity }),
  })
  const made = await makeDeal(ctx, shop, listing, { createdAt: later(), ...deal })
  await refreshOffers(ctx.db, { shopIds: [shop.id], today: localDate(ctx.clock.now()) })
  return { ...made, shop, listing }
}

async function read(query: string): Promise<DealPage> {
  const { status, text } = await ask('GET', `/api/deals?${query}`)
  expect(status).toBe(200)
  return JSON.parse(text)
}
const titles = async (query: string) => (await read(query)).deals.map(({ deal }) => deal.title)

beforeEach(async () => {
  await ctx.db.deleteFrom('offer').execute()
  await ctx.db.deleteFrom('deal').execute()
})

test('featured deals come first, then the newest; pages follow on', async () => {
  await put({ title: 'old and featured', featured: true })
  await put({ title: 'middle' })
  await put({ title: 'newest' })
  const all = ['old and featured', 'newest', 'middle']
  expect(await titles('')).toEqual(all)
  const first = await read('limit=2')
  expect([...first.deals.map(({ deal }) => deal.title), ...(await titles(`limit=2&after=${first.next}`))]).toEqual(all)
})

test('only what runs today, has stock and a visible shop is a deal', async () => {
  await put({ title: 'runs' })
  await put({ title: 'last day', endsOn: localDate(ctx.clock.now()) })
  await put({ title: 'over', endsOn: '2026-11-17' })
  await put({ title: 'to come', startsOn: '2026-11-19' })
  await put({ title: 'switched off', active: false })
  await put({ title: 'sold out', quantity: 0 })
  expect(await titles('')).toEqual(['last day', 'runs'])
})

test('by town, brand, size and price, with what there is to choose from', async () => {
  await put({ title: 'a', city: 'Welkom', brand: 'Michelin', priceCents: 149_900 })
  await put({ title: 'b', city: 'Welkom', brand: 'Pirelli', priceCents: 150_000, size: '195/65R15' })
  await put({ title: 'c', city: 'Welkom', brand: 'Pirelli', priceCents: 200_000 })
  await put({ title: 'd', city: 'Paarl', brand: 'Dunlop', priceCents: 200_100 })
  expect(await titles('city=welkom')).toEqual(['c', 'b', 'a'])
  expect(await titles('price=below_1500')).toEqual(['a'])
  expect(await titles('price=from_1500_to_2000')).toEqual(['c', 'b'])
  expect(await titles('price=above_2000')).toEqual(['d'])
  expect(await titles('brand=pirelli&size=195%2065%2015')).toEqual(['b'])
  const { brands, sizes } = await read('city=Welkom&brand=Michelin')
  expect([brands, sizes]).toEqual([
    ['Michelin', 'Pirelli'],
    ['195/65R15', '205/55R16'],
  ])
})

test('one deal says all of itself; one that has ended is not there', async () => {
  const { code, shop } = await put({
    title: 'Special',
    description: 'While stocks last.',
    endsOn: '2026-11-28',
    quantity: 7,
  })
  const { json } = await ask('GET', `/api/deals/${code.toLowerCase()}`)
  expect(json).toMatchObject({
    brand: 'Michelin',
    size: '205/55R16',
    priceCents: 169_900,
    listPriceCents: 250_000,
    stock: 7,
    features: ['Carries 615 kg', 'Up to 240 km/h'],
    shop: { slug: shop.slug, city: 'Welkom', rating: null },
    deal: { title: 'Special', description: 'While stocks last.', endsOn: '2026-11-28', percentOff: 32 },
  })
  const { code: gone } = await put({ endsOn: '2026-11-17' })
  const answer = await ask('GET', `/api/deals/${gone}`)
  expect([answer.status, answer.json.code]).toEqual([404, 'DEAL_NOT_FOUND'])
})
