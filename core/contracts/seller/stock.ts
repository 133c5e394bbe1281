import { z } from 'zod'
import { MAX_LEAD_HOURS } from '#core/rules/bookings/slots.ts'
import { type ListingField, MAX_SKU } from '#core/rules/seller/listing-fields.ts'
import { MAX_VIEW_NAME, MAX_VIEW_QUERY } from '#core/rules/seller/saved-views.ts'
import { Line } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
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

export const ViewPage = z.enum(['inventory', 'bookings'])

export type ViewPage = z.infer<typeof ViewPage>

const Name = Line()
  .min(1, 'Please give the view a name')
  .max(MAX_VIEW_NAME, `Must be at most ${MAX_VIEW_NAME} characters`)

/** The filters of a list under a name of the member's own. */
export const SavedView = z.strictObject({ id: z.uuid(), page: ViewPage, name: z.string(), query: z.string() })

export type SavedView = z.infer<typeof SavedView>

const SavedViews = z.strictObject({ views: z.array(SavedView) })

export const SaveView = z.strictObject({
  page: ViewPage,
  name: Name,
  /** As the address of the page holds them, without its question mark. */
  query: z
    .string()
    .max(MAX_VIEW_QUERY)
    .regex(/^[\w%.+&=,/*-]+$/),
})

export type SaveView = z.infer<typeof SaveView>

const RenameView = z.strictObject({ name: Name })

const ViewsOf = z.strictObject({ shopId: z.uuid() })

const OneView = z.strictObject({ shopId: z.uuid(), viewId: z.uuid() })

export const savedViewsOperations = {
  'GET /shops/:shopId/saved-views': { params: ViewsOf, responses: { 200: SavedViews, 404: Problem } },
  'POST /shops/:shopId/saved-views': {
    params: ViewsOf,
    body: SaveView,
    responses: { 201: SavedView, 404: Problem, 409: Problem },
  },
  'PATCH /shops/:shopId/saved-views/:viewId': {
    params: OneView,
    body: RenameView,
    responses: { 200: SavedView, 404: Problem, 409: Problem },
  },
  'DELETE /shops/:shopId/saved-views/:viewId': { params: OneView, responses: { 204: nothing, 404: Problem } },
} satisfies Operations

export const listingsPerPage = [5, 10, 20, 50, 100] as const

/** The shop's own number of an article, unique in the shop. */
export const Sku = Line().trim().min(1).max(MAX_SKU)

/** What core/rules/seller/listing-fields.ts describes: of a new listing, in a change (null takes it away), and as it is shown. */
type Fields = Record<ListingField, z.ZodType>
export const newFields = { sku: Sku.optional() } satisfies Fields
export const changedFields = { sku: Sku.nullable().optional() } satisfies Fields
export const shownFields = { sku: z.string().nullable() } satisfies Fields

export const PriceCents = z.int().min(1).max(100_000_000)
export const Quantity = z.int().min(0).max(100_000)

const Clock = z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Must be a time such as 14:00')
/** What the shop can have brought in beside its shelf. */
export const OrderIn = z.strictObject({
  /** How many at once. */
  quantity: z.int().min(1).max(100_000),
  /** Within so many of its opening hours they are there. */
  leadHours: z.int().min(1).max(MAX_LEAD_HOURS),
  /** HH:MM: a day's last order leaves then; null: when the shop closes. */
  until: Clock.nullable().default(null),
})
export type OrderIn = z.infer<typeof OrderIn>

/** One tyre that a shop sells, as its members see it. Money in cents. */
export const ShopListing = z.strictObject({
  id: z.uuid(),
  /** The short code that drivers type. */
  code: z.string(),
  ...shownFields,
  brand: z.string(),
  model: z.string(),
  size: z.string(),
  type: TyreType,
  loadIndex: z.int().nullable(),
  speedRating: z.string().nullable(),
  /** Load index and speed rating as printed on the sidewall: 91V, 110/108R. */
  service: z.string(),
  runFlat: z.boolean(),
  extraLoad: z.boolean(),
  imageUrl: z.string().nullable(),
  /** The shop added the tyre itself, and an admin has not looked at it yet. */
  awaitsReview: z.boolean(),
  priceCents: z.int(),
  /** On the shelf. */
  quantity: z.int(),
  /** In confirmed bookings that are not done yet. */
  reserved: z.int(),
  /** On the shelf and not promised, which is what drivers see. */
  free: z.int(),
  orderIn: OrderIn.nullable(),
  /** The deal that runs today. */
  deal: z.strictObject({ code: z.string(), priceCents: z.int() }).nullable(),
  /** When the shop last said that so many are there. */
  confirmedAt: z.iso.datetime().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type ShopListing = z.infer<typeof ShopListing>

const Word = z.string().trim().min(1).max(100)

/** Which of a shop's listings; nothing said means all of them. */
const inWords = {
  /** Brand, model, SKU, and a size in any spelling. */
  search: Word.optional(),
  brand: Word.optional(),
  model: Word.optional(),
  /** In any spelling, whole or as far as it is typed: 205/55R16, 205 55, R16. */
  size: Word.optional(),
  sku: Word.optional(),
  type: TyreType.optional(),
  /** plenty: more than 10. low: 1 to 10. out: none. */
  stock: z.enum(['plenty', 'low', 'out']).optional(),
  /** stale: last confirmed more than a week ago, or never. */
  confirmed: z.enum(['fresh', 'stale']).optional(),
}
const Figure = z.int().min(0).max(1_000_000_000)
const filterWith = <T extends z.ZodType<number>>(figure: T) => ({
  ...inWords,
  minPriceCents: figure.optional(),
  maxPriceCents: figure.optional(),
  /** At most so many tyres. */
  atMost: figure.optional(),
})
export const ListingFilter = z.strictObject(filterWith(Figure))
export type ListingFilter = z.infer<typeof ListingFilter>

export const ListingSort = z.enum(['newest', 'brand', 'model', 'size', 'type', 'price', 'stock', 'sku', 'confirmed'])
export type ListingSort = z.infer<typeof ListingSort>

export const ListingQuery = z.strictObject({
  ...filterWith(numeric(Figure)),
  sort: ListingSort.default('newest'),
  /** Of the column; newest first is the order of 'newest' in either case. */
  order: z.enum(['asc', 'desc']).default('asc'),
  page: numeric(z.int().min(1).max(20_000)).default(1),
  perPage: numeric(z.union(listingsPerPage.map((count) => z.literal(count)))).default(10),
})
export type ListingQuery = z.infer<typeof ListingQuery>

export const ListingPage = z.strictObject({
  listings: z.array(ShopListing),
  /** How many there are in all pages. */
  total: z.int(),
  page: z.int(),
  /** At least 1. */
  pages: z.int(),
})
export type ListingPage = z.infer<typeof ListingPage>
