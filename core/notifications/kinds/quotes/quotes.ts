import { quoteOverKind, quotesAnswered, quotesLapsed, quoteTakenBack } from './quote-ended.ts'
import { quotePayerAgreed } from './quote-payer-agreed.ts'
import { quotePrice } from './quote-price.ts'
import { quoteWanted } from './quote-wanted.ts'
import { quotesSilent, quoteUnanswered } from './quotes-silent.ts'

/** What is told of quotes from several shops. */
export const quoteKinds = {
  quote_wanted: quoteWanted,
  quote_price: quotePrice,
  quote_payer_agreed: quotePayerAgreed,
  quote_over: quoteOverKind,
  quotes_lapsed: quotesLapsed,
  quotes_answered: quotesAnswered,
  quote_taken_back: quoteTakenBack,
  quotes_silent: quotesSilent,
  quote_unanswered: quoteUnanswered,
}
