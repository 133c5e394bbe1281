import { noteMatches, offerPlaces } from '#db/queries/alerts/alert-matches.ts'
import type { Context } from '../context.ts'
import { cellsHearing } from '../rules/alerts/alert-cells.ts'

const AT_ONCE = 100

/**
 * Finds the people who asked for these listings at their present price, and notes that they are to be told. The cost
 * follows the number of matches, not of alerts. Returns how many notes were made.
 */
export async function matchAlerts(ctx: Context, { listingIds }: { listingIds: readonly string[] }): Promise<number> {
  let found = 0
  const wanted = [...new Set(listingIds)]
  for (let start = 0; start < wanted.length; start += AT_ONCE) {
    const places = await offerPlaces(ctx.db, wanted.slice(start, start + AT_ONCE))
    const heard = places.flatMap((place) =>
      cellsHearing(place, place.deal_id !== null).map((cell) => ({ listingId: place.listing_id, cell })),
    )
    if (heard.length === 0) continue
    const hearing = { listingIds: heard.map((one) => one.listingId), cells: heard.map((one) => one.cell) }
    found += await noteMatches(ctx.db, hearing, ctx.clock.now())
  }
  return found
}
