import { z } from 'zod'
import { After, numeric } from '../query.ts'
import { TyreType } from '../tyres.ts'

/** How a shop's stock stands as a whole. */
export const StockState = z.strictObject({
  listed: z.int(),
  /** 1 to 10 of them left. */
  low: z.int(),
  out: z.int(),
  /** Not confirmed for a week. */
  stale: z.int(),
  /** When the listing whose confirmation is oldest was confirmed; null if one never was, or nothing is listed. */
  confirmedAt: z.iso.datetime().nullable(),
})
export type StockState = z.infer<typeof StockState>

/** A tyre of the central database. */
export const CatalogueTyre = z.strictObject({
  id: z.uuid(),
  brand: z.string(),
  model: z.string(),
  size: z.string(),
  type: TyreType,
  service: z.string(),
  runFlat: z.boolean(),
  extraLoad: z.boolean(),
  imageUrl: z.string().nullable(),
  /** The shop's listing of it, if it has one. */
  listingId: z.uuid().nullable(),
})
export type CatalogueTyre = z.infer<typeof CatalogueTyre>
export const CatalogueQuery = z.strictObject({
  /** Brand, model and a size in any spelling. */
  search: z.string().trim().min(1).max(100).optional(),
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: After.optional(),
})
export type CatalogueQuery = z.infer<typeof CatalogueQuery>
export const CataloguePage = z.strictObject({ tyres: z.array(CatalogueTyre), next: z.string().nullable() })
export type CataloguePage = z.infer<typeof CataloguePage>
