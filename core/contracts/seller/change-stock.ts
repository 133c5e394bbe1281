import { z } from 'zod'
import { isName, Line, nameSays } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ShopId } from '../shop-directory.ts'
import { TyreType } from '../tyres.ts'
import {
  CataloguePage,
  CatalogueQuery,
  changedFields,
  ListingFilter,
  ListingPage,
  ListingQuery,
  newFields,
  OrderIn,
  PriceCents,
  Quantity,
  ShopListing,
  StockState,
} from './stock.ts'

export const addNeeds = 'Please select a tyre and enter price and quantity'

const speeds = ['L', 'M', 'N', 'P', 'Q', 'R', 'S', 'T', 'U', 'H', 'V', 'W', 'Y'] as const

/** A tyre that the catalogue lacks. */
export const NewTyre = z.strictObject({
  brand: Line().trim().min(1, 'Brand is required').max(40).refine(isName, nameSays),
  model: Line().trim().min(1, 'Model is required').max(60),
  /** In any spelling; what is written behind it (91V, XL, run-flat) counts if it is not said apart. */
  size: Line().trim().min(1, 'Size is required').max(60),
  type: TyreType,
  loadIndex: z.int().min(60).max(130).nullable().default(null),
  speedRating: z.enum(speeds).nullable().default(null),
  runFlat: z.boolean().default(false),
  extraLoad: z.boolean().default(false),
})
export type NewTyre = z.infer<typeof NewTyre>

/** The yes to a price that is more likely a slip of the hand. */
const priceIsRight = z.boolean().optional()

/** One tyre of the catalogue, or one that it lacks. */
export const NewListing = z
  .strictObject({
    tyreId: z.uuid().optional(),
    tyre: NewTyre.optional(),
    priceCents: PriceCents,
    quantity: Quantity,
    ...newFields,
    orderIn: OrderIn.nullable().optional(),
    priceIsRight,
    /** The yes to a brand that the catalogue does not know. */
    brandIsNew: z.boolean().optional(),
  })
  .refine(({ tyreId, tyre }) => (tyreId === undefined) !== (tyre === undefined), { error: addNeeds, path: ['tyreId'] })
export type NewListing = z.infer<typeof NewListing>

export const ChangeOwnListing = z.strictObject({
  priceCents: PriceCents.optional(),
  quantity: Quantity.optional(),
  ...changedFields,
  /** Null: it cannot be ordered. */
  orderIn: OrderIn.nullable().optional(),
  priceIsRight,
})
export type ChangeOwnListing = z.infer<typeof ChangeOwnListing>

export const ListingId = z.strictObject({ id: z.uuid() })

/** What was changed can be taken back for a minute by this id. */
const undoId = z.uuid()
export const ListingChanged = z.strictObject({ listing: ShopListing, undoId })
export type ListingChanged = z.infer<typeof ListingChanged>
export const UndoId = z.strictObject({ id: z.uuid() })

const MAX_CHOSEN = 2_000
/** Listings by their ids, or all that fit the filter. */
export const ChosenListings = z.union([
  z.strictObject({ ids: z.array(z.uuid()).min(1).max(MAX_CHOSEN) }),
  z.strictObject({ filter: ListingFilter }),
])
export type ChosenListings = z.infer<typeof ChosenListings>

/** none: to the cent. rand, ten: to the nearest. nine: to the nearest that ends in 9, as shops write it (R 1 899). */
export const Rounding = z.enum(['none', 'rand', 'ten', 'nine'])
export type Rounding = z.infer<typeof Rounding>

export const StockChange = z.discriminatedUnion('what', [
  z.strictObject({
    what: z.literal('price'),
    /** Below zero is cheaper. One of the two. */
    percent: z.number().min(-90).max(500).optional(),
    cents: z.int().min(-10_000_000).max(10_000_000).optional(),
    round: Rounding,
  }),
  z.strictObject({
    what: z.literal('quantity'),
    /** So many now, or so many more; fewer if below zero, and never below none. One of the two. */
    set: Quantity.optional(),
    by: z.int().min(-100_000).max(100_000).optional(),
  }),
  /** The stock is as it stands here. */
  z.strictObject({ what: z.literal('confirm') }),
])
export type StockChange = z.infer<typeof StockChange>

const saysOne = (change: StockChange): boolean =>
  change.what === 'confirm' ||
  (change.what === 'price'
    ? (change.percent === undefined) !== (change.cents === undefined)
    : (change.set === undefined) !== (change.by === undefined))
const OneChange = StockChange.refine(saysOne, 'Please say by how much')

export const PreviewStock = z.strictObject({ chosen: ChosenListings, change: OneChange })
export type PreviewStock = z.infer<typeof PreviewStock>

const Level = z.strictObject({ priceCents: z.int(), quantity: z.int() })
export const StockPreview = z.strictObject({
  /** How many are chosen, how many of them would be other than now, and how many would cost nothing any more. */
  chosen: z.int(),
  changed: z.int(),
  tooLow: z.int(),
  /** How many would cost three times as much as now, or a third of it. */
  unlikely: z.int(),
  /** The first of those that change, by brand and model. */
  examples: z.array(
    z.strictObject({
      id: z.uuid(),
      brand: z.string(),
      model: z.string(),
      size: z.string(),
      before: Level,
      after: Level,
    }),
  ),
})
export type StockPreview = z.infer<typeof StockPreview>

/** `expected` is how many were chosen when somebody looked; if it is another number now, nothing changes. */
const expected = z.int().min(1)
export const ChangeStock = z.strictObject({ chosen: ChosenListings, change: OneChange, expected, priceIsRight })
export type ChangeStock = z.infer<typeof ChangeStock>
/** The same of what is taken off the shelves. */
export const RemoveStock = z.strictObject({ chosen: ChosenListings, expected })
export type RemoveStock = z.infer<typeof RemoveStock>
export const StockChanged = z.strictObject({ changed: z.int(), undoId })
export type StockChanged = z.infer<typeof StockChanged>

export const stockOperations = {
  'GET /shops/:shopId/listings': {
    params: ShopId,
    query: ListingQuery,
    responses: { 200: ListingPage, 404: Problem },
  },
  'POST /shops/:shopId/listings': {
    params: ShopId,
    body: NewListing,
    responses: { 201: ShopListing, 400: Problem, 404: Problem, 409: Problem },
  },
  'PATCH /listings/:id': {
    params: ListingId,
    body: ChangeOwnListing,
    responses: { 200: ListingChanged, 404: Problem, 409: Problem },
  },
  'DELETE /listings/:id': { params: ListingId, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'POST /shops/:shopId/listings/preview': {
    params: ShopId,
    body: PreviewStock,
    responses: { 200: StockPreview, 404: Problem },
  },
  'POST /shops/:shopId/listings/change': {
    params: ShopId,
    body: ChangeStock,
    responses: { 200: StockChanged, 404: Problem, 409: Problem },
  },
  'POST /shops/:shopId/listings/remove': {
    params: ShopId,
    body: RemoveStock,
    responses: { 200: StockChanged, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/catalogue': {
    params: ShopId,
    query: CatalogueQuery,
    responses: { 200: CataloguePage, 400: Problem, 404: Problem },
  },
  'GET /shops/:shopId/stock': { params: ShopId, responses: { 200: StockState, 404: Problem } },
  'POST /undo/:id': { params: UndoId, responses: { 204: nothing, 404: Problem, 409: Problem } },
} satisfies Operations
