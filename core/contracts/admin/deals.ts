import { z } from 'zod'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { DealStatus } from '../seller/deals.ts'
import { TyreType } from '../tyres.ts'

/** A deal of any shop, as an admin sees it. */
export const AdminDeal = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  shop: z.strictObject({ id: z.uuid(), slug: z.string(), name: z.string(), city: z.string(), province: z.string() }),
  /** The tyre of the catalogue. */
  product: z.strictObject({ brand: z.string(), model: z.string(), size: z.string(), type: TyreType }),
  /** The shop's own entry of it. */
  listing: z.strictObject({ code: z.string(), priceCents: z.int(), stock: z.int() }),
  title: z.string(),
  description: z.string(),
  priceCents: z.int(),
  percentOff: z.int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  status: DealStatus,
  /** It runs, and drivers do not see it since there is no stock. */
  soldOut: z.boolean(),
  featured: z.boolean(),
  /** Of the shop; null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  features: z.array(z.string()),
  createdAt: z.iso.datetime(),
})
export type AdminDeal = z.infer<typeof AdminDeal>

export const AdminDealsQuery = z.strictObject({
  show: z.enum([...DealStatus.options, 'featured']).optional(),
  /** In the deal's title or code, the tyre's name or the shop's. */
  search: z.string().trim().max(100).optional(),
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})
export type AdminDealsQuery = z.infer<typeof AdminDealsQuery>
export const AdminDeals = z.strictObject({ deals: z.array(AdminDeal), next: z.string().nullable() })
export type AdminDeals = z.infer<typeof AdminDeals>

export const AdminDealId = z.strictObject({ id: z.uuid() })
export const FeatureDeal = z.strictObject({ featured: z.boolean() })

export const adminDealsOperations = {
  'GET /admin/deals': { query: AdminDealsQuery, responses: { 200: AdminDeals } },
  'PATCH /admin/deals/:id': {
    params: AdminDealId,
    body: FeatureDeal,
    responses: { 200: AdminDeal, 404: Problem },
  },
} satisfies Operations
