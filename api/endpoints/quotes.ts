import { askAsGuest, sendQuotesCode } from '#core/ask-as-guest.ts'
import { answerHolder, bookAnswer, roundHolder } from '#core/quotes/guests/round-link.ts'
import { endQuoteLink, handedQuoteLink, handQuoteOn } from '#core/quotes/handed/handed-quote.ts'
import { answerQuote, refuseQuote } from '#core/quotes/rounds/answer-quote.ts'
import { askMore } from '#core/quotes/rounds/ask-more.ts'
import { askShops } from '#core/quotes/rounds/ask-shops.ts'
import { closeRound, declineQuote, myRound, myRounds } from '#core/quotes/rounds/rounds.ts'
import { shopQuotes } from '#core/quotes/rounds/shop-quotes.ts'
import { anyone, signedIn, signedInTo } from '../access.ts'
import { linkOrSignedIn } from '../link-or-signed-in.ts'
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
})

/** What a driver does with a request for prices, signed in or as a guest by its private link. */
export const quoteEitherWay = linkOrSignedIn(
  { at: '/quote-rounds/:id', access: signedIn, subject: ({ actor, params }) => ({ actor, roundId: params.id }) },
  { at: '/guest-rounds/:token', subject: ({ ctx, params }) => roundHolder(ctx, params.token) },
)({
  'GET ': {
    summary: 'Shows the answers of all shops to one request for prices',
    guestSummary: "Shows the answers to a guest's request for prices to the holder of its private link",
    rateLimit: perMinute(120),
    handle: ({ ctx, actor, roundId }) => myRound(ctx, actor, roundId),
  },
  'POST /close': {
    summary: 'Ends a request for prices; the shops that waited are told',
    guestSummary: "Ends a guest's request for prices; the shops that waited are told",
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, roundId }) => closeRound(ctx, actor, roundId),
  },
  'POST /more': {
    summary: 'Asks two more shops for the same, up to five in all',
    guestSummary: 'Asks two more shops for what a guest asks for, up to five in all',
    rateLimit: perMinute(6),
    handle: ({ ctx, actor, roundId }) => askMore(ctx, actor, roundId),
  },
})

/** What a driver does with the price of one shop, signed in or as a guest by the private link of the request. */
export const answerEitherWay = linkOrSignedIn(
  { at: '/quote-answers/:id', access: signedIn, subject: ({ actor, params }) => ({ actor, askId: params.id }) },
  {
    at: '/guest-rounds/:token/answers/:id',
    subject: async ({ ctx, params }) => {
      const { actor, ask } = await answerHolder(ctx, params)
      return { actor, askId: ask.id }
    },
  },
)({
  'POST /decline': {
    summary: 'Says no to the price of one shop, which is told',
    guestSummary: 'Says no to the price of one shop, which is told, by the private link of the request',
    rateLimit: perMinute(30),
    handle: ({ ctx, actor, askId }) => declineQuote(ctx, actor, askId),
  },
  'GET /handed': {
    summary: "The link by which I have handed a shop's price to who pays, and their yes",
    guestSummary: "The link by which a guest has handed a shop's price to who pays, and their yes",
    rateLimit: perMinute(60),
    handle: ({ ctx, actor, askId }) => handedQuoteLink(ctx, actor, askId),
  },
  'POST /handed': {
    summary: "Hands a shop's price to who pays: a secret link that shows it and takes a yes for two weeks",
    guestSummary: "Hands a shop's price to who pays for a guest",
    rateLimit: perMinute(10),
    handle: ({ ctx, actor, askId }) => handQuoteOn(ctx, actor, askId),
  },
  'DELETE /handed': {
    summary: "Ends the link by which a shop's price was handed on",
    guestSummary: "Ends the link by which a guest has handed on a shop's price",
    rateLimit: perMinute(20),
    handle: async ({ ctx, actor, askId }) => void (await endQuoteLink(ctx, actor, askId)),
  },
})

/** A guest asks shops for a price, with a number that a code proves. */
export const guestQuotes = routes({
  'POST /guest-rounds/code': {
    summary: 'Sends a code to the number that prices are to be told to, if there are shops to ask',
    access: anyone,
    rateLimit: perMinute(6),
    handle: ({ ctx, body, client }) => sendQuotesCode(ctx, body, client),
  },
  'POST /guest-rounds': {
    summary: 'Asks up to five shops for a price as a guest, with the code that was sent',
    access: anyone,
    rateLimit: perMinute(12),
    handle: ({ ctx, body, client }) => askAsGuest(ctx, body, client),
  },
  'POST /guest-rounds/:token/answers/:id/book': {
    summary: 'Books at the price of one shop, by the private link of the request',
    access: anyone,
    rateLimit: perMinute(6),
    idempotent: true,
    handle: ({ ctx, params, body, client }) => bookAnswer(ctx, params, body, client),
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
