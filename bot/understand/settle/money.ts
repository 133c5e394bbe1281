import type { Found, Reading } from '../reading.ts'
import type { Intent, Slots } from '../types.ts'

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
  if (!chosen) {
    sumInsteadOfYear(reading, slots)
    return
  }
  slots.maxPrice = chosen.value.rand
  const per =
    chosen.value.per ??
    (isForAll(wordsBehind(reading, chosen), chosen.value.rand, slots.quantity ?? 4) ? 'total' : undefined)
  if (per) slots.pricePer = per
}

const sumOfFour =
  /(?<![a-z\d])r(\d{4})(?!\d)|\b(?:under|below|less than|up to|onder|minder as|budget(?: of| is)?|ngaphansi kuka) (\d{4})(?!\d)|(?<!\d)(\d{4}) ?(?:rand|each|elk|stuk|per tyre|per band)\b/i
const ofEach = /^ ?(?:rand )?(?:each|elk|stuk|a tyre|per tyre|per band|'n band|a piece|per stuk)\b/i

/** 'Hilux under R2000 each': a sum that reads like the year of the car is none of it. */
function sumInsteadOfYear({ text }: Reading, slots: Slots): void {
  const { vehicle } = slots
  const [before, behind, more] = text.split(String(vehicle?.year))
  const [, one, other, third] = sumOfFour.exec(text) ?? []
  if (!vehicle?.year || Number(one ?? other ?? third) !== vehicle.year) return
  if (before === undefined || behind === undefined || more !== undefined) return
  const { year, ...car } = vehicle
  slots.vehicle = car
  slots.maxPrice = year
  if (ofEach.test(behind)) slots.pricePer = 'tyre'
}

const NEAR = 5
const wordsBehind = ({ words, text }: Reading, { to }: Found<unknown>): string =>
  text.slice(words[to - 1]?.end ?? text.length, words[Math.min(words.length, to + NEAR) - 1]?.end ?? text.length)

const inAll =
  /\b(?:in all|all in|in total|total|altogether|altesaam|in totaal|all together|for (?:the lot|everything|the (?:whole )?(?:set|job))|(?:vir )?(?:alles|die (?:hele )?(?:stel|lot))|(?:for )?(?:all|the) (?:of (?:them|it)|four|4|lot|wheels)|vir (?:al )?(?:vier|4)|al (?:vier|4)|for (?:4|four)|zonke|\w{0,2}onke|yonk'|konke|(?:w?onke |zo?nke )?(?:amane|omane|ezine)|kaofela|tsotlhe|tsohle|otlhe|ohle|sohle)\b/i
const allAtEnd = /\b(?:all|everything|alles|almal)\W*$/i

/** Whether a sum is said to be for all tyres together. */
export const saysInAll = (words: string): boolean => inAll.test(words)

/** Nobody sells a tyre for less, so a smaller share of a sum makes it the price of one. */
const LEAST_OF_A_TYRE = 400

/** Whether the words behind a sum make it that of all tyres, and their number can be had for it. */
export const isForAll = (behind: string, rand: number, tyres: number): boolean =>
  rand / tyres >= LEAST_OF_A_TYRE && (inAll.test(behind) || allAtEnd.test(behind))
