import { plainText } from '#core/rules/people/plain-text.ts'
import { saysInAll } from '../../settle/money.ts'
import { decimalAmount, withFigures } from '../../spoken/figures.ts'
import type { Slots } from '../../types.ts'
import { spelledSums } from '../spelled-sums.ts'

const fitted = /\b(?:fitted|fitment|fitting|aangesit|aansit|opgesit)\b/i
/** 'Without fitting' is the tyre alone. */
const notFitted =
  /\b(?:without|w\/o|excl\w*|before|no|not|sonder|nie|ngaphandle|kungafakwanga|ntle le)(?: \w+){0,2} (?:fit\w*|aansit\w*|aangesit|opgesit|fakela|fakwa|kenya)\b|\btyres? (?:only|alone)\b|\bbare tyres?\b/i
const bare = /^\D{0,20}?(?:r\s?)?(\d{3,5}|\d{1,2}[ ,.]\d{3})(?:[.,]\d\d)?\b/i

type Limit = { maxCents?: number; maxCovers?: 'tyre' | 'fitted' | 'total' }

/** The price limit and what it covers. 'Fitted' means a tyre, unless the number of tyres stands beside it. */
export function heardLimit(text: string, slots: Slots): Limit {
  const other = slots.size ?? slots.place ?? slots.vehicle ?? slots.radiusKm
  const rand =
    slots.maxPrice ?? (other === undefined ? (bareAmount(withFigures(text)) ?? spokenAmount(text)) : undefined)
  if (rand === undefined || rand < 100 || rand > 100_000) return {}
  const covers = saysInAll(text) ? 'total' : isFitted(text) ? (slots.quantity ? 'total' : 'fitted') : undefined
  return { maxCents: rand * 100, maxCovers: covers ?? slots.pricePer ?? 'tyre' }
}

const isFitted = (text: string): boolean => fitted.test(text) && !notFitted.test(text)

/** 'One three fifty', 'one point two'. */
function spokenAmount(text: string): number | undefined {
  const [sum] = spelledSums(plainText(text.slice(0, 200)))
  return sum?.rand ?? decimalAmount(text)
}

/** '1300', 'R1 250 fitted', 'make it 1400': an amount where a price was asked for. */
function bareAmount(text: string): number | undefined {
  const found = bare.exec(text.trim())?.[1]
  return found ? Number(found.replace(/\D/g, '')) : undefined
}
