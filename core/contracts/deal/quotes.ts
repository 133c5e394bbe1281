import { z } from 'zod'
import { BookedTyre, PriceLine } from '../bookings.ts'
import { Line, Lines } from '../forms/typed.ts'
import { Point } from '../offers.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ServiceCode } from '../shops.ts'

export const RoundState = z.enum(['open', 'taken', 'closed', 'lapsed'])
export type RoundState = z.infer<typeof RoundState>
export const AskState = z.enum(['waiting', 'answered', 'declined', 'taken', 'lost', 'lapsed'])
export type AskState = z.infer<typeof AskState>

/** Several shops are asked for a price. */
export const AskShops = z.strictObject({
  size: z.string().max(20),
  quantity: z.int().min(1).max(20).default(4),
  brand: Line().max(40).optional(),
  services: z.array(ServiceCode).min(1).max(6).default(['fitting']),
  place: Line().min(1, 'Place is required').max(120),
  near: Point,
  notes: Lines().max(500).default(''),
  /** This shop alone; others may be asked as well later. */
  shopId: z.uuid().optional(),
})
export type AskShops = z.infer<typeof AskShops>
export type AskShopsInput = z.input<typeof AskShops>

const What = {
  size: z.string(),
  quantity: z.int(),
  brand: z.string().nullable(),
  services: z.array(ServiceCode),
  place: z.string(),
  notes: z.string(),
}

/** What a shop answered, as it stands. */
const Answer = {
  state: AskState,
  declinedBy: z.enum(['shop', 'customer']).nullable(),
  listingId: z.uuid().nullable(),
  listingCode: z.string().nullable(),
  tyre: BookedTyre.nullable(),
  /** One tyre. */
  priceCents: z.int().nullable(),
  totalCents: z.int().nullable(),
  lines: z.array(PriceLine),
  note: z.string(),
  answeredAt: z.iso.datetime().nullable(),
  validUntil: z.iso.datetime(),
  distanceKm: z.number(),
}

export const AskView = z.strictObject({
  id: z.uuid(),
  shop: z.strictObject({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    suburb: z.string().nullable(),
    city: z.string(),
    phone: z.string().nullable(),
  }),
  ...Answer,
})
export type AskView = z.infer<typeof AskView>

/** A round as its driver sees it: answers first, the cheapest at the top. */
export const RoundView = z.strictObject({
  id: z.uuid(),
  ...What,
  state: RoundState,
  validUntil: z.iso.datetime(),
  createdAt: z.iso.datetime(),
  asks: z.array(AskView),
})
export type RoundView = z.infer<typeof RoundView>
export const RoundList = z.strictObject({ rounds: z.array(RoundView) })
export type RoundList = z.infer<typeof RoundList>

/** A tyre of the shop that fits what is asked for, at the price of its list. */
export const QuoteListing = z.strictObject({
  listingId: z.uuid(),
  code: z.string(),
  tyre: BookedTyre,
  priceCents: z.int(),
  totalCents: z.int(),
})
export type QuoteListing = z.infer<typeof QuoteListing>

/** An ask as the shop sees it. Who asks stays unknown until they book. */
export const ShopQuote = z.strictObject({
  id: z.uuid(),
  shopId: z.uuid(),
  shopName: z.string(),
  ...What,
  ...Answer,
  askedAt: z.iso.datetime(),
  /** Whether it can still be answered. */
  open: z.boolean(),
  /** While it can be answered: the best first, which is the default. */
  listings: z.array(QuoteListing),
})
export type ShopQuote = z.infer<typeof ShopQuote>

/** Of the last 30 days. */
export const QuoteCounts = z.strictObject({
  asked: z.int(),
  won: z.int(),
  lost: z.int(),
  unanswered: z.int(),
})
export type QuoteCounts = z.infer<typeof QuoteCounts>

export const ShopQuotes = z.strictObject({
  waiting: z.array(ShopQuote),
  past: z.array(ShopQuote),
  counts: QuoteCounts,
})
export type ShopQuotes = z.infer<typeof ShopQuotes>

export const AnswerQuote = z.strictObject({
  listingId: z.uuid(),
  /** One tyre. */
  priceCents: z.int().min(100).max(10_000_000),
  note: Line().max(300).default(''),
  /** The last day on which the price stands; missing: as usual. */
  validOn: z.iso.date().optional(),
})
export type AnswerQuote = z.infer<typeof AnswerQuote>
export type AnswerQuoteInput = z.input<typeof AnswerQuote>

export const QuoteId = z.strictObject({ id: z.uuid() })
export const QuotesOfShop = z.strictObject({ shopId: z.uuid() })

const refusals = { 403: Problem, 404: Problem, 409: Problem }

/** A driver asks several shops for a price. */
export const quotesOperations = {
  'POST /quote-rounds': { body: AskShops, responses: { 201: RoundView, 403: Problem, 409: Problem } },
  'GET /quote-rounds': { responses: { 200: RoundList } },
  'GET /quote-rounds/:id': { params: QuoteId, responses: { 200: RoundView, 404: Problem } },
  'POST /quote-rounds/:id/close': { params: QuoteId, responses: { 200: RoundView, ...refusals } },
  'POST /quote-rounds/:id/more': { params: QuoteId, responses: { 200: RoundView, ...refusals } },
  'POST /quote-answers/:id/decline': { params: QuoteId, responses: { 200: RoundView, ...refusals } },
} satisfies Operations

/** The people of a shop see what they are asked and name their price. */
export const shopQuotesOperations = {
  'GET /shops/:shopId/quotes': { params: QuotesOfShop, responses: { 200: ShopQuotes, 404: Problem } },
  'POST /shop-quotes/:id/answer': {
    params: QuoteId,
    body: AnswerQuote,
    responses: { 200: z.strictObject({ quote: ShopQuote, changed: z.boolean() }), 404: Problem, 409: Problem },
  },
  'POST /shop-quotes/:id/decline': { params: QuoteId, responses: { 200: ShopQuote, 404: Problem, 409: Problem } },
} satisfies Operations
