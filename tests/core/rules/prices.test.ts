import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { formatDistance, formatRand, formatRandExact } from '#core/rules/format.ts'
import { dealStatus, isOffered, savedPercent } from '#core/rules/prices/deal-price.ts'
import { fittedEach, fittingPrices, priceLines, totalOf } from '#core/rules/prices/fitted-price.ts'

const everythingIn = { fittingCents: 8000, balancingCents: null, valveCents: null }
const apart = { fittingCents: 6000, balancingCents: 5000, valveCents: 2500 }

describe('the fully fitted price', () => {
  test('a shop with everything in its fitting price', () => {
    const lines = priceLines({ priceCents: 189_900, quantity: 4, prices: everythingIn, services: ['fitting'] })
    expect(lines.map(({ what, totalCents }) => [what, totalCents])).toEqual([
      ['tyre', 759_600],
      ['fitting', 32_000],
    ])
    expect(formatRand(totalOf(lines))).toBe('R 7 916')
  })

  test('balancing and valves that are charged apart are in the total, each once', () => {
    const lines = priceLines({ priceCents: 100_000, quantity: 2, prices: apart, services: ['fitting', 'balancing'] })
    expect(lines.map(({ what }) => what)).toEqual(['tyre', 'fitting', 'balancing', 'valve'])
    expect(totalOf(lines)).toBe(200_000 + 2 * (6000 + 5000 + 2500))
    expect(fittedEach(apart)).toBe(13_500)
  })

  test('is read from the services: balancing and valves are in it unless they are charged beside it', () => {
    const offered = [
      { service: 'fitting', price_cents: 6000, charged_with_fitting: false },
      { service: 'balancing', price_cents: 5000, charged_with_fitting: true },
      { service: 'valve_replacement', price_cents: 2500, charged_with_fitting: false },
    ] as const
    expect(fittingPrices(offered)).toEqual({ fittingCents: 6000, balancingCents: 5000, valveCents: null })
    expect(fittingPrices([])).toEqual({ fittingCents: null, balancingCents: null, valveCents: null })
    const prices = { ...fittingPrices(offered), services: { balancing: 5000 } }
    expect(priceLines({ quantity: 4, prices, services: ['balancing'] })).toMatchObject([{ totalCents: 20_000 }])
  })

  test('a shop that does not fit sells the tyre alone', () => {
    const prices = { fittingCents: null, balancingCents: 5000, valveCents: null }
    expect(priceLines({ priceCents: 100_000, quantity: 1, prices, services: ['fitting'] })).toHaveLength(1)
    expect(fittedEach(prices)).toBeNull()
  })

  test('alignment is charged for the car, punctures by the tyre, coming out once', () => {
    const prices = { ...everythingIn, callOutCents: 30_000, services: { alignment: 45_000, puncture_repair: 15_000 } }
    const lines = priceLines({ quantity: 2, prices, services: ['alignment', 'puncture_repair'], mobile: true })
    expect(lines.map(({ totalCents }) => totalCents)).toEqual([45_000, 30_000, 30_000])
  })

  test('a service that the shop names no price for has no line', () => {
    const prices = { ...everythingIn, services: { emergency: null } }
    expect(priceLines({ quantity: 1, prices, services: ['emergency'] })).toEqual([])
  })
})

describe('deals', () => {
  const deal = { active: true, startsOn: '2026-11-10', endsOn: '2026-11-18' }

  test('run from the first day to the end of the last', () => {
    const days = ['2026-11-09', '2026-11-10', '2026-11-18', '2026-11-19']
    expect(days.map((today) => dealStatus(deal, today))).toEqual(['scheduled', 'active', 'active', 'expired'])
    expect(dealStatus({ ...deal, endsOn: null }, '2030-01-01')).toBe('active')
    expect(dealStatus({ ...deal, active: false }, '2026-11-12')).toBe('inactive')
  })

  test('are offered by shops that can be seen, while there is stock', () => {
    expect(isOffered(deal, '2026-11-12', { active: true }, 1)).toBe(true)
    expect(isOffered(deal, '2026-11-12', { active: true }, 0)).toBe(false)
    expect(isOffered(deal, '2026-11-12', { active: false }, 4)).toBe(false)
  })

  test('never promise more than they save', () => {
    expect(savedPercent(100_000, 89_100)).toBe(11)
    expect(savedPercent(100_000, 120_000)).toBe(0)
  })
})

test('money is written as Intl writes rand', () => {
  const asIntl = (decimals: number) => {
    const format = new Intl.NumberFormat('en-ZA', {
      style: 'currency',
      currency: 'ZAR',
      currencyDisplay: 'narrowSymbol',
      minimumFractionDigits: decimals,
      maximumFractionDigits: decimals,
    })
    return (cents: number) => format.format(cents / 100).replace(/\s/g, ' ')
  }
  const [whole, exact] = [asIntl(0), asIntl(2)]
  fc.assert(
    fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (cents) => {
      expect([formatRand(cents), formatRandExact(cents)]).toEqual([whole(cents), exact(cents)])
    }),
  )
  for (const cents of [0, 1, 49, 50, 99, 100, 150, 99_949, 99_950, 99_999, 100_000])
    expect([formatRand(cents), formatRandExact(cents)]).toEqual([whole(cents), exact(cents)])
})

test('money and distances as people read them', () => {
  expect([formatRand(189_900), formatRandExact(189_950)]).toEqual(['R 1 899', 'R 1 899,50'])
  expect([0.01, 0.85, 0.99, 4.23, 9.96, 37.4].map(formatDistance)).toEqual([
    '50 m',
    '850 m',
    '1.0 km',
    '4.2 km',
    '10 km',
    '37 km',
  ])
})
