import { z } from 'zod'
import { MAX_PICTURE_BYTES, pictureTypes } from '#core/rules/files/shop-pictures.ts'
import { highestLoadIndex, lowestLoadIndex, speedSymbols } from '../../rules/tyres/load-speed.ts'
import { isName, Line, nameSays } from '../forms/typed.ts'
import { FileName, file, nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { numeric } from '../query.ts'
import { ConfirmImport, csv, ImportId, ImportRowsQuery, RowOutcome, sheet } from '../seller/imports.ts'
import { LabelGrade, NoiseClass, TyreLabel, TyreType } from '../tyres.ts'

/** An import of tyres into the catalogue, from its reading to its result. */
export const CatalogueImport = z.strictObject({
  id: z.uuid(),
  fileName: z.string(),
  /** checking and importing are under way; ready waits for the admin's yes. */
  state: z.enum(['checking', 'ready', 'importing', 'done', 'failed']),
  /** Columns of the file that hold nothing we know. */
  leftOut: z.array(z.string()),
  /** Of the step that is under way. */
  progress: z.int(),
  total: z.int(),
  /** new: added. changed: there already, and what was not known is filled in. same: there already. */
  rows: z.strictObject({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
})

export type CatalogueImport = z.infer<typeof CatalogueImport>

/** Nothing is asked of an admin. */
const CatalogueOutcome = RowOutcome.exclude(['waits'])

export const CatalogueImportRow = z.strictObject({
  /** The line of the file, the heading being the first. */
  line: z.int(),
  fate: CatalogueOutcome,
  /** What is wrong with it: 'Row 7: Missing brand'. */
  problem: z.string().nullable(),
  tyre: z.string(),
})

export type CatalogueImportRow = z.infer<typeof CatalogueImportRow>

export const CatalogueImportRows = z.strictObject({ rows: z.array(CatalogueImportRow), next: z.int().nullable() })

export type CatalogueImportRows = z.infer<typeof CatalogueImportRows>

export const tyreImportsOperations = {
  'POST /admin/tyre-imports': {
    query: FileName,
    takes: sheet,
    responses: { 201: CatalogueImport, 409: Problem, 422: Problem },
  },
  'GET /admin/tyre-imports/:id/errors.csv': { params: ImportId, gives: csv, responses: { 200: file, 404: Problem } },
  'GET /admin/tyre-imports/:id/result.csv': { params: ImportId, gives: csv, responses: { 200: file, 404: Problem } },
  'GET /admin/tyre-imports/:id': { params: ImportId, responses: { 200: CatalogueImport, 404: Problem } },
  'GET /admin/tyre-imports/:id/rows': {
    params: ImportId,
    query: ImportRowsQuery,
    responses: { 200: CatalogueImportRows, 404: Problem },
  },
  'POST /admin/tyre-imports/:id/confirm': {
    params: ImportId,
    body: ConfirmImport,
    responses: { 200: CatalogueImport, 404: Problem, 409: Problem },
  },
} satisfies Operations

export const tyresPerPage = [5, 10, 20, 50, 100] as const

export const BrandId = z.int().min(1).max(2_147_483_647)

/** A tyre of the central database. */
export const AdminTyre = z.strictObject({
  id: z.uuid(),
  brand: z.strictObject({ id: BrandId, name: z.string() }),
  model: z.string(),
  /** Its code: 205/55R16. */
  size: z.string(),
  type: TyreType,
  loadIndex: z.int().nullable(),
  loadIndexDual: z.int().nullable(),
  speedRating: z.string().nullable(),
  /** As printed on the sidewall: 91V, 110/108R. */
  service: z.string(),
  extraLoad: z.boolean(),
  runFlat: z.boolean(),
  /** A picture that we keep. */
  imageUrl: z.string().nullable(),
  label: TyreLabel,
  /** A shop added it, and no admin has looked at it yet. */
  needsReview: z.boolean(),
  createdAt: z.iso.datetime(),
})
export type AdminTyre = z.infer<typeof AdminTyre>

export const AdminTyreSort = z.enum(['newest', 'brand', 'name', 'size', 'type'])
export type AdminTyreSort = z.infer<typeof AdminTyreSort>

const Search = z.string().trim().min(1).max(100)

export const AdminTyreQuery = z.strictObject({
  /** Brand, name, type, and a size in any spelling. */
  search: Search.optional(),
  sort: AdminTyreSort.default('newest'),
  order: z.enum(['asc', 'desc']).default('asc'),
  page: numeric(z.int().min(1).max(2_000)).default(1),
  perPage: numeric(z.union(tyresPerPage.map((count) => z.literal(count)))).default(20),
})
export type AdminTyreQuery = z.infer<typeof AdminTyreQuery>

export const AdminTyrePage = z.strictObject({
  tyres: z.array(AdminTyre),
  /** How many there are in all pages; not more than are counted. */
  total: z.int(),
  /** There are more than were counted. */
  isCapped: z.boolean(),
  page: z.int(),
  /** At least 1. */
  pages: z.int(),
})
export type AdminTyrePage = z.infer<typeof AdminTyrePage>

export const TyreId = z.strictObject({ id: z.uuid() })

/** What stands on a tyre. */
const use = {
  listings: z.int(),
  /** Some of the shops that list it, by name. */
  shops: z.array(z.string()),
  deals: z.int(),
  /** What drivers find when they search. */
  offers: z.int(),
  /** Those that still come. */
  bookings: z.int(),
}
export const TyreUse = z.strictObject(use)
export type TyreUse = z.infer<typeof TyreUse>
export const TyreDetail = z.strictObject({
  tyre: AdminTyre,
  use: TyreUse,
  /** The picture that a list links to, while it is not fetched yet (`problem` null), or if it could not be taken. */
  linked: z.strictObject({ link: z.string(), problem: z.string().nullable() }).nullable(),
})
export type TyreDetail = z.infer<typeof TyreDetail>

const loadIndexSays = 'Load index is a number from 60 to 130'
const speeds = speedSymbols.map(([symbol]) => symbol)
const LoadIndex = z.int().min(lowestLoadIndex, loadIndexSays).max(highestLoadIndex, loadIndexSays)

export const ChangeTyre = z.strictObject({
  brand: Line().trim().min(1, 'Brand is required').max(80).refine(isName, nameSays).optional(),
  model: Line().trim().min(1, 'Name is required').max(80).optional(),
  /** In any spelling. */
  size: Line().trim().min(1, 'Size is required').max(60).optional(),
  type: TyreType.optional(),
  loadIndex: LoadIndex.nullable().optional(),
  loadIndexDual: LoadIndex.nullable().optional(),
  speedRating: z.enum(speeds).nullable().optional(),
  extraLoad: z.boolean().optional(),
  runFlat: z.boolean().optional(),
  wetGrip: LabelGrade.nullable().optional(),
  fuelEfficiency: LabelGrade.nullable().optional(),
  noiseDb: z.int().min(40, 'Between 40 and 100 dB').max(100, 'Between 40 and 100 dB').nullable().optional(),
  noiseClass: NoiseClass.nullable().optional(),
  /** Takes the picture away; another one is sent as bytes. */
  image: z.null().optional(),
})
export type ChangeTyre = z.infer<typeof ChangeTyre>

/** Whether admins still have to look at these tyres. */
export const ReviewTyres = z.strictObject({ ids: z.array(z.uuid()).min(1).max(100), needsReview: z.boolean() })
export type ReviewTyres = z.infer<typeof ReviewTyres>
export const TyresReviewed = z.strictObject({ changed: z.int() })

/** A tyre that a shop added, with those of the catalogue that it may be. */
export const AddedTyre = z.strictObject({
  tyre: AdminTyre,
  shop: z.string().nullable(),
  listings: z.int(),
  similar: z.array(AdminTyre),
})
export type AddedTyre = z.infer<typeof AddedTyre>
export const AddedTyres = z.strictObject({
  /** The oldest first. */
  tyres: z.array(AddedTyre),
  total: z.int(),
  isCapped: z.boolean(),
})
export type AddedTyres = z.infer<typeof AddedTyres>

export const MergeQuery = z.strictObject({ into: z.uuid() })
const Level = z.strictObject({ code: z.string(), priceCents: z.int(), quantity: z.int() })
/** What happens if the one tyre becomes the other. */
export const MergePreview = z.strictObject({
  from: AdminTyre,
  into: AdminTyre,
  /** What moves. */
  moves: z.strictObject({ ...use, alerts: z.int() }),
  /** Shops that list both: the price and stock that the shop said last stay, the other listing goes. */
  both: z.array(z.strictObject({ shop: z.string(), stays: Level, goes: Level })),
})
export type MergePreview = z.infer<typeof MergePreview>
export const MergeTyre = z.strictObject({ into: z.uuid() })
export type MergeTyre = z.infer<typeof MergeTyre>
export const TyresMerged = z.strictObject({ tyre: AdminTyre, listings: z.int() })

export const tyresOperations = {
  'GET /admin/tyres': { query: AdminTyreQuery, responses: { 200: AdminTyrePage } },
  'GET /admin/tyres-to-review': { responses: { 200: AddedTyres } },
  'POST /admin/tyres-to-review': { body: ReviewTyres, responses: { 200: TyresReviewed } },
  'GET /admin/tyres/:id': { params: TyreId, responses: { 200: TyreDetail, 404: Problem } },
  'PATCH /admin/tyres/:id': {
    params: TyreId,
    body: ChangeTyre,
    responses: { 200: TyreDetail, 400: Problem, 404: Problem, 409: Problem },
  },
  'DELETE /admin/tyres/:id': { params: TyreId, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'GET /admin/tyres/:id/merge': {
    params: TyreId,
    query: MergeQuery,
    responses: { 200: MergePreview, 404: Problem, 409: Problem },
  },
  'POST /admin/tyres/:id/merge': {
    params: TyreId,
    body: MergeTyre,
    responses: { 200: TyresMerged, 404: Problem, 409: Problem },
  },
  'POST /admin/tyres/:id/image': {
    params: TyreId,
    takes: { types: pictureTypes, maxBytes: MAX_PICTURE_BYTES },
    responses: { 201: TyreDetail, 400: Problem, 404: Problem, 500: Problem },
  },
} satisfies Operations
