import type { Found, Reading } from '../reading.ts'
import type { Intent, Slots } from '../types.ts'
import { isForAll } from './in-all.ts'

/** Where an amount is what tyres may cost. */
export const priced: ReadonlySet<Intent> = new Set([
  'search_size',
  'search_vehicle',
  'refine',
  'deals',
  'book',
  'quote_request',
  'alert_create',
  'alert_delete',
  'shops_nearby',
  'answer',
])

/** The limit that a message names, and whether it is for one tyre or for all. */
export function settleMoney(reading: Reading, slots: Slots, intent: Intent): void {
  if (!priced.has(intent)) return
  const limits = reading.amounts.filter(({ value }) => value.isLimit)
  const [chosen] = (limits.length > 0 ? limits : reading.amounts).toSorted((a, b) => b.value.rand - a.value.rand)
  if (!chosen) return
  slots.maxPrice = chosen.value.rand
  const per =
    chosen.value.per ??
    (isForAll(wordsBehind(reading, chosen), chosen.value.rand, slots.quantity ?? 4) ? 'total' : undefined)
  if (per) slots.pricePer = per
}

const NEAR = 5
const wordsBehind = ({ words, text }: Reading, { to }: Found<unknown>): string =>
  text.slice(words[to - 1]?.end ?? text.length, words[Math.min(words.length, to + NEAR) - 1]?.end ?? text.length)
