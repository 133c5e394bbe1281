import { enter, type Outcome } from '#bot/engine/flow.ts'
import { placeNamed } from '#bot/understand/said/front-desk/rows-named.ts'
import { hasPart, partsOfSize, tyresCounted, tyresTimes } from '#bot/understand/said/list/which-tyres.ts'
import { type TyresAsked, withoutWhose, wordsOfPlace } from '#bot/understand/said/list/whose-tyres.ts'
import { sumsAt } from '#bot/understand/said/price-words.ts'
import { tokensOf } from '#bot/understand/shop-words.ts'
import { isOrdinary } from '#bot/understand/stated/ordinary-words.ts'
import { namesOfTyres } from '#bot/understand/stock-words.ts'
import type { ShopQuote } from '#core/contracts/deal/quotes.ts'
import { findTyreSizes, sizeCode } from '#core/rules/tyres/tyre-size.ts'
import { frame } from '../steps.ts'

/** Of whom words speak: `isSaid` says whether they point at anybody at all; nobody may fit what they say. */
export type PointedQuotes = { quotes: readonly ShopQuote[]; isSaid: boolean }

/** What is known of the tyres that are asked for. */
export const tyresAsked = (open: readonly ShopQuote[]): TyresAsked => ({
  sizes: open.map(({ size }) => size),
  places: open.map(({ place }) => place),
})

/** The words without the size, number or place by which they say whose question they answer. */
export const withoutQuoteNamed = (words: string, open: readonly ShopQuote[]): string =>
  withoutWhose(words, tyresAsked(open))

/** The sums of a message that are no part of a size. */
export const sumsBeside = (words: string, open: readonly ShopQuote[]) => sumsAt(withoutQuoteNamed(words, open))

/**
 * Those of several drivers' questions for a price that words point at: by size, number of tyres, place, make or car, or by
 * their place in the list that was shown, which has the newest first. Pure.
 */
export function quotesPointed(words: string, open: readonly ShopQuote[]): PointedQuotes {
  // The figures of the price count no tyres.
  const rest = withoutSums(words, open)
  const facts = [bySize, byPlace, byMake, byNotes, byTimes].flatMap((by) => by(rest, open) ?? [])
  if (facts.length > 0) {
    const fitting = open.filter((quote) => facts.every((fact) => fact.quotes.includes(quote)))
    return { quotes: fitting, isSaid: true }
  }
  const order = placeNamed(rest)
  const ordered = order === undefined ? undefined : open.at(order > 0 ? order - 1 : order)
  if (ordered) return { quotes: [ordered], isSaid: true }
  return { quotes: open, isSaid: false }
}

/** As those that words point at; 'the pair' and 'for all four' may say which of them, and count them all otherwise. */
export function quotesNamed(words: string, open: readonly ShopQuote[]): readonly ShopQuote[] {
  const { quotes } = quotesPointed(words, open)
  const count = tyresCounted(withoutSums(words, open))
  const counted = quotes.filter(({ quantity }) => quantity === count)
  return counted.length > 0 ? counted : quotes
}

const withoutSums = (words: string, open: readonly ShopQuote[]): string =>
  sumsBeside(words, open)
    .toSorted((one, other) => other.from - one.from)
    .reduce((left, { from, to }) => `${left.slice(0, from)} ${left.slice(to)}`, words)

/** Those that fit what the words say of it; undefined if they say nothing. */
type By = (words: string, open: readonly ShopQuote[]) => { quotes: ShopQuote[] } | undefined

const bySize: By = (words, open) => {
  const codes = findTyreSizes(words).map(({ size }) => sizeCode(size))
  if (codes.length > 0) return { quotes: open.filter(({ size }) => codes.includes(size)) }
  const parts = partsOfSize(words)
  return parts.length === 0
    ? undefined
    : { quotes: open.filter(({ size }) => parts.every((part) => hasPart(size, part))) }
}

/** '4 x' says how many tyres they ask for, and counts nothing else. */
const byTimes: By = (words, open) => {
  const count = tyresTimes(words)
  return count === undefined ? undefined : { quotes: open.filter(({ quantity }) => quantity === count) }
}

const found = (quotes: ShopQuote[]) => (quotes.length > 0 ? { quotes } : undefined)

const byPlace: By = (words, open) => {
  const said = new Set(tokensOf(words))
  return found(open.filter(({ place }) => wordsOfPlace(place).some((word) => said.has(word))))
}

const byMake: By = (words, open) => {
  const said = new Set(namesOfTyres(words))
  const isSaid = (name: string) => tokensOf(name).some((word) => word.length > 2 && said.has(word))
  return found(
    open.filter(({ brand, tyre }) => isSaid(brand ?? '') || (tyre !== null && isSaid(`${tyre.brand} ${tyre.model}`))),
  )
}

const MIN_NOTE = 4

/** What a driver has written beside it, such as the car. */
const byNotes: By = (words, open) => {
  const said = new Set(tokensOf(words).filter((word) => word.length >= MIN_NOTE && !isOrdinary(word)))
  return found(open.filter(({ notes }) => tokensOf(notes).some((word) => said.has(word))))
}

/** Whose question a price answers is asked, and the price is kept meanwhile. */
export const askWhichQuote = (words: string, among: readonly ShopQuote[]): Outcome =>
  enter(frame('quote-desk', 'which', { askId: '', words, among: among.map(({ id }) => id) }))
