import { type Place, placeKey, places as usualPlaces } from '#core/rules/places/places.ts'
import { isProvince } from '#core/rules/places/provinces.ts'
import { allBrands, allModels } from '#db/queries/inventory/catalogue.ts'
import { deletePlaceChange, putPlaceChange } from '#db/queries/understanding/place-changes.ts'
import { settleKnownPlace } from '#db/queries/understanding/unknown-places.ts'
import type { Actor, Person } from '../actor.ts'
import { adminsOnly, canAdmin } from '../admin-policy.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { tellVocabulary } from '../catalogue/vocabulary.ts'
import type { Context } from '../context.ts'
import type { AdminPlace, PlaceForm, PlaceName } from '../contracts/admin/language.ts'
import { vehicleKey } from '../rules/vehicles/vehicle-words.ts'
import { transaction } from '../transaction.ts'
import { currentPlaces, nameTaken, placeExists, placeNameNotFound, placeNotFound, readPlaceChanges } from './places.ts'

/** Does a change of the places, and lets every process know. */
async function changing<T>(ctx: Context, actor: Actor, change: (ctx: Context, me: Person) => Promise<T>): Promise<T> {
  if (!canAdmin(actor, 'places')) throw adminsOnly()
  const changed = await transaction(ctx, async (ctx) => {
    const result = await change(ctx, actor)
    await tellVocabulary(ctx)
    return result
  })
  await readPlaceChanges(ctx)
  return changed
}

/** Adds a place. Throws NOT_ALLOWED, PLACE_EXISTS. */
export const addPlace = (ctx: Context, actor: Actor, form: PlaceForm): Promise<AdminPlace> =>
  changing(ctx, actor, async (ctx, me) => {
    const known = (await currentPlaces(ctx)).byKey.get(placeKey(form.name))
    if (known) throw placeExists(`${known.name}, ${known.province}`)
    return putPlace(ctx, me, form, undefined)
  })

/** Says where a known place lies. Throws NOT_ALLOWED, PLACE_NOT_FOUND. */
export const movePlace = (ctx: Context, actor: Actor, form: PlaceForm): Promise<AdminPlace> =>
  changing(ctx, actor, async (ctx, me) => {
    const { name, province, lat, lng } = await placeNamed(ctx, form.name)
    return putPlace(ctx, me, { ...form, name }, { province, lat, lng })
  })

async function putPlace(ctx: Context, { contactId }: Person, form: PlaceForm, before: object | undefined) {
  const { name, province, lat, lng } = form
  if (!isProvince(province)) throw placeNotFound()
  const key = placeKey(name)
  const row = { what: 'place' as const, key, words: name, place: name, province, lat, lng }
  const { id } = await putPlaceChange(ctx.db, row, ctx.clock.now())
  await settleKnownPlace(ctx.db, key, ctx.clock.now())
  await noteAudit(ctx, {
    contactId,
    action: before ? 'update' : 'create',
    entity: 'place',
    entityId: id,
    ...(before && { before: { name, ...before } }),
    after: { name, province, lat, lng },
  })
  return viewOfPlace(ctx, name)
}

/** Takes an added place away, with its names, or moves one back to where it was. Throws NOT_ALLOWED, PLACE_NOT_FOUND. */
export const restorePlace = (ctx: Context, actor: Actor, name: string): Promise<void> =>
  changing(ctx, actor, async (ctx, { contactId }) => {
    const { rows } = await currentPlaces(ctx)
    const key = placeKey(name)
    const own = rows.find((row) => row.what === 'place' && row.key === key)
    if (!own) throw placeNotFound()
    const isUsual = usualPlaces.some((place) => placeKey(place.name) === key)
    const names = isUsual ? [] : rows.filter((row) => row.what === 'alias' && placeKey(row.place) === key)
    for (const row of [own, ...names]) await deletePlaceChange(ctx.db, row.key)
    const { province, lat, lng } = own
    const before = { name: own.place, province, lat, lng, names: names.map(({ words }) => words) }
    await noteAudit(ctx, { contactId, action: 'delete', entity: 'place', entityId: own.id, before })
  })

/**
 * Gives a place another name. Throws NOT_ALLOWED, PLACE_NOT_FOUND, and PLACE_NAME_TAKEN if a place, a vehicle or a brand
 * is called so.
 */
export const addPlaceName = (ctx: Context, actor: Actor, { place, words }: PlaceName): Promise<AdminPlace> =>
  changing(ctx, actor, async (ctx, { contactId }) => {
    const { name } = await placeNamed(ctx, place)
    await refuseTaken(ctx, words)
    const key = placeKey(words)
    const row = { what: 'alias' as const, key, words, place: name, province: null, lat: null, lng: null }
    const { id } = await putPlaceChange(ctx.db, row, ctx.clock.now())
    await settleKnownPlace(ctx.db, key, ctx.clock.now())
    await noteAudit(ctx, {
      contactId,
      action: 'create',
      entity: 'place_name',
      entityId: id,
      after: { place: name, words },
    })
    return viewOfPlace(ctx, name)
  })

async function refuseTaken(ctx: Context, words: string): Promise<void> {
  const taken = (await currentPlaces(ctx)).byKey.get(placeKey(words))
  if (taken) throw nameTaken(words, `${taken.name}, ${taken.province},`)
  const key = vehicleKey(words)
  const [models, brands] = await Promise.all([allModels(ctx.db), allBrands(ctx.db)])
  const vehicle = models.find(({ make, model }) =>
    [make, model, `${make} ${model}`].some((name) => vehicleKey(name) === key),
  )
  if (vehicle) throw nameTaken(words, `the vehicle ${vehicle.make} ${vehicle.model}`)
  const brand = brands.find(({ name }) => vehicleKey(name) === key)
  if (brand) throw nameTaken(words, `the brand ${brand.name}`)
}

/** Takes another name of a place away. Throws NOT_ALLOWED, PLACE_NOT_FOUND, PLACE_NAME_NOT_FOUND. */
export const removePlaceName = (ctx: Context, actor: Actor, { place, words }: PlaceName): Promise<AdminPlace> =>
  changing(ctx, actor, async (ctx, { contactId }) => {
    const { name, aliases } = await placeNamed(ctx, place)
    const key = placeKey(words)
    if (!aliases.some((alias) => placeKey(alias) === key)) throw placeNameNotFound()
    // A name that the product brings along would come back; it is kept as one that means nothing.
    const row = { what: 'no_alias' as const, key, words, place: name, province: null, lat: null, lng: null }
    const { id } = await putPlaceChange(ctx.db, row, ctx.clock.now())
    const isUsual = usualPlaces.some((one) => one.aliases.some((alias) => placeKey(alias) === key))
    if (!isUsual) await deletePlaceChange(ctx.db, key)
    await noteAudit(ctx, {
      contactId,
      action: 'delete',
      entity: 'place_name',
      entityId: id,
      before: { place: name, words },
    })
    return viewOfPlace(ctx, name)
  })

async function placeNamed(ctx: Context, name: string): Promise<Place> {
  const found = (await currentPlaces(ctx)).byKey.get(placeKey(name))
  if (!found || placeKey(found.name) !== placeKey(name)) throw placeNotFound()
  return found
}

async function viewOfPlace(ctx: Context, name: string): Promise<AdminPlace> {
  const { byKey, viewOf } = await currentPlaces(ctx)
  const place = byKey.get(placeKey(name))
  if (!place) throw placeNotFound()
  return viewOf(place)
}
