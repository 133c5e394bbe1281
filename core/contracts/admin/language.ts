import { z } from 'zod'
import { hasLetter } from '#core/rules/people/typed-text.ts'
import { provinceNames } from '#core/rules/places/provinces.ts'
import { wantNames } from '#core/rules/understanding/wants.ts'
import { Line } from '../forms/typed.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, Flag, numeric } from '../query.ts'
import { Dismissal, WaitingQuery } from './fitment.ts'

export const Want = z.enum(wantNames)
export const UnrecognisedState = z.enum(['open', 'labelled', 'dismissed'])
export type UnrecognisedState = z.infer<typeof UnrecognisedState>

/** What people said in much the same words and the bot did not understand; nobody is known by it. */
export const UnrecognisedGroup = z.strictObject({
  id: z.uuid(),
  speaker: z.enum(['driver', 'shop']),
  /** One of the ways in which it was said; names and numbers are masked: [name]. */
  words: z.string(),
  language: z.string().nullable(),
  /** What the bot had asked or shown before. */
  asked: z.string(),
  /** What the bot took it for; 'unknown' for nothing. */
  tookFor: z.string(),
  times: z.int(),
  firstOn: z.iso.date(),
  lastOn: z.iso.date(),
  state: UnrecognisedState,
  label: Want.nullable(),
})
export type UnrecognisedGroup = z.infer<typeof UnrecognisedGroup>

export const UnrecognisedQuery = z.strictObject({
  state: UnrecognisedState.default('open'),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type UnrecognisedQuery = z.infer<typeof UnrecognisedQuery>
export const UnrecognisedPage = z.strictObject({ groups: z.array(UnrecognisedGroup), next: z.string().nullable() })
export type UnrecognisedPage = z.infer<typeof UnrecognisedPage>

export const UnrecognisedId = z.strictObject({ id: z.uuid() })
export const UnrecognisedDetail = z.strictObject({
  group: UnrecognisedGroup,
  /** The ways in which it was said, the most usual first. */
  examples: z.array(
    z.strictObject({
      words: z.string(),
      language: z.string().nullable(),
      asked: z.string(),
      tookFor: z.string(),
      /** What the person said that they meant. */
      meant: z.string().nullable(),
      times: z.int(),
    }),
  ),
})
export type UnrecognisedDetail = z.infer<typeof UnrecognisedDetail>

/** A label says what its writers want; dismissed puts it away; neither lets it wait again. */
export const JudgeUnrecognised = z.discriminatedUnion('state', [
  z.strictObject({ state: z.literal('labelled'), label: Want }),
  z.strictObject({ state: z.literal('dismissed') }),
  z.strictObject({ state: z.literal('open') }),
])
export type JudgeUnrecognised = z.infer<typeof JudgeUnrecognised>

export const CorpusQuery = z.strictObject({ form: z.enum(['jsonl', 'tsv']).default('jsonl') })
export type CorpusQuery = z.infer<typeof CorpusQuery>
/** What was labelled, as the corpus of bot/understand takes it: a line of the file each, or the same as JSON. */
export const CorpusFile = z.strictObject({ name: z.string(), lines: z.int(), text: z.string() })
export type CorpusFile = z.infer<typeof CorpusFile>

export const adminUnderstandingOperations = {
  'GET /admin/understanding': { query: UnrecognisedQuery, responses: { 200: UnrecognisedPage, 400: Problem } },
  'GET /admin/understanding/corpus': { query: CorpusQuery, responses: { 200: CorpusFile } },
  'GET /admin/understanding/:id': { params: UnrecognisedId, responses: { 200: UnrecognisedDetail, 404: Problem } },
  'PATCH /admin/understanding/:id': {
    params: UnrecognisedId,
    body: JudgeUnrecognised,
    responses: { 200: UnrecognisedGroup, 404: Problem },
  },
} satisfies Operations

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

const PlaceGone = z.strictObject({ name: z.string().max(100) })

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

const UnknownPlaceId = z.strictObject({ id: z.uuid() })

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
