import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { refreshDeals } from '#core/deals/feature-deals.ts'
import { dealsNear } from '#core/deals/list-deals.ts'
import { dealStatus } from '#core/rules/prices/deal-price.ts'
import { addDays, localDate } from '#core/rules/time/time.ts'
import { searchOffers } from '#core/search/search-offers.ts'
import { hours } from '#tests/support/context.ts'
import { testDatabase } from '#tests/support/postgres.ts'
import { makeMarket, sandton } from '../search/market.ts'

const { url } = await testDatabase()
const market = makeMarket(url)
const { ctx } = market
const now = ctx.clock.now()
const today = localDate(now)
beforeEach(async () => {
  ctx.clock.set(now)
  await market.clear()
})
afterAll(ctx.close)

const titles = async (options: Parameters<typeof dealsNear>[1] = {}) =>
  (await dealsNear(ctx, options)).offers.map(({ deal }) => deal?.title)

describe('a deal', () => {
  test('changes the price while it runs, and the price without it is told', async () => {
    await market.open({ fittingCents: 10_000 }, [
      { priceCents: 200_000, deal: { title: 'Spring', priceCents: 150_000 } },
    ])
    const { offers } = await searchOffers(ctx, { size: '205/55R16' })
    expect(offers[0]).toMatchObject({ priceCents: 150_000, listPriceCents: 200_000, totalCents: 640_000 })
    expect(offers[0]?.deal?.title).toBe('Spring')
    expect((await searchOffers(ctx, { size: '205/55R16', maxCents: 160_000 })).offers).toHaveLength(1)
  })

  test('that is over, still to come or switched off is not offered', async () => {
    await market.open({}, [
      { model: 'A', deal: { title: 'Over', startsOn: '2026-01-01', endsOn: addDays(today, -1) } },
      { model: 'B', deal: { title: 'To come', startsOn: addDays(today, 1) } },
      { model: 'C', deal: { title: 'Off', active: false } },
      { model: 'D', deal: { title: 'Last day', endsOn: today } },
      { model: 'E', deal: { title: 'First day', startsOn: today } },
      { model: 'F', quantity: 0, deal: { title: 'Sold out' } },
    ])
    expect((await titles()).sort()).toEqual(['First day', 'Last day'])
    expect((await searchOffers(ctx, { size: '205/55R16', limit: 10 })).offers).toHaveLength(5)
  })

  test('of a shop that is blocked is not offered', async () => {
    await market.open({ status: 'blocked' }, [{ deal: {} }])
    expect(await titles()).toEqual([])
  })

  test('starts and ends with its day in Johannesburg, without anything being touched', async () => {
    await market.open({}, [
      { deal: { title: 'Two days', startsOn: addDays(today, 1), endsOn: addDays(today, 2), priceCents: 99_900 } },
    ])
    for (const days of [0, 1, 2, 3]) {
      const day = addDays(today, days)
      ctx.clock.set(new Date(now.getTime() + hours(24 * days)))
      await refreshDeals(ctx)
      const terms = { active: true, startsOn: addDays(today, 1), endsOn: addDays(today, 2) }
      const [offer] = (await searchOffers(ctx, { size: '205/55R16' })).offers
      expect(offer?.deal !== null, day).toBe(dealStatus(terms, day) === 'active')
    }
    expect(await refreshDeals(ctx)).toBe(0)
  })
})

describe('deals near me', () => {
  test('the nearest first within the radius; the biggest saving first without a place', async () => {
    await market.open({ kmEast: 30 }, [{ priceCents: 200_000, deal: { title: 'Half', priceCents: 100_000 } }])
    await market.open({ kmEast: 3 }, [{ priceCents: 200_000, deal: { title: 'A tenth', priceCents: 180_000 } }])
    await market.open({ kmEast: 200 }, [{ priceCents: 200_000, deal: { title: 'Far', priceCents: 50_000 } }])
    expect(await titles({ near: sandton })).toEqual(['A tenth', 'Half'])
    expect(await titles()).toEqual(['Far', 'Half', 'A tenth'])
  })

  test('of a size or a brand', async () => {
    await market.open({}, [
      { brand: 'Dunlop', deal: { title: 'Dunlop' } },
      { brand: 'Pirelli', size: '225/45R17', deal: { title: 'Pirelli' } },
    ])
    expect(await titles({ brands: ['pirelli'] })).toEqual(['Pirelli'])
    expect(await titles({ size: '205 55 16' })).toEqual(['Dunlop'])
    expect(await titles({ size: 'nothing' })).toEqual([])
  })

  test('page by page', async () => {
    for (const title of ['1', '2', '3']) await market.open({ kmEast: Number(title) }, [{ deal: { title } }])
    const first = await dealsNear(ctx, { near: sandton, limit: 2 })
    const second = await dealsNear(ctx, { near: sandton, limit: 2, after: first.next ?? '' })
    expect([...first.offers, ...second.offers].map(({ deal }) => deal?.title)).toEqual(['1', '2', '3'])
    expect(second.next).toBeNull()
  })
})
