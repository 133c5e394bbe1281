import { moneyMarkOf } from '../rules/messages/money-talk.ts'
import type { Texts } from '../texts/texts.ts'

/** What stands under words of bank details, or of a shop that wants money before the work; undefined under all others. */
export const moneyLine = (words: string, by: 'shop' | 'customer', { payment }: Pick<Texts, 'payment'>) =>
  moneyMarkOf(words, by) ? payment.neverHere : undefined

/** What a shop writes about an offer, a price or a booking, as both sides read it: with that line where it belongs. */
export function shopSays(words: string, say: Pick<Texts, 'payment'>): string {
  const line = moneyLine(words, 'shop', say)
  return line ? `${words} (${line})` : words
}
