import type { ListingConditions, SizeWanted } from '#db/queries/inventory/shop-listings.ts'
import type { ListingFilter } from '../contracts/seller/stock.ts'
import { hours } from '../rules/time/time.ts'
import { findTyreSizes, sizeCode } from '../rules/tyres/tyre-size.ts'
import { readSizeCode } from '../search/compatible-sizes.ts'

/** Stock that was confirmed within so many days is fresh. */
const DAYS_FRESH = 7

export const freshSince = (now: Date): Date => new Date(now.getTime() - hours(24 * DAYS_FRESH))

/** What the filter means, with its texts read as sizes where they are some. */
export function listingConditions(filter: ListingFilter, now: Date): ListingConditions {
  const { search, size, ...others } = filter
  return {
    ...others,
    search: search === undefined ? undefined : readSearch(search),
    size: size === undefined ? undefined : readSize(size),
    freshSince: freshSince(now),
  }
}

/** A size anywhere in the text is taken out of it; the rest is words. */
export function readSearch(text: string): NonNullable<ListingConditions['search']> {
  const [size, ...others] = findTyreSizes(text)
  if (!size || others.length > 0) return { text, size: undefined, words: wordsOf(text) }
  return {
    text,
    size: sizeCode(size.size),
    words: wordsOf(`${text.slice(0, size.start)} ${text.slice(size.end)}`),
  }
}

const wordsOf = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** A whole size in any spelling, else the figures that it begins with, or its rim: R16. */
export function readSize(text: string): SizeWanted {
  const code = readSizeCode(text)
  if (code) return { code }
  const digits = text.replace(/\D/g, '').slice(0, 12)
  return /^\s*r\s*\d/i.test(text) ? { rim: digits } : { digits }
}
