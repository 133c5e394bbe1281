import { z } from 'zod'
import { Offer, OfferPage } from './offers.ts'
import { After, isPlace, latLng, numeric, placeNeedsBoth } from './query.ts'

export const Quantity = numeric(z.int().min(1).max(8)).default(4)

/** The website's search in an address: GET /api/offers?size=205/55R16&quantity=4&lat=…&lng=… */
export const OffersQuery = z
  .strictObject({
    size: z.string().min(1, 'Type a tyre size').max(60),
    quantity: Quantity,
    ...latLng,
    radiusKm: numeric(z.int().min(1).max(100)).default(50),
    sort: z.enum(['price', 'distance']).default('price'),
    minLoadIndex: numeric(z.int().min(0).max(300)).optional(),
    minSpeedKmh: numeric(z.int().min(0).max(500)).optional(),
    limit: numeric(z.int().min(1).max(20)).default(6),
    after: After.optional(),
  })
  .refine(isPlace, placeNeedsBoth)
export type OffersQuery = z.infer<typeof OffersQuery>

export const RelaxedWish = z.enum([
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
])

/** When nothing was found: what exists without one of the wishes, or in another size that may fit. */
export const NearMissView = z.discriminatedUnion('relaxed', [
  z.strictObject({
    relaxed: RelaxedWish,
    offers: z.array(Offer),
    /** A radius that reaches the nearest of them. */
    radiusKm: z.int().optional(),
    /** Wishes that had to go as well. */
    alsoRelaxed: z.array(RelaxedWish).optional(),
  }),
  z.strictObject({
    relaxed: z.literal('size'),
    size: z.string(),
    differencePercent: z.number(),
    offers: z.array(Offer),
  }),
])
export type NearMissView = z.infer<typeof NearMissView>

export const OffersAnswer = OfferPage.extend({ nearMisses: z.array(NearMissView) })
export type OffersAnswer = z.infer<typeof OffersAnswer>

/** A listing's code, or its id. */
export const OfferName = z.strictObject({ code: z.string().trim().min(1).max(40) })
export const OfferQuery = z.strictObject({ quantity: Quantity, ...latLng }).refine(isPlace, placeNeedsBoth)

/** Deals that run today, the nearest first where it is known from where, else the biggest saving first. */
export const DealsQuery = z
  .strictObject({
    ...latLng,
    radiusKm: numeric(z.int().min(1).max(500)).default(50),
    size: z.string().min(1).max(60).optional(),
    brand: z.string().trim().min(1).max(40).optional(),
    quantity: Quantity,
    limit: numeric(z.int().min(1).max(50)).default(12),
    after: After.optional(),
  })
  .refine(isPlace, placeNeedsBoth)

export const VehiclesQuery = z.strictObject({
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(60).optional(),
  year: numeric(z.int().min(1990).max(2100)).optional(),
})

export const MakesAnswer = z.strictObject({ makes: z.array(z.string()) })
export type MakesAnswer = z.infer<typeof MakesAnswer>

export const SizeRefView = z.strictObject({
  code: z.string(),
  usualLoadIndex: z.int().nullable(),
  usualSpeedKmh: z.int().nullable(),
})
export type SizeRefView = z.infer<typeof SizeRefView>

/** rear: null where all four are the same. */
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
    /** null where it is still sold. */
    yearTo: z.int().nullable(),
  }),
  z.strictObject({
    kind: z.literal('sizes'),
    make: z.string(),
    model: z.string(),
    year: z.int().optional(),
    options: z.array(SizeOptionView),
  }),
])
export type VehicleSizesAnswer = z.infer<typeof VehicleSizesAnswer>
