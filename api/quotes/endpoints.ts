import type { Endpoint } from '../route.ts'
import answerQuote from './answer-quote.ts'
import askShops from './ask-shops.ts'
import closeRound from './close-round.ts'
import declineAnswer from './decline-answer.ts'
import myRound from './my-round.ts'
import myRounds from './my-rounds.ts'
import refuseQuote from './refuse-quote.ts'
import shopQuotes from './shop-quotes.ts'

/** A driver asks several shops for a price. */
export const quoteEndpoints: readonly Endpoint[] = [askShops, myRounds, myRound, closeRound, declineAnswer]

export const shopQuoteEndpoints: readonly Endpoint[] = [shopQuotes, answerQuote, refuseQuote]
