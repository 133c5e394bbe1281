import { z } from 'zod'
import type { Offer, OfferPage } from './offers.ts'

/** The website's search in an address: GET /api/offers?size=205/55R16&quantity=4&lat=…&lng=… */
export const OffersQuery = z.strictObject({
  size: z.string().min(1, 'Type a tyre size').max(60),
  quantity: z.coerce.number().pipe(z.int().min(1).max(8)).default(4),
  lat: z.coerce.number().min(-90).max(90).optional(),
  lng: z.coerce.number().min(-180).max(180).optional(),
  radiusKm: z.coerce.number().pipe(z.int().min(1).max(100)).default(50),
  sort: z.enum(['price', 'distance']).default('price'),
  minLoadIndex: z.coerce.number().pipe(z.int()).optional(),
  minSpeedKmh: z.coerce.number().pipe(z.int()).optional(),
  limit: z.coerce.number().pipe(z.int().min(1).max(20)).default(6),
  after: z.string().max(200).optional(),
})
export type OffersQuery = z.infer<typeof OffersQuery>

/** When nothing was found: what exists without one of the wishes, or in another size that may fit. */
export type NearMissView =
  | {
      relaxed: 'radius' | 'place' | 'price' | 'brand' | 'type' | 'run_flat' | 'quantity' | 'shop' | 'deals'
      offers: Offer[]
      radiusKm?: number
    }
  | { relaxed: 'size'; size: string; differencePercent: number; offers: Offer[] }

export type OffersAnswer = OfferPage & { nearMisses: NearMissView[] }

export const VehiclesQuery = z.strictObject({
  make: z.string().trim().min(1).max(60),
  model: z.string().trim().min(1).max(60).optional(),
  year: z.coerce.number().pipe(z.int().min(1990).max(2100)).optional(),
})

export type MakesAnswer = { makes: string[] }

export type SizeRefView = { code: string; usualLoadIndex: number | null; usualSpeedKmh: number | null }
export type SizeOptionView = { variant: string; front: SizeRefView; rear: SizeRefView | null }
export type VehicleSizesAnswer =
  | { kind: 'unknown'; make?: string; model?: string }
  | { kind: 'ask_model'; make: string; models: string[] }
  | { kind: 'ask_year'; make: string; model: string; yearFrom: number; yearTo: number | null }
  | { kind: 'sizes'; make: string; model: string; year?: number; options: SizeOptionView[] }
