import { enter, type Outcome } from '#bot/engine/flow.ts'
import { placeNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { hasPart, partsOfSize, tyresCounted } from '#bot/understand/said/list/which-tyres.ts'
import { priceAt } from '#bot/understand/said/price-words.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { isOrdinary } from '#bot/understand/stated/ordinary-words.ts'
import { namesOfTyres } from '#bot/understand/stock-words.ts'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { frame } from '../steps.ts'

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
  return parts.length === 0 ? [] : waiting.filter(({ size }) => parts.every((part) => hasPart(size, part)))
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

function byCount(words: string, waiting: readonly ShopQuote[]): ShopQuote[] {
  const count = tyresCounted(words)
  return waiting.filter(({ quantity }) => quantity === count)
}

/** Whose question a price answers is asked, and the price is kept meanwhile. */
export const askWhichQuote = (words: string, among: readonly ShopQuote[]): Outcome =>
  enter(frame('quote-desk', 'which', { askId: '', words, among: among.map(({ id }) => id) }))
