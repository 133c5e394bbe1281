import { z } from 'zod'
import type { OfferPage } from '#core/contracts/offers.ts'
import * as cursor from '#core/cursor.ts'
import type { After, OfferRow } from '#db/queries/search/find-offers.ts'

/** What the database can compare with a distance, or with rating and price in one number. */
const Rank = z.number().min(0).max(1e15)
/** A page by price goes on from a number of cents, with a half behind it for what has to be ordered. */
const Cents = Rank.max(2_147_483_647).refine((rank) => Number.isInteger(rank * 2))

/** Throws PAGE_NOT_FOUND for a text that none of our pages ended with. */
export const readCursor = (sort: string, text: string | undefined): After | undefined =>
  cursor.readCursor(sort, text, sort === 'total' || sort === 'price' ? Cents : Rank)

/** The page of rows that were read with one more than the limit: the extra row tells whether another page follows. */
export function pageOf(
  rows: readonly OfferRow[],
  limit: number,
  sort: string,
  view: (row: OfferRow) => OfferPage['offers'][number],
): OfferPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  const next = last && cursor.writeCursor(sort, { rank: last.rank, id: last.listing_id })
  return { offers: shown.map(view), next: next ?? null }
}
