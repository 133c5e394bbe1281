import { answerQuote, refuseQuote } from '#core/quotes/rounds/answer-quote.ts'
import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { closeRound, declineQuote, myRound, myRounds } from '#core/quotes/rounds/rounds.ts'
import { shopQuotes } from '#core/quotes/rounds/shop-quotes.ts'
import { signedIn, signedInTo } from '../access.ts'
import { perMinute } from '../rate-limit.ts'
import { routes } from '../route.ts'

/** A driver asks several shops for a price. */
export const quotes = routes({
  'POST /quote-rounds': {
    summary: 'Asks up to five shops within 30 km for a price',
    access: signedInTo('Please sign in, or go on in WhatsApp, to ask shops for a price'),
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, actor, body }) => askShops(ctx, actor, body, 'web'),
  },
  'GET /quote-rounds': {
    summary: 'Lists what I asked shops for, newest first, with their answers',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor }) => myRounds(ctx, actor),
  },
  'GET /quote-rounds/:id': {
    summary: 'Shows the answers of all shops to one request for prices',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => myRound(ctx, actor, params.id),
  },
  'POST /quote-rounds/:id/close': {
    summary: 'Ends a request for prices; the shops that waited are told',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params }) => closeRound(ctx, actor, params.id),
  },
  'POST /quote-answers/:id/decline': {
    summary: 'Says no to the price of one shop, which is told',
    access: signedIn,
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, params }) => declineQuote(ctx, actor, params.id),
  },
})

/** The people of a shop see what they are asked, and name their price. */
export const quotesOfShop = routes({
  'GET /shops/:shopId/quotes': {
    summary: 'Lists what drivers ask the shop for a price of, what became of it, and the counts of 30 days',
    access: signedIn,
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, params }) => shopQuotes(ctx, actor, params.shopId),
  },
  'POST /shop-quotes/:id/answer': {
    summary: 'Names the price of the shop, or changes it while nobody has taken it',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params, body }) => answerQuote(ctx, actor, params.id, body),
  },
  'POST /shop-quotes/:id/decline': {
    summary: 'Says that the shop cannot quote',
    access: signedIn,
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, params }) => refuseQuote(ctx, actor, params.id),
  },
})
