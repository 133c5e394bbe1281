import { plain } from '../../shop-words.ts'
import { sumsAt } from '../price-words.ts'

/** Whether words put another price to the shop: 'maak dit 5800 dan vat ek'. Pure. */

const LONGEST = 160
const offers =
  /\b(?:make it|do it for|can (?:you|they|u)|could (?:you|they)|will (?:you|they) (?:do|take|accept)|would (?:you|they)|if (?:you|they|its)|best price|i (?:pay|have|only have)|ill (?:pay|take|give)|max|budget|maak dit|maak (?:hulle|julle) dit|doen dit vir|kan (?:julle|hulle|jy)|as (?:julle|hulle|jy)|sal (?:julle|hulle)|ek (?:betaal|het net)|dan vat ek|then i take|then ill take|ngikhokha|nginikeza|uma ben?ga|nka lefa|ha ba ka)\b/
/** So small a figure may be an hour: '1430'. */
const LATEST_HOUR = 2400

export function bargains(words: string): boolean {
  const line = plain(words)
  if (line.length > LONGEST || !offers.test(line)) return false
  const [only, ...more] = sumsAt(words)
  if (!only || more.length > 0) return false
  const isOfMoney = line.startsWith('r', only.from) || line.slice(0, only.from).trimEnd().endsWith(' r')
  return isOfMoney || only.cents / 100 >= LATEST_HOUR
}
