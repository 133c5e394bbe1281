import { z } from 'zod'
import {
  applyPlaceChanges,
  type Place,
  type PlaceChanges,
  placeKey,
  places as usualPlaces,
  withChanges,
} from '#core/rules/places/places.ts'
import { isProvince } from '#core/rules/places/provinces.ts'
import { type PlaceChangeRow, placeChanges } from '#db/queries/understanding/place-changes.ts'
import type { Actor } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import type { Context } from '../context.ts'
import type { AdminPlace, PlaceChanges as ChangesView, PlacesPage, PlacesQuery } from '../contracts/admin/language.ts'
import { Refusal } from '../errors.ts'

/** The places as they are in the database, whatever this process has heard of so far. */
export async function currentPlaces(ctx: Pick<Context, 'db'>) {
  const rows = await placeChanges(ctx.db)
  const { places, byKey } = withChanges(changesIn(rows))
  return { rows, places, byKey, viewOf: (place: Place) => viewOf(place, rows) }
}

const usual = new Set(usualPlaces.map(({ name }) => placeKey(name)))

function viewOf({ name, province, lat, lng, kind, aliases }: Place, rows: readonly PlaceChangeRow[]): AdminPlace {
  const added = new Set(rows.flatMap(({ what, key }) => (what === 'alias' ? [key] : [])))
  const isChanged = rows.some(({ what, key }) => what === 'place' && key === placeKey(name))
  return {
    name,
    province,
    lat,
    lng,
    kind,
    aliases: aliases.map((words) => ({ words, added: added.has(placeKey(words)) })),
    changed: isChanged ? (usual.has(placeKey(name)) ? 'moved' : 'added') : null,
  }
}

/** Places by name, with their other names. Throws NOT_ALLOWED, PAGE_NOT_FOUND. */
export async function listPlaces(ctx: Context, actor: Actor, query: PlacesQuery): Promise<PlacesPage> {
  if (!canAdmin(actor, 'places')) throw adminsOnly()
  const { search = '', province, changed, limit, after } = query
  const from = after === undefined ? 0 : startOf(after)
  const { rows, places } = await currentPlaces(ctx)
  const touched = new Set(rows.map(({ place }) => placeKey(place)))
  const wanted = placeKey(search)
  const found = places
    .filter((place) => province === undefined || place.province === province)
    .filter((place) => !changed || touched.has(placeKey(place.name)))
    .filter((place) => wanted === '' || [place.name, ...place.aliases].some((name) => placeKey(name).includes(wanted)))
    .toSorted((a, b) => Number(!a.population) - Number(!b.population) || a.name.localeCompare(b.name))
  const shown = found.slice(from, from + limit)
  const next = from + limit < found.length ? String(from + limit) : null
  return { places: shown.map((place) => viewOf(place, rows)), next }
}

function startOf(after: string): number {
  const parsed = z.coerce.number().int().min(0).max(1_000_000).safeParse(after)
  if (parsed.success) return parsed.data
  throw new Refusal('PAGE_NOT_FOUND', 'This page of results is not there any more. Please search again.', 400)
}

/** Finds places from now on as admins have changed them. */
export async function readPlaceChanges(ctx: Pick<Context, 'db'>): Promise<void> {
  applyPlaceChanges(changesIn(await placeChanges(ctx.db)))
}

const changesIn = (rows: readonly PlaceChangeRow[]): PlaceChanges => ({
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

export const placeNotFound = () => new Refusal('PLACE_NOT_FOUND', 'We do not know this place', 404)
export const placeNameNotFound = () => new Refusal('PLACE_NAME_NOT_FOUND', 'The place does not have this name', 404)
export const placeExists = (name: string) =>
  new Refusal('PLACE_EXISTS', `This name stands for ${name} already`, 409, {
    name: `This name stands for ${name} already`,
  })
/** What the words mean already, of places, vehicles and brands. */
export const nameTaken = (words: string, meaning: string) =>
  new Refusal('PLACE_NAME_TAKEN', `'${words}' means ${meaning} already`, 409, {
    words: `'${words}' means ${meaning} already`,
  })
export const unknownPlaceNotFound = () => new Refusal('UNKNOWN_NOT_FOUND', 'This entry is not there any more', 404)
