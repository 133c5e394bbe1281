import { z } from 'zod'
import { Offer, OfferPage, OfferSort } from './offers.ts'
import type { Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { After, Flag, isPlace, latLng, listed, numeric, placeNeedsBoth } from './query.ts'
import { PaymentWay, ServiceCode } from './shops.ts'
import { BrandClass, TyreType } from './tyres.ts'

export const Quantity = numeric(z.int().min(1).max(8)).default(4)

const Filters = z.strictObject({
  /** In any spelling, with what may stand around it: 205/55R16 91V, 4 x 205 55 16 runflat. */
  size: z.string().min(1, 'Type a tyre size').max(60),
  /** Else what the text of the size says ('2 x 205 55 16'), else 4. */
  quantity: numeric(z.int().min(1).max(8)).optional(),
  ...latLng,
  radiusKm: numeric(z.int().min(1).max(100)).default(50),
  /** Names or parts of them, in any case. */
  brand: listed(z.string().min(1).max(40), 10).optional(),
  /** In rand, for one tyre without fitting. */
  maxPrice: numeric(z.number().min(0).max(1_000_000)).optional(),
  type: listed(TyreType, 8).optional(),
  /** What people rate the shop at least. */
  minRating: numeric(z.number().min(0).max(5)).optional(),
  runFlat: Flag.optional(),
  dealsOnly: Flag.optional(),
  openNow: Flag.optional(),
  /** The shop offers all of them. */
  services: listed(ServiceCode, 12).optional(),
  /** The shop takes one of them. */
  paymentWays: listed(PaymentWay, 6).optional(),
})

/** The website's search in an address: GET /api/offers?size=205/55R16&quantity=4&lat=…&lng=… */
export const OffersQuery = Filters.extend({
  sort: OfferSort.default('total'),
  minLoadIndex: numeric(z.int().min(0).max(300)).optional(),
  minSpeedKmh: numeric(z.int().min(0).max(500)).optional(),
  limit: numeric(z.int().min(1).max(20)).default(6),
  after: After.optional(),
}).refine(isPlace, placeNeedsBoth)
export type OffersQuery = z.infer<typeof OffersQuery>

export const FacetsQuery = Filters.refine(isPlace, placeNeedsBoth)
export type FacetsQuery = z.infer<typeof FacetsQuery>

const Count = z.int().min(0)

/** What each filter would leave of a search; a filter's own choices are counted as if it were not set. */
export const OfferFacets = z.strictObject({
  /** The size as formatTyreSize writes it. */
  size: z.string(),
  total: Count,
  brands: z.array(z.strictObject({ name: z.string(), count: Count })),
  types: z.array(z.strictObject({ type: TyreType, count: Count })),
  services: z.array(z.strictObject({ service: ServiceCode, count: Count })),
  paymentWays: z.array(z.strictObject({ way: PaymentWay, count: Count })),
  /** Shops that are rated so or better. */
  ratings: z.array(z.strictObject({ from: z.number(), count: Count })),
  /** Empty without a place. */
  radii: z.array(z.strictObject({ km: z.int(), count: Count })),
  runFlat: Count,
  deals: Count,
  openNow: Count,
  /** The price of one tyre without fitting; null if there is none. */
  priceCents: z.strictObject({ from: z.int(), to: z.int() }).nullable(),
  /**
   * The middle of what shops ask here for one tyre of the size with fitting, for each class of brand; null where there
   * are too few offers to tell.
   */
  usualFittedCents: z.record(BrandClass, z.int().nullable()),
  /**
   * Other sizes in stock for the same rim that roll nearly as far, with the least load and speed that a tyre of them
   * needs.
   */
  alike: z.array(
    z.strictObject({
      size: z.string(),
      differencePercent: z.number(),
      minLoadIndex: z.int().nullable(),
      minSpeedKmh: z.int().nullable(),
    }),
  ),
})
export type OfferFacets = z.infer<typeof OfferFacets>

export const RelaxedFilter = z.enum([
  'radius',
  'price',
  'brand',
  'type',
  'run_flat',
  'extra_load',
  'quantity',
  'place',
  'shop',
  'deals',
  'rating',
  'services',
  'payment',
  'open_now',
  'mobile',
])

/** For a search without results: offers that exist without one of the filters, or in another size that may fit. */
export const NearMissView = z.discriminatedUnion('relaxed', [
  z.strictObject({
    relaxed: RelaxedFilter,
    offers: z.array(Offer),
    /** A radius that reaches the nearest of them. */
    radiusKm: z.int().optional(),
    /** Filters that had to be dropped as well. */
    alsoRelaxed: z.array(RelaxedFilter).optional(),
  }),
  z.strictObject({
    relaxed: z.literal('size'),
    size: z.string(),
    differencePercent: z.number(),
    offers: z.array(Offer),
  }),
])
export type NearMissView = z.infer<typeof NearMissView>

export const OffersAnswer = OfferPage.extend({
  /** The size that was understood, as formatTyreSize writes it. */
  size: z.string(),
  nearMisses: z.array(NearMissView),
})
export type OffersAnswer = z.infer<typeof OffersAnswer>

/** A listing's code, or its id. */
export const OfferName = z.strictObject({ code: z.string().trim().min(1).max(40) })
export const OfferQuery = z.strictObject({ quantity: Quantity, ...latLng }).refine(isPlace, placeNeedsBoth)

export const VehiclesQuery = z.strictObject({
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(60).optional(),
  /** From 1990 to next year. */
  year: numeric(z.int().min(1990).max(2100)).optional(),
  /** Words of one of the variants. */
  variant: z.string().trim().min(1).max(120).optional(),
})

export const MakesAnswer = z.strictObject({ makes: z.array(z.string()) })
export type MakesAnswer = z.infer<typeof MakesAnswer>

export const SizeRefView = z.strictObject({
  code: z.string(),
  usualLoadIndex: z.int().nullable(),
  usualSpeedKmh: z.int().nullable(),
})
export type SizeRefView = z.infer<typeof SizeRefView>

/** rear: null if all four tyres are the same. */
export const SizeOptionView = z.strictObject({ variant: z.string(), front: SizeRefView, rear: SizeRefView.nullable() })
export type SizeOptionView = z.infer<typeof SizeOptionView>

export const VehicleSizesAnswer = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('unknown'), make: z.string().optional(), model: z.string().optional() }),
  z.strictObject({ kind: z.literal('ask_model'), make: z.string(), models: z.array(z.string()) }),
  z.strictObject({
    kind: z.literal('ask_year'),
    make: z.string(),
    model: z.string(),
    yearFrom: z.int(),
    /** null if it is still sold. */
    yearTo: z.int().nullable(),
    variants: z.array(z.string()),
  }),
  z.strictObject({
    kind: z.literal('sizes'),
    make: z.string(),
    model: z.string(),
    year: z.int().optional(),
    /** Every variant of the model, in that year where it is named. */
    variants: z.array(z.string()),
    options: z.array(SizeOptionView),
  }),
])
export type VehicleSizesAnswer = z.infer<typeof VehicleSizesAnswer>

export const SuggestQuery = z.strictObject({ text: z.string().trim().min(1).max(60) })
/** What a text may mean that is not finished yet. */
export const Suggestions = z.strictObject({
  sizes: z.array(z.string()),
  /** year: the one that the text names. */
  vehicles: z.array(z.strictObject({ make: z.string(), model: z.string(), year: z.int().nullable() })),
})
export type Suggestions = z.infer<typeof Suggestions>

export const searchOperations = {
  'GET /offers': { query: OffersQuery, responses: { 200: OffersAnswer, 400: Problem } },
  'GET /offers/facets': { query: FacetsQuery, responses: { 200: OfferFacets, 400: Problem } },
  'GET /offers/:code': { params: OfferName, query: OfferQuery, responses: { 200: Offer, 404: Problem } },
  'GET /search/suggestions': { query: SuggestQuery, responses: { 200: Suggestions, 400: Problem } },
  'GET /makes': { responses: { 200: MakesAnswer } },
  'GET /vehicles': { query: VehiclesQuery, responses: { 200: VehicleSizesAnswer, 400: Problem } },
} satisfies Operations
