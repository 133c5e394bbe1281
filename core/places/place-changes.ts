import { applyPlaceChanges, type PlaceChanges } from '#core/rules/places/places.ts'
import { isProvince } from '#core/rules/places/provinces.ts'
import { type PlaceChangeRow, placeChanges } from '#db/queries/understanding/place-changes.ts'
import type { Context } from '../context.ts'
import type { PlaceChanges as ChangesView } from '../contracts/admin/places.ts'

/** Finds places from now on as admins have changed them. */
export async function readPlaceChanges(ctx: Pick<Context, 'db'>): Promise<void> {
  applyPlaceChanges(changesIn(await placeChanges(ctx.db)))
}

export const changesIn = (rows: readonly PlaceChangeRow[]): PlaceChanges => ({
  places: rows.flatMap(({ what, place, province, lat, lng }) =>
    what === 'place' && province !== null && isProvince(province) && lat !== null && lng !== null
      ? [{ name: place, province, lat, lng }]
      : [],
  ),
  aliases: rows.flatMap(({ what, words, place }) => (what === 'alias' ? [{ words, place }] : [])),
  without: rows.flatMap(({ what, words }) => (what === 'no_alias' ? [words] : [])),
})

/** What admins have changed, for a browser that brings the places along. */
export async function currentChanges(ctx: Pick<Context, 'db'>): Promise<ChangesView> {
  const { places, aliases, without } = changesIn(await placeChanges(ctx.db))
  return { places: [...places], aliases: [...aliases], without: [...without] }
}
