import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { shopDetails } from '#core/shops/shop-details.ts'
import { findShopsByName, shopsNear } from '#core/shops/shops-near.ts'
import { makeTestContext } from '#tests/support/context.ts'
import { emptyTables } from '#tests/support/empty-tables.ts'
import { makeShop, weekdays } from '#tests/support/factories.ts'
import { testDatabase } from '#tests/support/postgres.ts'

const { url, pool } = await testDatabase()
const ctx = makeTestContext({ databaseUrl: url })
afterAll(ctx.close)
beforeEach(async () => {
  await emptyTables(pool)
})

const near = { lat: -26.107, lng: 28.057 }
const east = (km: number) => ({ lat: near.lat, lng: near.lng + km / 99.85 })
const names = (shops: { name: string }[]): string[] => shops.map(({ name }) => name)

describe('shops near me', () => {
  test('the nearest first, within the radius, only those that can be seen', async () => {
    await makeShop(ctx, { name: 'Twenty', ...east(20) })
    await makeShop(ctx, { name: 'Two', ...east(2) })
    await makeShop(ctx, { name: 'Sixty', ...east(60) })
    await makeShop(ctx, { name: 'Blocked', ...east(1), status: 'blocked' })
    const shops = await shopsNear(ctx, { near })
    expect(names(shops)).toEqual(['Two', 'Twenty'])
    expect(shops[0]?.distanceKm).toBeCloseTo(2, 1)
    expect(names(await shopsNear(ctx, { near, radiusKm: 100, limit: 1 }))).toEqual(['Two'])
  })

  test('that offer all the services', async () => {
    await makeShop(ctx, { name: 'Fits', ...east(1), services: { fitting: {} } })
    await makeShop(ctx, { name: 'Fits and aligns', ...east(5), services: { fitting: {}, alignment: {} } })
    expect(names(await shopsNear(ctx, { near, services: ['fitting', 'alignment'] }))).toEqual(['Fits and aligns'])
    expect(names(await shopsNear(ctx, { near, services: ['fitting', 'fitting'] }))).toHaveLength(2)
  })

  test('that come out as far as this, in an emergency', async () => {
    await makeShop(ctx, { name: 'Reaches', ...east(25), services: { emergency: {} }, serviceRadiusKm: 30 })
    await makeShop(ctx, { name: 'Does not', ...east(15), services: { emergency: {} }, serviceRadiusKm: 10 })
    expect(names(await shopsNear(ctx, { near, services: ['emergency'] }))).toEqual(['Reaches'])
  })

  test('that are open then', async () => {
    for (let count = 0; count < 25; count++) await makeShop(ctx, { name: `Weekdays ${count}`, ...east(1) })
    await makeShop(ctx, { name: 'Sundays', ...east(9), hours: { 7: ['09:00-13:00'] } })
    const sunday = new Date('2026-11-22T08:00:00Z')
    expect(names(await shopsNear(ctx, { near, openAt: sunday }))).toEqual(['Sundays'])
    expect(await shopsNear(ctx, { near, openAt: new Date('2026-11-22T20:00:00Z') })).toEqual([])
  })
})

describe('a shop', () => {
  test('with its hours, services, and the way there', async () => {
    const { id, slug } = await makeShop(ctx, {
      name: 'Lunch Break Tyres',
      ...east(3),
      hours: { ...weekdays('08:00-13:00', '14:00-17:00'), 6: ['08:00-12:00'] },
      services: { fitting: {}, alignment: { priceCents: 45_000, minutes: 60 } },
      callOutCents: 30_000,
    })
    const shop = await shopDetails(ctx, slug, near)
    expect(shop).toMatchObject({
      id,
      name: 'Lunch Break Tyres',
      todayText: '8:00 AM - 1:00 PM, 2:00 PM - 5:00 PM',
      openNow: true,
      callOutCents: 30_000,
      services: [
        { service: 'alignment', priceCents: 45_000, minutes: 60 },
        { service: 'fitting', priceCents: 8000, minutes: null },
      ],
    })
    expect(shop?.week[5]?.intervals).toEqual([{ opens: '08:00', closes: '12:00' }])
    expect(shop?.week[6]?.intervals).toEqual([])
    expect(shop?.distanceKm).toBeCloseTo(3, 1)
    expect(shop?.directionsUrl).toContain(`destination=${near.lat.toFixed(5)},`)
    expect((await shopDetails(ctx, id))?.distanceKm).toBeNull()
  })

  test('on a special day and when it is closed', async () => {
    const { id } = await makeShop(ctx, {
      hours: { 4: ['08:00-17:00'] },
      specialDays: [{ day: '2026-11-18', hours: '10:00-12:00', reason: 'Stocktaking' }],
    })
    const shop = await shopDetails(ctx, id)
    expect(shop).toMatchObject({ todayText: '10:00 AM - 12:00 PM', openNow: false })
    expect(shop?.nextOpening).toEqual(new Date('2026-11-18T08:00:00Z'))
  })

  test('that cannot be seen is not there', async () => {
    const { id } = await makeShop(ctx, { status: 'pending' })
    expect(await shopDetails(ctx, id)).toBeUndefined()
    expect(await shopDetails(ctx, '')).toBeUndefined()
    expect(await shopDetails(ctx, 'no-such-shop')).toBeUndefined()
  })
})

describe('a shop by its name', () => {
  test('also misspelt, short, or with its town', async () => {
    await makeShop(ctx, { name: 'Ferndale Tyre Workshop', suburb: 'Ferndale', city: 'Randburg' })
    await makeShop(ctx, { name: 'Coal Line Tyres', city: 'eMalahleni', suburb: null })
    for (const text of ['ferndale tyre workshop', 'Ferndale', 'ferndal tyre worksop', 'ferndale tyres randburg']) {
      expect(names(await findShopsByName(ctx, text))[0], text).toBe('Ferndale Tyre Workshop')
    }
    expect(await findShopsByName(ctx, 'Somebody else entirely')).toEqual([])
    expect(await findShopsByName(ctx, '  ')).toEqual([])
  })

  test('the nearest of several that are called alike', async () => {
    await makeShop(ctx, { name: 'Karoo Bande', ...east(300) })
    await makeShop(ctx, { name: 'Karoo Bande', ...east(3) })
    const [first] = await findShopsByName(ctx, 'karoo bande', near)
    expect(first?.distanceKm).toBeCloseTo(3, 1)
  })
})
