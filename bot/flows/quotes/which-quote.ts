import { enter, type Outcome } from '#bot/engine/flow.ts'
import { placeNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { priceAt } from '#bot/understand/said/price-words.ts'
import { plain, tokensOf } from '#bot/understand/shop-words.ts'
import { isOrdinary } from '#bot/understand/stated/ordinary-words.ts'
import { namesOfTyres } from '#bot/understand/stock-words.ts'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { frame } from '../steps.ts'

/** 'The 14 inch ones', 'R16', '195s': parts of a size that say which of several is meant. */
const partsOfSize = (words: string): string[] =>
  [
    ...plain(words).matchAll(/\b(?:r(1[2-9]|2[0-4])|(1[2-9]|2[0-4]) ?(?:inch\w*|duim)|(1[3-9]5|2\d5|3[0-2]5)s?)\b/g),
  ].flatMap(([, rim, inches, width]) => [rim ?? inches ?? width ?? ''])

/**
 * Those of several drivers' questions for a price that words can be about: by size, number of tyres, place or make, or by
 * their place in the list that was shown, which has the newest first. All of them if the words say nothing of it. Pure.
 */
export function quotesNamed(words: string, waiting: readonly ShopQuote[]): readonly ShopQuote[] {
  const price = priceAt(words)
  // The figures of the price count no tyres.
  const rest = price ? `${words.slice(0, price.from)} ${words.slice(price.to)}` : words
  const order = placeNamed(rest)
  const ordered = order === undefined ? undefined : waiting.at(order > 0 ? order - 1 : order)
  const facts = [bySize(rest, waiting), byPlace(rest, waiting), byMake(rest, waiting), byCount(rest, waiting)]
  const found = facts.reduce<readonly ShopQuote[]>((left, some) => {
    const both = some.length > 0 ? left.filter((one) => some.includes(one)) : left
    return both.length > 0 ? both : left
  }, waiting)
  return ordered && found.length === waiting.length ? [ordered] : found
}

function bySize(words: string, waiting: readonly ShopQuote[]): ShopQuote[] {
  const codes = findTyreSizes(words).map(({ size }) => sizeCode(size))
  if (codes.length > 0) return waiting.filter(({ size }) => codes.includes(size))
  const parts = partsOfSize(words)
  return parts.length === 0
    ? []
    : waiting.filter(({ size }) => parts.every((part) => size.split(/[^\d]+/).includes(part)))
}

function byPlace(words: string, waiting: readonly ShopQuote[]): ShopQuote[] {
  const said = new Set(tokensOf(words))
  return waiting.filter(({ place }) =>
    tokensOf(place).some((word) => word.length > 3 && !isOrdinary(word) && said.has(word)),
  )
}

function byMake(words: string, waiting: readonly ShopQuote[]): ShopQuote[] {
  const said = new Set(namesOfTyres(words))
  return waiting.filter(({ brand }) => brand !== null && tokensOf(brand).some((word) => said.has(word)))
}

const counted =
  /\b(?:x ?(\d)|(\d) ?x|(?:for|vir|of|die|the|all) (\d|one|two|three|four|five|six|een|twee|drie|vier|vyf|ses)|(single|pair|set|stel|paar))\b/
const counts: Readonly<Record<string, number>> = {
  ...{ one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, een: 1, twee: 2, drie: 3, vier: 4, vyf: 5, ses: 6 },
  ...{ single: 1, pair: 2, paar: 2, set: 4, stel: 4 },
}

function byCount(words: string, waiting: readonly ShopQuote[]): ShopQuote[] {
  const [, ...figures] = counted.exec(plain(words)) ?? []
  const said = figures.find(Boolean)
  const count = said === undefined ? undefined : (counts[said] ?? Number(said))
  return waiting.filter(({ quantity }) => quantity === count)
}

/** Whose question a price answers is asked, and the price is kept meanwhile. */
export const askWhichQuote = (words: string, among: readonly ShopQuote[]): Outcome =>
  enter(frame('quote-desk', 'which', { askId: '', words, among: among.map(({ id }) => id) }))
