import { z } from 'zod'
import { BookedTyre } from '../bookings.ts'
import { DealView } from '../deals.ts'
import { Day } from '../forms/shop-hours.ts'
import { Line, Lines } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'

export const DealStatus = z.enum(['active', 'scheduled', 'expired', 'inactive'])
export type DealStatus = z.infer<typeof DealStatus>

/** A deal as the members of its shop see it. Money in cents, days as YYYY-MM-DD of Johannesburg. */
export const OwnDeal = z.strictObject({
  id: z.uuid(),
  /** The short code that drivers type. */
  code: z.string(),
  listingId: z.uuid(),
  tyre: BookedTyre,
  title: z.string(),
  description: z.string(),
  priceCents: z.int(),
  /** Without the deal. */
  listPriceCents: z.int(),
  percentOff: z.int(),
  startsOn: z.iso.date(),
  endsOn: z.iso.date().nullable(),
  /** As the shop has switched it; `status` says what that comes to today. */
  active: z.boolean(),
  status: DealStatus,
  /** It runs, but there is nothing left to sell. */
  soldOut: z.boolean(),
  stock: z.int(),
  createdAt: z.iso.datetime(),
})
export type OwnDeal = z.infer<typeof OwnDeal>

const Search = z.string().trim().max(100)

/** Newest first. */
export const OwnDealsQuery = z.strictObject({
  /** In the title, or in the tyre's brand, model or size. */
  search: Search.optional(),
  status: DealStatus.optional(),
  limit: numeric(z.int().min(1).max(50)).default(20),
  after: After.optional(),
})
export type OwnDealsQuery = z.infer<typeof OwnDealsQuery>
export const OwnDeals = z.strictObject({
  deals: z.array(OwnDeal),
  next: z.string().nullable(),
  /** Of every deal of the shop, whatever is searched for. */
  counts: z.strictObject({ all: z.int(), active: z.int(), scheduled: z.int(), expired: z.int(), inactive: z.int() }),
  /** There is a tyre with stock to make a deal of. */
  hasStock: z.boolean(),
})
export type OwnDeals = z.infer<typeof OwnDeals>

const Price = z
  .int('Price must be a number of cents')
  .min(1, 'Price must be above 0')
  .max(100_000_000, 'Price must be at most R 1 000 000')
const terms = {
  title: Line('Title is required').min(1, 'Title is required').max(80, 'Title must be at most 80 characters'),
  description: Lines().max(1000, 'Description must be at most 1000 characters'),
  priceCents: Price,
  endsOn: Day.nullable(),
}

export const CreateDeal = z.strictObject({
  ...terms,
  listingId: z.uuid('Please select a tyre'),
  description: terms.description.default(''),
  /** Today unless said otherwise. */
  startsOn: Day.nullable().default(null),
  endsOn: terms.endsOn.default(null),
  /** The seller knows that it is no cheaper than the listing. */
  confirmed: z.boolean().default(false),
})
export type CreateDeal = z.infer<typeof CreateDeal>

/** What is left out stays. A deal keeps its tyre: people have saved it for that. */
export const ChangeDeal = z
  .strictObject({ ...terms, startsOn: Day, active: z.boolean() })
  .partial()
  .extend({ confirmed: z.boolean().default(false) })
export type ChangeDeal = z.infer<typeof ChangeDeal>

/** Own stock to make a deal of, by brand. */
export const DealTyresQuery = z.strictObject({
  search: Search.optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type DealTyresQuery = z.infer<typeof DealTyresQuery>
export const DealTyre = z.strictObject({
  listingId: z.uuid(),
  brand: z.string(),
  model: z.string(),
  size: z.string(),
  priceCents: z.int(),
  stock: z.int(),
  /** It has a deal that runs or will run. */
  hasDeal: z.boolean(),
})
export type DealTyre = z.infer<typeof DealTyre>
export const DealTyres = z.strictObject({ tyres: z.array(DealTyre), next: z.string().nullable() })
export type DealTyres = z.infer<typeof DealTyres>

export const DealPreviewQuery = z.strictObject({
  listingId: z.uuid(),
  title: z.string().trim().max(80).default(''),
  priceCents: numeric(Price),
  endsOn: Day.optional(),
})
export type DealPreviewQuery = z.infer<typeof DealPreviewQuery>
/** What drivers would see of a deal, and how many would be told. */
export const DealPreview = z.strictObject({
  /** At most 1,000 are counted. */
  drivers: z.int(),
  card: DealView,
  /** The message in the chat, as it goes out to a driver with an alert for one offer. */
  chat: z.strictObject({ title: z.string(), lines: z.array(z.string()) }),
})
export type DealPreview = z.infer<typeof DealPreview>

export const DealsOf = z.strictObject({ shopId: z.uuid() })
export const OneDeal = z.strictObject({ id: z.uuid() })

export const ownDealsOperations = {
  'GET /shops/:shopId/own-deals': { params: DealsOf, query: OwnDealsQuery, responses: { 200: OwnDeals, 404: Problem } },
  'POST /shops/:shopId/own-deals': {
    params: DealsOf,
    body: CreateDeal,
    responses: { 201: OwnDeal, 404: Problem, 409: Problem },
  },
  'PATCH /own-deals/:id': {
    params: OneDeal,
    body: ChangeDeal,
    responses: { 200: OwnDeal, 404: Problem, 409: Problem },
  },
  'DELETE /own-deals/:id': { params: OneDeal, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'GET /shops/:shopId/deal-tyres': {
    params: DealsOf,
    query: DealTyresQuery,
    responses: { 200: DealTyres, 404: Problem },
  },
  'GET /shops/:shopId/deal-preview': {
    params: DealsOf,
    query: DealPreviewQuery,
    responses: { 200: DealPreview, 404: Problem },
  },
} satisfies Operations
