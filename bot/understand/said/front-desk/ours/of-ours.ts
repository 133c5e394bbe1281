import { asksBack, digitsIn, ordersToTell, plain, tokensOf } from '../../../shop-words.ts'
import { stockIn } from '../../../stock-words.ts'
import { understand } from '../../../understand.ts'
import { saysOffer } from '../moves.ts'

/** What somebody of a shop tells of its own stock or prices, whoever waits. Pure. */

export type Ours = {
  /** How many there are, or what they cost. */
  of: 'stock' | 'price'
  /** It can be said of nothing else, not even below a request. */
  sure: boolean
}

/** What was learned of words below no request says what they are by themselves. */
const LIKELY = 0.9
const ofPrices = /\b(?:price|prices|pricing|prys|pryse|pryslys|intengo|amanani|tlhwatlhwa|theko)\b/
/** What holds from now on is no offer to one. */
const lasting =
  /\b(?:now|nou|from (?:now|today|tomorrow|next|monday|tuesday|wednesday|thursday|friday|saturday|sunday)|vanaf|van nou af|(?:this|hierdie) (?:week|month|maand)|(?:went|gone|goes|going) (?:up|down)|again|weer|manje|ngoku|jaanong|hona joale)\b/
/** 'We got 6', which names no tyre and no customer. */
const MAX_COUNTED = 5

/** Undefined for words that offer something to somebody, or say nothing of stock. */
export function toldOfOurs(words: string, now: Date): Ours | undefined {
  if (asksBack(words) || ordersToTell(words)) return undefined
  const [alone] = understand(words, { now, speaker: 'shop' }).wishes
  const { priceCents, quantity, by } = stockIn(words)
  const of = priceCents === undefined ? 'stock' : 'price'
  const isOfList = lasts(words) && priceCents !== undefined
  if (alone?.intent === 'shop_stock' && (alone.probability >= LIKELY || isOfList)) {
    const [below] = understand(words, { now, speaker: 'shop', asked: 'request' }).wishes
    return { of, sure: below?.intent === 'shop_stock' || by !== undefined || isOfList }
  }
  if (priceCents !== undefined) return isOfList && !saysOffer(words) ? { of, sure: false } : undefined
  const isCounted = (quantity ?? by) !== undefined && tokensOf(words).length <= MAX_COUNTED
  return isCounted ? { of, sure: false } : undefined
}

const lasts = (words: string): boolean => ofPrices.test(plain(words)) || lasting.test(plain(words))

const ours =
  /\b(?:ours?|us|list|shop|stock|shelf|shelves|price ?list|prices?|ons|winkel|lys|voorraad|rak|rakke|pryslys|prys|pryse|istokho|isitoko|setoko)\b/
const theirs =
  /\b(?:customer|client|him|her|them|driver|request|offer|kli[eë]nt|hom|haar|hulle|versoek|aanbod|bestuurder|yena|ikhasimende|umthengi|moreki)\b/

/** 'Our list' or 'for him', where it is asked which of the two words were said of. */
export function whoseSaid(words: string): 'ours' | 'theirs' | undefined {
  const line = plain(words)
  if (digitsIn(words).length > 0) return undefined
  const [isOurs, isTheirs] = [ours.test(line), theirs.test(line)]
  return isOurs === isTheirs ? undefined : isOurs ? 'ours' : 'theirs'
}
