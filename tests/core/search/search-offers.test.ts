import fc from 'fast-check'
import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import type { OfferPage, OfferSearchInput } from '#core/contracts/offers.ts'
import { nearMisses } from '#core/search/near-misses.ts'
import { findOffer } from '#core/search/offer-view.ts'
import { offerFacets, searchOffers } from '#core/search/search-offers.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { capeTown, makeMarket, sandton } from './market.ts'

const { url } = await testDatabase()
const market = makeMarket(url)
const { ctx } = market
beforeEach(market.clear)
afterAll(ctx.close)

const size = '205/55R16'
const search = (options: Partial<OfferSearchInput> = {}) => searchOffers(ctx, { size, ...options })
const models = ({ offers }: OfferPage): string[] => offers.map(({ model }) => model)

describe('what a driver is shown', () => {
  test('the tyre, the itemised total for the quantity, the shop and how far it is', async () => {
    await market.open({ name: 'Benmore Wheels', kmEast: 10 }, [{ priceCents: 189_900, quantity: 8 }])
    const { offers } = await search({ near: sandton })
    expect(offers).toHaveLength(1)
    expect(offers[0]).toMatchObject({
      brand: 'Michelin',
      model: 'Primacy 4',
      size: '205/55R16',
      service: '91V',
      priceCents: 189_900,
      listPriceCents: 189_900,
      deal: null,
      stock: 8,
      quantity: 4,
      totalCents: 791_600,
      fitted: true,
      shop: { name: 'Benmore Wheels' },
    })
    expect(offers[0]?.distanceKm).toBeCloseTo(10, 1)
  })

  test('the cheapest with fitting comes first, not the cheapest tyre', async () => {
    await market.open({ fittingCents: 20_000 }, [{ model: 'Cheap tyre, dear fitting', priceCents: 100_000 }])
    await market.open({ fittingCents: 4000, balancingCents: 3000, valveCents: 2000 }, [
      { model: 'Dearer tyre, cheap fitting', priceCents: 105_000 },
    ])
    expect(models(await search())).toEqual(['Dearer tyre, cheap fitting', 'Cheap tyre, dear fitting'])
  })

  test('nearest first when asked', async () => {
    await market.open({ kmEast: 30 }, [{ model: 'Cheap and far', priceCents: 90_000 }])
    await market.open({ kmEast: 2 }, [{ model: 'Dear and near', priceCents: 190_000 }])
    expect(models(await search({ near: sandton }))).toEqual(['Cheap and far', 'Dear and near'])
    expect(models(await search({ near: sandton, sort: 'distance' }))).toEqual(['Dear and near', 'Cheap and far'])
  })

  test('those that carry enough and are rated fast enough come first, whatever the order and the page', async () => {
    await market.open({ kmEast: 1 }, [{ model: 'Too slow', speedRating: 'T', priceCents: 90_000 }])
    await market.open({ kmEast: 5 }, [{ model: 'Fits', speedRating: 'V', priceCents: 150_000 }])
    await market.open({ kmEast: 9 }, [{ model: 'Fits, dearer', speedRating: 'W', priceCents: 160_000 }])
    const options = { near: sandton, minLoadIndex: 91, minSpeedKmh: 240 }
    for (const sort of ['total', 'price', 'distance', 'rating'] as const) {
      const first = await search({ ...options, sort, limit: 2 })
      expect(models(first)).toEqual(['Fits', 'Fits, dearer'])
      expect(models(await search({ ...options, sort, limit: 2, after: first.next ?? '' }))).toEqual(['Too slow'])
    }
    expect(models(await search({ near: sandton }))[0]).toBe('Too slow')
  })

  test('only shops that are open at the moment', async () => {
    const closed = await market.open({}, [{ model: 'At a closed shop' }])
    await market.open({}, [{ model: 'At an open shop' }])
    await ctx.db.deleteFrom('shop_hours').where('shop_id', '=', closed.id).execute()
    const morning = ctx.clock.now()
    ctx.clock.set('2026-11-18T10:00:00+02:00')
    expect(models(await search({ openNow: true }))).toEqual(['At an open shop'])
    expect((await offerFacets(ctx, { size })).openNow).toBe(1)
    expect((await offerFacets(ctx, { size, openNow: true })).total).toBe(1)
    ctx.clock.set('2026-11-18T23:00:00+02:00')
    expect((await search({ openNow: true })).offers).toEqual([])
    expect((await nearMisses(ctx, { size, openNow: true })).map((miss) => miss.relaxed)).toContain('open_now')
    ctx.clock.set(morning)
  })

  test('only within the radius', async () => {
    await market.open({ kmEast: 19 }, [{ model: 'Inside' }])
    await market.open({ kmEast: 21 }, [{ model: 'Outside' }])
    await market.open(capeTown, [{ model: 'Cape Town' }])
    expect(models(await search({ near: sandton, radiusKm: 20 }))).toEqual(['Inside'])
    expect((await search()).offers).toHaveLength(3)
  })

  test('any of the brands, in any case; none of a brand that nobody knows', async () => {
    await market.open({}, [{ brand: 'Michelin' }, { brand: 'Dunlop' }, { brand: 'Hankook' }])
    const { offers } = await search({ brands: ['michelin', 'DUNLOP'] })
    expect(offers.map(({ brand }) => brand).sort()).toEqual(['Dunlop', 'Michelin'])
    expect((await search({ brands: ['Nobody'] })).offers).toEqual([])
  })

  test('the type and run-flat', async () => {
    await market.open({}, [
      { model: 'Road', type: 'summer' },
      { model: 'Gravel', type: 'all_terrain' },
      { model: 'Runs flat', type: 'performance', runFlat: true },
    ])
    expect(models(await search({ types: ['all_terrain', 'mud_terrain'] }))).toEqual(['Gravel'])
    expect(models(await search({ runFlat: true }))).toEqual(['Runs flat'])
  })

  test('a size in any spelling; nothing for one that does not exist', async () => {
    await market.open({}, [{}])
    expect((await search({ size: '205 55 16' })).offers).toHaveLength(1)
    expect((await search({ size: '205/55zr16' })).offers).toHaveLength(1)
    expect((await search({ size: '225/45R17' })).offers).toEqual([])
    expect((await search({ size: 'a tyre' })).offers).toEqual([])
  })
})

test('a price limit is for one tyre without fitting unless more is meant', async () => {
  await market.open({ fittingCents: 10_000 }, [{ priceCents: 100_000 }])
  const found = async (maxCents: number, maxCovers?: 'tyre' | 'fitted' | 'total') =>
    (await search({ maxCents, ...(maxCovers && { maxCovers }) })).offers.length
  expect([await found(100_000), await found(99_999)]).toEqual([1, 0])
  expect([await found(110_000, 'fitted'), await found(109_999, 'fitted')]).toEqual([1, 0])
  expect([await found(440_000, 'total'), await found(439_999, 'total')]).toEqual([1, 0])
})

describe('what a driver is not shown', () => {
  test('stock that does not cover the quantity, and sold-out listings', async () => {
    await market.open({}, [
      { model: 'Three left', quantity: 3 },
      { model: 'None left', quantity: 0 },
    ])
    expect((await search({ quantity: 4 })).offers).toEqual([])
    expect(models(await search({ quantity: 1 }))).toEqual(['Three left'])
  })

  test('shops that are not active', async () => {
    for (const status of ['pending', 'inactive', 'blocked', 'unpublished'] as const) await market.open({ status }, [{}])
    expect((await search()).offers).toEqual([])
  })

  test('a shop that was blocked since, until it is active again', async () => {
    const { id } = await market.open({}, [{}])
    await ctx.db.updateTable('shop').set({ business_status: 'blocked' }).where('id', '=', id).execute()
    await market.refresh()
    expect((await search()).offers).toEqual([])
    await ctx.db.updateTable('shop').set({ business_status: 'active' }).where('id', '=', id).execute()
    await market.refresh()
    expect((await search()).offers).toHaveLength(1)
  })
})

test('offers below what the vehicle needs are marked and come last, not hidden', async () => {
  await market.open({}, [
    { model: 'Weak', loadIndex: 88, priceCents: 100_000 },
    { model: 'Slow', speedRating: 'T', priceCents: 110_000 },
    { model: 'Right', priceCents: 120_000 },
    { model: 'Unmarked', loadIndex: null, speedRating: null, priceCents: 130_000 },
  ])
  const { offers } = await search({ minLoadIndex: 91, minSpeedKmh: 240 })
  expect(offers.map(({ model, loadOk, speedOk }) => [model, loadOk, speedOk])).toEqual([
    ['Right', true, true],
    ['Unmarked', true, true],
    ['Weak', false, true],
    ['Slow', true, false],
  ])
})

describe('pages', () => {
  test('follow each other without gaps or repeats, in either order', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.record({ price: fc.integer({ min: 1, max: 4 }), kmEast: fc.integer({ min: 0, max: 3 }) }), {
          minLength: 1,
          maxLength: 12,
        }),
        fc.integer({ min: 1, max: 5 }),
        fc.constantFrom('price' as const, 'distance' as const),
        async (shops, limit, sort) => {
          await market.clear()
          for (const { price, kmEast } of shops) await market.open({ kmEast }, [{ priceCents: price * 100_000 }])
          const all = await search({ near: sandton, sort, limit: 50 })
          const paged: string[] = []
          let after: string | undefined
          do {
            const page = await search({ near: sandton, sort, limit, ...(after && { after }) })
            paged.push(...page.offers.map(({ listingId }) => listingId))
            after = page.next ?? undefined
          } while (after)
          expect(paged).toEqual(all.offers.map(({ listingId }) => listingId))
          expect(new Set(paged).size).toBe(shops.length)
        },
      ),
      { numRuns: 12 },
    )
  })

  test('a page that is not ours is refused in words', async () => {
    await market.open({}, [{}])
    for (const after of ['nonsense', Buffer.from('["price",1]').toString('base64url')]) {
      await expect(search({ after })).rejects.toMatchObject({ code: 'PAGE_NOT_FOUND', status: 400 })
    }
  })
})

describe('one offer', () => {
  test('is found by the code as people type it, and by its id', async () => {
    const { listings } = await market.open({ kmEast: 1500 }, [{ code: 'KX7M2', quantity: 2 }])
    const byCode = await findOffer(ctx, ' kx7-m2 ', { quantity: 4, near: sandton })
    expect(byCode).toMatchObject({ code: 'KX7M2', stock: 2, quantity: 4 })
    expect(byCode?.distanceKm).toBeGreaterThan(1000)
    expect(await findOffer(ctx, listings[0] ?? '', { quantity: 1 })).toMatchObject({ code: 'KX7M2', distanceKm: null })
  })

  test('is not found when nobody has it, it is sold out, or the code is no code', async () => {
    await market.open({}, [{ code: 'KX7M3', quantity: 0 }])
    for (const text of ['KX7M3', 'ZZ9ZZ', '', "'; drop table offer --"]) {
      expect(await findOffer(ctx, text, { quantity: 1 })).toBeUndefined()
    }
  })
})
