import { z } from 'zod'
import { priceBands } from '../rules/prices/price-bands.ts'
import { Offer } from './offers.ts'
import type { Operations } from './operations/operation.ts'
import { Problem } from './problem.ts'
import { After, listed, numeric } from './query.ts'
import { Quantity } from './search.ts'

/** A tyre on a deal that runs today and has stock. */
export const DealView = Offer.extend({
  deal: z.strictObject({
    id: z.uuid(),
    code: z.string(),
    title: z.string(),
    description: z.string(),
    /** The last day of the deal, YYYY-MM-DD; null if it has no end. */
    endsOn: z.iso.date().nullable(),
    featured: z.boolean(),
    percentOff: z.int(),
  }),
  features: z.array(z.string()),
})
export type DealView = z.infer<typeof DealView>

const bands = Object.keys(priceBands) as (keyof typeof priceBands)[]

const input = {
  brand: listed(z.string().min(1).max(40), 10).optional(),
  /** In any spelling. */
  size: z.string().min(1).max(60).optional(),
  /** What one tyre costs. */
  price: z.enum(bands).optional(),
  quantity: Quantity,
  limit: numeric(z.int().min(1).max(50)).default(12),
  after: After.optional(),
}

/** Deals that run today: the featured ones first, then the newest. */
export const DealsQuery = z.strictObject({
  /** Only deals of shops in this town or suburb. */
  city: z.string().trim().min(1).max(80).optional(),
  ...input,
})
export type DealsQuery = z.infer<typeof DealsQuery>
export const ShopDealsQuery = z.strictObject(input)

export const DealPage = z.strictObject({
  deals: z.array(DealView),
  next: z.string().nullable(),
  /** What there is to filter by, whatever is filtered now. */
  brands: z.array(z.string()),
  sizes: z.array(z.string()),
})
export type DealPage = z.infer<typeof DealPage>

export const DealName = z.strictObject({ code: z.string().trim().min(1).max(40) })
export const DealQuery = z.strictObject({ quantity: Quantity })

export const dealsOperations = {
  'GET /deals': { query: DealsQuery, responses: { 200: DealPage } },
  'GET /deals/:code': { params: DealName, query: DealQuery, responses: { 200: DealView, 404: Problem } },
} satisfies Operations
