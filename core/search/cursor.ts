import { z } from 'zod'
import type { OfferPage } from '#core/contracts/offers.ts'
import { Refusal } from '#core/errors.ts'
import type { After, OfferRow } from '#db/queries/find-offers.ts'

const Cursor = z.tuple([z.string(), z.number(), z.uuid()])

/** Where the page ends, in a form that fits a link. `sort` keeps a cursor from being used with another order. */
const writeCursor = (sort: string, { rank, listing_id }: OfferRow): string =>
  Buffer.from(JSON.stringify([sort, rank, listing_id])).toString('base64url')

/** Throws PAGE_NOT_FOUND for a text that none of our pages ended with. */
export function readCursor(sort: string, text: string | undefined): After | undefined {
  if (text === undefined) return undefined
  const parsed = Cursor.safeParse(json(Buffer.from(text, 'base64url').toString()))
  if (!parsed.success || parsed.data[0] !== sort) {
    throw new Refusal('PAGE_NOT_FOUND', 'This page of results is not there any more. Please search again.', 400)
  }
  return { rank: parsed.data[1], id: parsed.data[2] }
}

function json(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Rows that were read with one more than the limit, as a page that knows whether another follows. */
export function pageOf(
  rows: readonly OfferRow[],
  limit: number,
  sort: string,
  view: (row: OfferRow) => OfferPage['offers'][number],
): OfferPage {
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return { offers: shown.map(view), next: last ? writeCursor(sort, last) : null }
}
