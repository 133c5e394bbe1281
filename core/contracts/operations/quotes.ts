import { z } from 'zod'
import {
  AnswerQuote,
  AskShops,
  QuoteId,
  QuotesOfShop,
  RoundList,
  RoundView,
  ShopQuote,
  ShopQuotes,
} from '../deal/quotes.ts'
import { Problem } from '../problem.ts'
import type { Operations } from './operation.ts'

const refusals = { 403: Problem, 404: Problem, 409: Problem }

/** A driver asks several shops for a price. */
export const quotesOperations = {
  'POST /quote-rounds': { body: AskShops, responses: { 201: RoundView, 403: Problem, 409: Problem } },
  'GET /quote-rounds': { responses: { 200: RoundList } },
  'GET /quote-rounds/:id': { params: QuoteId, responses: { 200: RoundView, 404: Problem } },
  'POST /quote-rounds/:id/close': { params: QuoteId, responses: { 200: RoundView, ...refusals } },
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
