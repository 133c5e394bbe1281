import { z } from 'zod'
import { hasLetter } from '#core/rules/people/typed-text.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { Line } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, Flag, numeric } from '../query.ts'
import { Dismissal, WaitingQuery } from './fitment.ts'

const Province = z.enum(provinceNames)

export const AdminPlace = z.strictObject({
  name: z.string(),
  province: Province,
  lat: z.number(),
  lng: z.number(),
  kind: z.enum(['place', 'province', 'region']),
  /** Other names; added: by an admin. */
  aliases: z.array(z.strictObject({ words: z.string(), added: z.boolean() })),
  /** An admin has added the place, or moved one that was there. */
  changed: z.enum(['added', 'moved']).nullable(),
})
export type AdminPlace = z.infer<typeof AdminPlace>

export const PlacesQuery = z.strictObject({
  search: Line().max(60).optional(),
  province: Province.optional(),
  /** Only what admins have changed. */
  changed: Flag.optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type PlacesQuery = z.infer<typeof PlacesQuery>
export const PlacesPage = z.strictObject({ places: z.array(AdminPlace), next: z.string().nullable() })
export type PlacesPage = z.infer<typeof PlacesPage>

const Name = (missing: string) =>
  Line(missing)
    .min(2, 'Use at least 2 letters')
    .max(60, 'Use at most 60 characters')
    .refine(hasLetter, 'A name must contain a letter')

/** Another name of a place. */
export const PlaceName = z.strictObject({ place: z.string().max(100), words: Name('Type another name') })
export type PlaceName = z.infer<typeof PlaceName>

const outside = 'This is not in South Africa'
/** A place of its own, or where a known one lies. */
export const PlaceForm = z.strictObject({
  name: Name('Name is required'),
  province: Province,
  lat: z.number('Type a latitude, such as -26.1').min(-35, outside).max(-22, outside),
  lng: z.number('Type a longitude, such as 28.05').min(16, outside).max(33.1, outside),
})
export type PlaceForm = z.infer<typeof PlaceForm>
export const PlaceGone = z.strictObject({ name: z.string().max(100) })

/** A place that people named and nobody knew. */
export const UnknownPlace = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  times: z.int(),
  firstAskedAt: z.iso.datetime(),
  lastAskedAt: z.iso.datetime(),
})
export type UnknownPlace = z.infer<typeof UnknownPlace>
export const UnknownPlaces = z.strictObject({ places: z.array(UnknownPlace), next: z.string().nullable() })
export type UnknownPlaces = z.infer<typeof UnknownPlaces>
export const UnknownPlaceId = z.strictObject({ id: z.uuid() })

/** What admins have changed of the places that a browser brings along. */
export const PlaceChanges = z.strictObject({
  places: z.array(z.strictObject({ name: z.string(), province: Province, lat: z.number(), lng: z.number() })),
  aliases: z.array(z.strictObject({ words: z.string(), place: z.string() })),
  without: z.array(z.string()),
})
export type PlaceChanges = z.infer<typeof PlaceChanges>
export const NamedPlace = z.strictObject({ name: z.string().min(1).max(60) })

export const adminPlaceOperations = {
  'GET /admin/places': { query: PlacesQuery, responses: { 200: PlacesPage, 400: Problem } },
  'POST /admin/places': { body: PlaceForm, responses: { 201: AdminPlace, 409: Problem } },
  'PATCH /admin/places': { body: PlaceForm, responses: { 200: AdminPlace, 404: Problem } },
  'POST /admin/places/restored': { body: PlaceGone, responses: { 204: nothing, 404: Problem } },
  'POST /admin/places/names': { body: PlaceName, responses: { 201: AdminPlace, 404: Problem, 409: Problem } },
  'POST /admin/places/names/removed': { body: PlaceName, responses: { 200: AdminPlace, 404: Problem } },
  'GET /admin/places/unknown': { query: WaitingQuery, responses: { 200: UnknownPlaces, 400: Problem } },
  'PATCH /admin/places/unknown/:id': {
    params: UnknownPlaceId,
    body: Dismissal,
    responses: { 204: nothing, 404: Problem },
  },
} satisfies Operations
