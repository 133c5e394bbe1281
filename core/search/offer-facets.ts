import type { Context } from '#core/context.ts'
import { OfferSearch, type OfferSearchInput } from '#core/contracts/offers.ts'
import type { OfferFacets } from '#core/contracts/search.ts'
import { momentOf } from '#core/rules/time/opening-hours.ts'
import type { BrandClass } from '#core/rules/tyres/brand-makers.ts'
import { enoughForUsual, leastRatings, radiiKm } from '#core/rules/website/offer-facets.ts'
import { sizesOnOffer } from '#db/queries/search/find-offers.ts'
import * as queries from '#db/queries/search/offer-facets.ts'
import { compatibleSizes } from './compatible-sizes.ts'
import { areaAround } from './offer-view.ts'
import { filtersOf } from './search-offers.ts'

/** What each filter would leave of the search, and the usual price of its size. */
export async function offerFacets(ctx: Pick<Context, 'db' | 'clock'>, input: OfferSearchInput): Promise<OfferFacets> {
  const query = OfferSearch.parse(input)
  const row = await queries.offerFacets(ctx.db, {
    ...filtersOf(query, query.size, ctx.clock.now()),
    area: areaAround(query.near, query.radiusKm),
    widest: areaAround(query.near, Math.max(query.radiusKm, ...radiiKm)),
    ratings: leastRatings,
    radii: radiiKm,
    now: momentOf(ctx.clock.now()),
  })
  return {
    size: query.size,
    total: row?.total ?? 0,
    brands: row?.brands ?? [],
    types: row?.types ?? [],
    services: row?.services ?? [],
    paymentWays: row?.payment_ways ?? [],
    ratings: row?.ratings ?? [],
    radii: row?.radii ?? [],
    runFlat: row?.run_flat ?? 0,
    deals: row?.deals ?? 0,
    openNow: row?.open_now ?? 0,
    priceCents: priceRange(row),
    usualFittedCents: usualOf(row),
    alike: await alikeInStock(ctx, query),
  }
}

function usualOf(row: queries.FacetsRow | undefined): OfferFacets['usualFittedCents'] {
  const enough = row?.usual.filter(({ of }) => of >= enoughForUsual) ?? []
  const centsOf = (name: BrandClass) => enough.find((one) => one.class === name)?.cents ?? null
  return { premium: centsOf('premium'), mid: centsOf('mid'), budget: centsOf('budget') }
}

const alikeShown = 3

async function alikeInStock(ctx: Pick<Context, 'db'>, query: OfferSearch): Promise<OfferFacets['alike']> {
  const alike = await compatibleSizes(ctx, query)
  const stocked = new Set(
    await sizesOnOffer(
      ctx.db,
      alike.map(({ code }) => code),
    ),
  )
  return alike
    .filter(({ code }) => stocked.has(code))
    .slice(0, alikeShown)
    .map(({ code, differencePercent, minLoadIndex, minSpeedKmh }) => ({
      size: code,
      differencePercent,
      minLoadIndex: minLoadIndex ?? null,
      minSpeedKmh: minSpeedKmh ?? null,
    }))
}

const priceRange = (row: queries.FacetsRow | undefined): OfferFacets['priceCents'] =>
  row && row.cheapest_cents !== null && row.dearest_cents !== null
    ? { from: row.cheapest_cents, to: row.dearest_cents }
    : null
