import { expect, test } from 'vitest'
import { localDate } from '#core/rules/time/time.ts'
import { refreshOffers } from '#db/queries/inventory/offers.ts'
import { makeDeal, makeListing, makeShop } from '#tests/support/factories.ts'
import { ask, ctx } from './auth/site.ts'
import { asQuery } from './contract/hostile.ts'

type Offers = {
  offers: {
    code: string
    brand: string
    totalCents: number
    shop: { name: string; rating: number | null; paymentWays: string[] }
  }[]
}

const here = { lat: '-26.1000', lng: '28.0000' }
/** So many kilometres east of here. */
const east = (km: number) => ({ lat: -26.1, lng: 28 + km / 99.96 })

const near = await makeShop(ctx, {
  name: 'Near Tyres',
  ...east(2),
  fittingCents: 10_000,
  paymentWays: ['card', 'cash'],
})
const far = await makeShop(ctx, {
  name: 'Far Tyres',
  ...east(20),
  fittingCents: 5_000,
  paymentWays: ['cash', 'instalments'],
  services: { fitting: {}, alignment: {}, mobile: {} },
})
await rate(near.id, 4.6)
const stock = {
  michelin: await makeListing(ctx, near, { code: 'TM2BC', brand: 'Michelin', priceCents: 200_000 }),
  dunlop: await makeListing(ctx, near, {
    code: 'TD2BC',
    brand: 'Dunlop',
    model: 'SP',
    type: 'winter',
    priceCents: 150_000,
  }),
  hankook: await makeListing(ctx, far, {
    code: 'TH2BC',
    brand: 'Hankook',
    model: 'K1',
    runFlat: true,
    priceCents: 152_000,
  }),
  yokohama: await makeListing(ctx, far, { code: 'TY2BC', brand: 'Yokohama', model: 'Y1', priceCents: 190_000 }),
}
await makeDeal(ctx, far, stock.yokohama, { priceCents: 180_000 })
await refreshOffers(ctx.db, { all: true, today: localDate(ctx.clock.now()) })

const search = async (query: Record<string, string> = {}) => {
  const answer = await ask('GET', `/api/offers?${asQuery({ size: '205/55R16', ...query })}`)
  expect(answer.status, answer.text).toBe(200)
  return answer.json as unknown as Offers & { size: string; next: string | null; nearMisses: { relaxed: string }[] }
}
const codes = ({ offers }: Offers) => offers.map(({ code }) => code)
const facets = async (query: Record<string, string> = {}) =>
  (await ask('GET', `/api/offers/facets?${asQuery({ size: '205/55R16', ...query })}`)).json as unknown as Record<
    string,
    unknown
  >

async function rate(id: string, rating: number | null) {
  await ctx.db
    .updateTable('shop')
    .set({ rating, review_count: rating === null ? 0 : 3 })
    .where('id', '=', id)
    .execute()
}

test('the size is read in any spelling, and answered in one', async () => {
  for (const size of ['205 55 16', '205/55zr16', '205-55-R16 91V', 'tyre 205/55/16'])
    expect((await search({ size })).size).toBe('205/55R16')
})

test('how many are asked for may stand in the text of the size, and the address decides', async () => {
  const quantities = async (query: Record<string, string>) =>
    (await search(query)).offers.map((offer) => (offer as unknown as { quantity: number }).quantity)
  expect(new Set(await quantities({ size: '2 x 205 55 16' }))).toEqual(new Set([2]))
  expect(new Set(await quantities({ size: '2 x 205 55 16', quantity: '3' }))).toEqual(new Set([3]))
})

test.each([
  ['a tyre', 'That is not a tyre size. It stands on the sidewall, such as 205/55R16.'],
  ['205/55R61', 'No tyre is made in this size. Check the numbers on the sidewall.'],
  ['front 225/45R18 rear 255/40R18', 'Two sizes at once: search for the front and the rear one after the other.'],
])('“%s” is refused in words, beside the field', async (size, says) => {
  for (const path of ['/api/offers', '/api/offers/facets']) {
    const { status, json } = await ask('GET', `${path}?${asQuery({ size })}`)
    expect([status, json.code, json.message, json.fields]).toEqual([400, 'SIZE_UNKNOWN', says, { size: says }])
  }
})

test('what stands behind the size counts', async () => {
  expect(codes(await search({ size: '205/55R16 runflat' }))).toEqual(['TH2BC'])
  const [first] = (await search({ size: '205/55R16 94V' })).offers as unknown as { loadOk: boolean }[]
  expect(first?.loadOk).toBe(false)
})

test.each([
  [{ brand: 'mich' }, ['TM2BC']],
  [{ brand: 'DUN,hank' }, ['TH2BC', 'TD2BC']],
  [{ brand: 'nobody' }, []],
  [{ maxPrice: '1520' }, ['TH2BC', 'TD2BC']],
  [{ maxPrice: '0' }, []],
  [{ type: 'winter' }, ['TD2BC']],
  [{ minRating: '4.5' }, ['TD2BC', 'TM2BC']],
  [{ runFlat: 'true' }, ['TH2BC']],
  [{ dealsOnly: 'true' }, ['TY2BC']],
  [{ services: 'fitting,mobile' }, ['TH2BC', 'TY2BC']],
  [{ ...here, radiusKm: '5' }, ['TD2BC', 'TM2BC']],
])('%j leaves %j', async (query, found) => expect(codes(await search(query))).toEqual(found))

test.each([
  ['total', ['TH2BC', 'TD2BC', 'TY2BC', 'TM2BC']],
  ['price', ['TD2BC', 'TH2BC', 'TY2BC', 'TM2BC']],
  ['distance', ['TM2BC', 'TD2BC', 'TH2BC', 'TY2BC']],
  ['rating', ['TD2BC', 'TM2BC', 'TH2BC', 'TY2BC']],
])('sorted by %s, page after page', async (sort, found) => {
  const seen: string[] = []
  for (let after: string | null = ''; after !== null; ) {
    const page: Awaited<ReturnType<typeof search>> = await search({
      ...here,
      sort,
      limit: '1',
      ...(after && { after }),
    })
    seen.push(...codes(page))
    after = page.next
  }
  const tied = sort === 'distance' ? [seen.slice(0, 2).sort(), seen.slice(2).sort()].flat() : seen
  expect(tied).toEqual(sort === 'distance' ? [found.slice(0, 2).sort(), found.slice(2).sort()].flat() : found)
})

test('a page of one order does not go on in another', async () => {
  const { next } = await search({ limit: '1' })
  const { status, json } = await ask(
    'GET',
    `/api/offers?${asQuery({ size: '205/55R16', sort: 'price', after: next ?? '' })}`,
  )
  expect([status, json.code]).toEqual([400, 'PAGE_NOT_FOUND'])
})

test('each filter says what it would leave; its own choices count as if it was not set', async () => {
  expect(await facets({ ...here, type: 'summer' })).toMatchObject({
    size: '205/55R16',
    total: 3,
    brands: [
      { name: 'Hankook', count: 1 },
      { name: 'Michelin', count: 1 },
      { name: 'Yokohama', count: 1 },
    ],
    types: [
      { type: 'summer', count: 3 },
      { type: 'winter', count: 1 },
    ],
    ratings: [
      { from: 4, count: 1 },
      { from: 4.5, count: 1 },
      { from: 5, count: 0 },
    ],
    radii: [5, 10, 25, 50, 100].map((km) => ({ km, count: km < 20 ? 1 : 3 })),
    runFlat: 1,
    deals: 1,
    priceCents: { from: 152_000, to: 200_000 },
  })
  expect((await facets({ brand: 'dunlop' })).services).toEqual([
    { service: 'alignment', count: 1 },
    { service: 'fitting', count: 1 },
  ])
  expect(await facets({ size: '195/65R15' })).toMatchObject({ total: 0, brands: [], priceCents: null })
})

test('what is usual is said for each class of brand, where five shops that offer it tell it', async () => {
  const untold = { premium: null, mid: null, budget: null }
  expect((await facets()).usualFittedCents).toEqual(untold)
  const shops = await Promise.all([3, 4, 5, 6, 7].map((km) => makeShop(ctx, { ...east(km), fittingCents: 10_000 })))
  /** The first shop offers the first, the next one the second, and so on; four shops have more than one. */
  const offered = (brand: string, prices: number[], among = shops) =>
    Promise.all(
      prices.map((rand, place) => {
        const shop = among[place % among.length] ?? shops[0]
        return shop && makeListing(ctx, shop, { brand, size: '185/65R15', model: `M${rand}`, priceCents: rand * 100 })
      }),
    )
  await offered('Michelin', [100, 200, 300, 400, 500])
  await offered('Hankook', [90, 190, 290, 390, 490, 590, 690], shops.slice(0, 4))
  await offered('Linglong', [50, 60, 70, 80, 90, 95])
  await refreshOffers(ctx.db, { shopIds: shops.map(({ id }) => id), today: localDate(ctx.clock.now()) })
  const told = { premium: 40_000, mid: null, budget: 17_500 }
  expect((await facets({ size: '185/65R15' })).usualFittedCents).toEqual(told)
  expect((await facets({ size: '185/65R15', brand: 'none', ...here })).usualFittedCents).toEqual(told)
})

test('a search that a filter made empty says which one', async () => {
  const { nearMisses } = await search({ minRating: '5' })
  expect(nearMisses.map(({ relaxed }) => relaxed)).toContain('rating')
})

test('compares in the order of the codes, however they are typed, and names what is gone', async () => {
  const query = asQuery({ codes: 'th2bc,TM-2BC,ZZ9Z9,TM2BC', quantity: '2', ...here })
  const { status, json } = await ask('GET', `/api/compare?${query}`)
  const { offers, gone } = json as unknown as Offers & { gone: string[] }
  expect(status).toBe(200)
  expect([codes({ offers }), gone]).toEqual([['TH2BC', 'TM2BC'], ['ZZ9Z9']])
  expect(offers[1]).toMatchObject({ totalCents: 420_000, shop: { rating: 4.6, reviewCount: 3 } })
  expect((await ask('GET', '/api/compare?codes=TB2AA,TB2AB,TB2AC,TB2AD,TB2AF')).status).toBe(400)
})

test('a vehicle’s year runs from 1990 to next year', async () => {
  const status = async (year: number) =>
    (await ask('GET', `/api/vehicles?make=Toyota&model=Corolla&year=${year}`)).status
  expect([await status(1989), await status(1990), await status(2027), await status(2028)]).toEqual([400, 200, 200, 400])
})

test('the ways to pay narrow the search, are counted whatever is chosen of them, and stand with each shop', async () => {
  const byInstalments = await search({ ...here, paymentWays: 'instalments' })
  expect(new Set(byInstalments.offers.map(({ shop }) => shop.name))).toEqual(new Set(['Far Tyres']))
  expect(byInstalments.offers[0]?.shop.paymentWays).toEqual(['cash', 'instalments'])
  expect((await search({ ...here, paymentWays: 'card,instalments' })).offers.length).toBe(
    (await search(here)).offers.length,
  )
  const counted = [
    { way: 'cash', count: 4 },
    { way: 'card', count: 2 },
    { way: 'instalments', count: 2 },
  ]
  expect((await facets({ ...here, paymentWays: 'card' })).paymentWays).toEqual(counted)
  const { nearMisses } = await search({ ...here, paymentWays: 'account' })
  expect(nearMisses.map(({ relaxed }) => relaxed)).toContain('payment')
})
