import { z } from 'zod'
import { MAX_NAME } from '#core/rules/imports/row.ts'
import { ApiScope, MakeApiKey } from '../forms/integrations.ts'
import { Line } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { ServiceCode } from '../shops.ts'
import { TyreType } from '../tyres.ts'
import { newFields, OrderIn, PriceCents, Quantity, Sku, shownFields } from './stock.ts'

/** A shop that keeps its own books sets its stock from them, so we take nothing off when a booking is completed. */
export const OwnBooks = z.strictObject({ keepsOwnBooks: z.boolean() })

export type OwnBooks = z.infer<typeof OwnBooks>

export const ApiKey = z.strictObject({
  id: z.uuid(),
  name: z.string(),
  /** The first characters of the key, to tell it from others. */
  prefix: z.string(),
  scopes: z.array(ApiScope),
  createdAt: z.iso.datetime(),
  lastUsedAt: z.iso.datetime().nullable(),
})

export type ApiKey = z.infer<typeof ApiKey>

export const ApiKeys = OwnBooks.extend({ keys: z.array(ApiKey) })

export type ApiKeys = z.infer<typeof ApiKeys>

/** The key itself is shown this once; we keep only its hash. */
export const MadeApiKey = z.strictObject({ key: ApiKey, token: z.string() })

export type MadeApiKey = z.infer<typeof MadeApiKey>

const OfShop = z.strictObject({ shopId: z.uuid() })

const KeyId = z.strictObject({ id: z.uuid() })

export const keysOperations = {
  'GET /shops/:shopId/keys': { params: OfShop, responses: { 200: ApiKeys, 403: Problem, 404: Problem } },
  'POST /shops/:shopId/keys': {
    params: OfShop,
    body: MakeApiKey,
    responses: { 201: MadeApiKey, 403: Problem, 404: Problem, 409: Problem },
  },
  'PATCH /shops/:shopId/own-books': {
    params: OfShop,
    body: OwnBooks,
    responses: { 200: OwnBooks, 403: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /keys/:id': { params: KeyId, responses: { 204: nothing, 403: Problem, 404: Problem } },
} satisfies Operations

/** The most items of one call. */
export const MAX_ITEMS = 1_000

const Name = Line().min(1).max(MAX_NAME)

/**
 * One article by the shop's own number. An article that the shop does not list yet needs brand, model, size, price and
 * quantity; of one that it lists, what is left out stays as it is.
 */
export const IntegrationItem = z.strictObject({
  ...newFields,
  sku: Sku,
  brand: Name.optional(),
  model: Name.optional(),
  /** In any spelling: 205/55R16 91V, 205 55 16. */
  size: Line().min(1).max(60).optional(),
  type: TyreType.optional(),
  runFlat: z.boolean().optional(),
  priceCents: PriceCents.optional(),
  /** On the shelf: those that are promised to drivers count until they are sold. */
  quantity: Quantity.optional(),
  /** Null: it cannot be ordered. */
  orderIn: OrderIn.nullable().optional(),
  /** The yes to a price outside R 150 to R 10 000 for a new article, three times the one before, or a third of it. */
  priceIsRight: z.boolean().optional(),
  /** The yes to a brand that Spoor does not know. */
  brandIsNew: z.boolean().optional(),
})
export type IntegrationItem = z.infer<typeof IntegrationItem>
export const PutStock = z.strictObject({ items: z.array(IntegrationItem).min(1).max(MAX_ITEMS) })
export type PutStock = z.infer<typeof PutStock>

/** What became of an item, in the order in which they were sent. */
export const ItemResult = z.strictObject({
  sku: z.string(),
  result: z.enum(['created', 'updated', 'unchanged', 'error']),
  problem: z.string().nullable(),
})
export const PutStockResult = z.strictObject({
  created: z.int(),
  updated: z.int(),
  unchanged: z.int(),
  errors: z.int(),
  items: z.array(ItemResult),
})
export type PutStockResult = z.infer<typeof PutStockResult>

export const IntegrationStockQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(MAX_ITEMS)).default(100),
  after: After.optional(),
})
export type IntegrationStockQuery = z.infer<typeof IntegrationStockQuery>
export const IntegrationStock = z.strictObject({
  items: z.array(
    z.strictObject({
      ...shownFields,
      /** The short code of the listing, as drivers see it. */
      code: z.string(),
      brand: z.string(),
      model: z.string(),
      size: z.string(),
      loadIndex: z.int().nullable(),
      speedRating: z.string().nullable(),
      runFlat: z.boolean(),
      priceCents: z.int(),
      /** On the shelf. */
      quantity: z.int(),
      /** In confirmed bookings that are not done yet. */
      reserved: z.int(),
      /** On the shelf and not promised. */
      free: z.int(),
      orderIn: OrderIn.nullable(),
      updatedAt: z.iso.datetime(),
    }),
  ),
  next: z.string().nullable(),
})
export type IntegrationStock = z.infer<typeof IntegrationStock>

/** A booking as the shop's own systems see it, by a key and in webhooks. */
export const IntegrationBooking = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  status: z.enum(['pending', 'confirmed', 'in_progress', 'completed', 'cancelled']),
  /** Whose answer is awaited. */
  awaiting: z.enum(['shop', 'customer']).nullable(),
  services: z.array(ServiceCode),
  quantity: z.int().nullable(),
  tyre: z.strictObject({ brand: z.string(), model: z.string(), size: z.string() }).nullable(),
  listingCode: z.string().nullable(),
  /** How its listing stands now: on the shelf, in confirmed bookings, and what is left; null without a listing. */
  stock: z.strictObject({ quantity: z.int(), reserved: z.int(), free: z.int() }).nullable(),
  /** As agreed. */
  totalCents: z.int(),
  /** What it came to; null until the work is done. */
  doneTotalCents: z.int().nullable(),
  readyAt: z.iso.datetime().nullable(),
  plate: z.string().nullable(),
  locationType: z.enum(['wait', 'drop_off', 'mobile']),
  address: z.string().nullable(),
  /** When the bay is held for it; null until a time is agreed or asked for. */
  start: z.iso.datetime().nullable(),
  /** The day that was asked for without a time. */
  day: z.iso.date().nullable(),
  durationMinutes: z.int(),
  customer: z.strictObject({ name: z.string(), phone: z.string().nullable(), email: z.string().nullable() }),
  notes: z.string(),
  cancelReason: z.string().nullable(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
})
export type IntegrationBooking = z.infer<typeof IntegrationBooking>

export const IntegrationBookingsQuery = z.strictObject({
  /** Only bookings that changed later. */
  changedSince: z.iso.datetime().optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type IntegrationBookingsQuery = z.infer<typeof IntegrationBookingsQuery>
export const IntegrationBookings = z.strictObject({
  bookings: z.array(IntegrationBooking),
  next: z.string().nullable(),
})
export type IntegrationBookings = z.infer<typeof IntegrationBookings>

/** What a shop's own systems do, by a key of its owner. */
export const integrationsOperations = {
  'GET /v1/stock': { query: IntegrationStockQuery, responses: { 200: IntegrationStock, 400: Problem } },
  'POST /v1/stock': { body: PutStock, responses: { 200: PutStockResult, 409: Problem } },
  'GET /v1/bookings': { query: IntegrationBookingsQuery, responses: { 200: IntegrationBookings, 400: Problem } },
} satisfies Operations
