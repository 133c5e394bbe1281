import { readingOf } from './begin-reading.ts'
import { readMoney } from './parts/money.ts'
import { readSizes } from './parts/sizes.ts'
import { asksBack, count, MOST, numberOf, plain, tokensOf } from './shop-words.ts'
import { committedVocabulary } from './vocabulary/tables.ts'

/** What somebody of a shop says of its stock: that it is right, or what changes of it. Pure. */

/** 'Stock is right', 'die voorraad is reg': all of it. Read from the tokens of the words. */
export const stockIsRight =
  /^(?:(?:yes|yep|ja|ok|all|the|our|my|al|die|ons|my) ){0,3}(?:stock|voorraad)(?:lys| list)?(?: count)?(?: ?s| is| are| looks| lyk| all| still| nog| almal){0,3} (?:right|correct|reg|korrek|ok|okay|confirmed|up to date|op datum|bevestig)$/

export const saysStockIsRight = (words: string): boolean =>
  stockIsRight.test(tokensOf(words).join(' ').replace(/'/g, ''))

export type StockWords = { by?: number; quantity?: number; priceCents?: number }

const sold = new RegExp(`\\b(?:sold|verkoop|used|fitted|took|moved|gebruik|minus)(?: another| nog| out)? ?${count}?\\b`)
/** 'Ons het 3 van die Michelin 205/55R16 verkoop'. */
const soldAround = new RegExp(`\\bhet (?:nou |net |pas ){0,2}${count}\\b.{0,60}\\bverkoop\\b`)
const soldBehind = new RegExp(`\\b${count}\\b[^\\d]{0,40} ?(?:sold|verkoop)\\b`)
const came = new RegExp(
  `\\b(?:(?:got|received|gekry|kry|add|added|plus|arrived|ingekom|aangekom) (?:in )?(?:another |nog )?${count}|${count}(?: more| nog| new| nuwe)?\\b.{0,60}\\b(?:arrived|came in|ingekom|aangekom))\\b`,
)
const has = new RegExp(
  `\\b(?:have|has|got|het|hou|stock|quantity|set to|now|nou|is|are|left|only|net)(?: now| nou| only| net| in stock| still| nog){0,2} ${count}\\b(?! ?[, ]\\d{3}\\b)`,
)
const out =
  /\b(?:out of|sold out|no more|none left|finished|run out|uitverkoop|is op|op is|klaar|geen .{0,40}meer|all sold|zero|nul)\b|\bop$/

/** What changes: 'sold 4' is four fewer, 'we have 6' is six, 'out of' none; an amount of rand is the new price. */
export function stockIn(words: string): StockWords {
  const line = plain(words)
  const cents = priceIn(words)
  const price = cents === undefined ? {} : { priceCents: cents }
  const soldCount = numberOf(sold.exec(line)?.[1] ?? soldBehind.exec(line)?.[1] ?? soldAround.exec(line)?.[1])
  if (soldCount !== undefined) return { by: -soldCount, ...price }
  if (out.test(line)) return { quantity: 0 }
  const more = came.exec(line)
  const added = numberOf(more?.[1] ?? more?.[2])
  if (
    added !== undefined &&
    /\b(?:got in|received|add|added|plus|another|nog|more|arrived|came in|ingekom|aangekom|gekry)\b/.test(line)
  )
    return { by: added, ...price }
  const level = numberOf(has.exec(withoutMoney(line))?.[1])
  return { ...(level !== undefined && { quantity: level }), ...price }
}

const amount =
  /\br ?\d{1,6}(?: \d{3})?(?:[.,]\d\d)?|\b\d{1,6}(?: \d{3})?(?:[.,]\d\d)? (?:rand|bucks)\b|\b\d{1,6}(?:rand|bucks)\b/g
const withoutMoney = (line: string): string => line.replace(amount, ' ')

/** The price of one tyre in cents. 'is now 1999' needs no R. */
function priceIn(words: string): number | undefined {
  const reading = readingOf(words.slice(0, MOST), committedVocabulary, { now: new Date(0) })
  readSizes(reading)
  readMoney(reading)
  const found = reading.amounts[0]?.value.rand
  if (found !== undefined) return found * 100
  const bare =
    /\b(?:price|prys|now|nou|at|teen|to|na)\b[^\d]{0,40}(?:\d{3}\/\d\d[^\d]?\d\d[^\d]{1,40})?(\d{3,5}|\d{1,2}[ ,]\d{3})(?![\d/.])/.exec(
      plain(words),
    )?.[1]
  return bare === undefined ? undefined : Number(bare.replace(/[ ,]/, '')) * 100
}

const notBut = new Set('no nee sorry rather liewer i mean ek bedoel'.split(' '))
const justAmount = /^(?:r ?)?(?:\d{3,5}|\d{1,2} \d{3})$/

/** 'No, 1 799' below a price that was read back, and whatever else says how many or how much. */
export function correctionIn(words: string, { priceCents }: StockWords): StockWords {
  const tokens = tokensOf(words)
  const amount = tokens.slice(tokens.findIndex((token) => !notBut.has(token))).join(' ')
  if (priceCents !== undefined && justAmount.test(amount))
    return { priceCents: Number(amount.replace(/\D/g, '')) * 100 }
  return words.length < 4 || asksBack(words) ? {} : stockIn(words)
}
