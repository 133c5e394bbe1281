import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfferSearchInput } from '#core/contracts/offers.ts'
import { nearMisses } from '#core/search/near-misses.ts'
import { recordSearch } from '#core/search/record-search.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { capeTown, makeMarket, sandton } from './market.ts'

const { url } = await testDatabase()
const market = makeMarket(url)
const { ctx } = market
beforeEach(market.clear)
afterAll(ctx.close)

const size = '205/55R16'
const misses = (options: Partial<OfferSearchInput>) => nearMisses(ctx, { size, ...options })
const relaxed = async (options: Partial<OfferSearchInput>) => (await misses(options)).map((miss) => miss.relaxed)

describe('the wish that was too tight', () => {
  test('the radius, with one that reaches the nearest', async () => {
    await market.open({ kmEast: 72 }, [{ model: 'Far', priceCents: 90_000 }])
    await market.open({ kmEast: 60.5 }, [{ model: 'Not so far', priceCents: 190_000 }])
    const [miss, ...others] = await misses({ near: sandton, radiusKm: 20 })
    expect(others).toEqual([])
    expect(miss).toMatchObject({ relaxed: 'radius', radiusKm: 61, offers: [{ model: 'Not so far' }, { model: 'Far' }] })
  })

  test('the place, where the nearest is beyond any radius; its distance is told', async () => {
    await market.open(capeTown, [{}])
    const [miss] = await misses({ near: sandton })
    expect(miss?.relaxed).toBe('place')
    expect(miss?.offers[0]?.distanceKm).toBeGreaterThan(1200)
  })

  test('the price, with the cheapest that exists', async () => {
    await market.open({}, [
      { model: 'Dear', priceCents: 250_000 },
      { model: 'Less dear', priceCents: 150_000 },
    ])
    const [miss] = await misses({ near: sandton, maxCents: 100_000 })
    expect(miss).toMatchObject({ relaxed: 'price', offers: [{ model: 'Less dear' }, { model: 'Dear' }] })
  })

  test('the brand, the type, run-flat, the shop, the deal', async () => {
    const { id } = await market.open({}, [{ size: '195/65R15' }])
    await market.open({}, [{}])
    expect(await relaxed({ brands: ['Pirelli'] })).toEqual(['brand'])
    expect(await relaxed({ types: ['mud_terrain'] })).toEqual(['type'])
    expect(await relaxed({ runFlat: true })).toEqual(['run_flat'])
    expect(await relaxed({ extraLoad: true })).toEqual(['extra_load'])
    expect(await relaxed({ shopId: id })).toEqual(['shop'])
    expect(await relaxed({ dealsOnly: true })).toEqual(['deals'])
  })

  test('the quantity: how many there are is told beside how many were asked for', async () => {
    await market.open({ fittingCents: 10_000 }, [{ quantity: 2, priceCents: 100_000 }])
    const [miss] = await misses({ quantity: 4, maxCents: 440_000, maxCovers: 'total' })
    expect(miss).toMatchObject({ relaxed: 'quantity', offers: [{ stock: 2, quantity: 4 }] })
    const [both] = await misses({ quantity: 4, maxCents: 430_000, maxCovers: 'total' })
    expect(both).toMatchObject({ relaxed: 'quantity', alsoRelaxed: ['price'] })
  })

  test('several together, where no single one explains it', async () => {
    await market.open({}, [{ brand: 'Michelin', priceCents: 250_000 }])
    const [miss] = await misses({ brands: ['Pirelli'], maxCents: 100_000 })
    expect(miss).toMatchObject({ relaxed: 'brand', alsoRelaxed: ['price'], offers: [{ brand: 'Michelin' }] })
  })

  test('no more of them than it takes', async () => {
    await market.open({ kmEast: 120.5 }, [{ brand: 'Michelin', type: 'summer', priceCents: 250_000 }])
    const [miss] = await misses({ near: sandton, brands: ['Michelin'], types: ['summer'], maxCents: 100_000 })
    expect(miss).toMatchObject({ relaxed: 'radius', alsoRelaxed: ['price'], radiusKm: 121 })
  })

  test('nothing is invented where there is nothing', async () => {
    expect(await misses({ near: sandton, maxCents: 100_000, brands: ['Pirelli'] })).toEqual([])
    expect(await nearMisses(ctx, { size: 'what?' })).toEqual([])
  })
})

describe('another size', () => {
  test('on the same rim, rolling nearly as far, and carrying and bearing as much', async () => {
    await market.open({}, [
      { size: '215/50R16', loadIndex: 94, speedRating: 'V', model: 'Fits' },
      { size: '195/60R16', loadIndex: 89, speedRating: 'V', model: 'Too weak' },
      { size: '205/60R16', loadIndex: 96, speedRating: 'V', model: 'Rolls too far' },
      { size: '205/50R17', loadIndex: 93, speedRating: 'W', model: 'Another rim' },
      { size: '205/55R16', loadIndex: 91, speedRating: 'V', model: 'Wrong brand', brand: 'Dunlop', quantity: 1 },
    ])
    const found = await misses({ minLoadIndex: 91, minSpeedKmh: 240 })
    const others = found.filter((miss) => miss.relaxed === 'size')
    expect(others).toMatchObject([{ size: '215/50R16', offers: [{ model: 'Fits', loadOk: true, speedOk: true }] }])
    expect(others[0]?.relaxed === 'size' && others[0].differencePercent).toBeCloseTo(-1.7, 1)
  })

  test("a van's size never gives way to a car's", async () => {
    await market.open({}, [
      { size: '195R15C', quantity: 1, loadIndex: 106, speedRating: 'R' },
      { size: '195/80R15', loadIndex: 107, speedRating: 'S' },
    ])
    expect((await nearMisses(ctx, { size: '195R15C' })).map((miss) => miss.relaxed)).toEqual(['quantity'])
  })
})

test('searches are remembered without saying exactly where somebody is', async () => {
  const input = { size, near: { lat: -26.107_123, lng: 28.056_789 }, after: 'x' }
  await recordSearch(ctx, { channel: 'whatsapp', input, results: 3 })
  const { rows } = await ctx.pool.query('select query, results from search_activity')
  expect(rows).toEqual([{ query: { size, near: { lat: -26.11, lng: 28.06 } }, results: 3 }])
})
