import { z } from 'zod'
import { FIRST_FITMENT_YEAR, lastVehicleYear } from '#core/rules/tyres/vehicle-years.ts'
import { isTyreSize, tyreSizeSays } from '#core/rules/vehicles/fitment-sheet.ts'
import { Line } from '../forms/typed.ts'
import { file, nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, Flag, numeric } from '../query.ts'
import { csv, sheet } from '../seller/imports.ts'

/** How sure we are that the vehicle left the factory on these sizes. */
export const Confidence = z.enum(['high', 'medium', 'low'])
export type Confidence = z.infer<typeof Confidence>

const Sizes = z.strictObject({ front: z.string(), rear: z.string().nullable() })

/** One generation of a model, with the sizes that it may have left the factory on. */
export const AdminFitment = z.strictObject({
  id: z.uuid(),
  make: z.string(),
  model: z.string(),
  /** Empty where the model has one kind only. */
  variant: z.string(),
  yearFrom: z.int(),
  /** Null: still sold. */
  yearTo: z.int().nullable(),
  confidence: Confidence,
  /** No rear where all four are the same. */
  sizes: z.array(Sizes),
  /** Another row of the same vehicle holds some of the same years. */
  overlaps: z.boolean(),
})
export type AdminFitment = z.infer<typeof AdminFitment>

export const FitmentQuery = z.strictObject({
  search: Line().max(60).optional(),
  make: Line().max(60).optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type FitmentQuery = z.infer<typeof FitmentQuery>
export const FitmentPage = z.strictObject({ rows: z.array(AdminFitment), next: z.string().nullable() })
export type FitmentPage = z.infer<typeof FitmentPage>

const Name = (missing: string) => Line(missing).min(1, missing).max(60, 'Use at most 60 characters')
const year = () => z.int(yearSays()).min(FIRST_FITMENT_YEAR, yearSays()).max(lastVehicleYear(), yearSays())
const yearSays = () => `Must be a year from ${FIRST_FITMENT_YEAR} to ${lastVehicleYear()}`
const Size = z.string().trim().min(1, 'Type a tyre size').max(60, tyreSizeSays).refine(isTyreSize, tyreSizeSays)

export const MAX_SIZES = 20

/** What is written of a vehicle; sizes in any spelling. */
export const FitmentForm = z
  .strictObject({
    make: Name('Make is required'),
    model: Name('Model is required'),
    variant: Line().max(60, 'Use at most 60 characters').default(''),
    yearFrom: year(),
    yearTo: year().nullable(),
    confidence: Confidence,
    sizes: z
      .array(z.strictObject({ front: Size, rear: Size.nullable() }))
      .min(1, 'Add at least one size')
      .max(MAX_SIZES, `Use at most ${MAX_SIZES} sizes`),
  })
  .refine(({ yearFrom, yearTo }) => yearTo === null || yearTo >= yearFrom, {
    error: 'Ends before it begins',
    path: ['yearTo'],
  })
export type FitmentForm = z.infer<typeof FitmentForm>
export type FitmentInput = z.input<typeof FitmentForm>

export const FitmentId = z.strictObject({ id: z.uuid() })

/** A vehicle that people looked up and that the table lacks. */
export const UnknownVehicle = z.strictObject({
  id: z.uuid(),
  text: z.string(),
  make: z.string().nullable(),
  model: z.string().nullable(),
  year: z.int().nullable(),
  times: z.int(),
  firstAskedAt: z.iso.datetime(),
  lastAskedAt: z.iso.datetime(),
})
export type UnknownVehicle = z.infer<typeof UnknownVehicle>
export const WaitingQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type WaitingQuery = z.infer<typeof WaitingQuery>
export const UnknownVehicles = z.strictObject({ vehicles: z.array(UnknownVehicle), next: z.string().nullable() })
export type UnknownVehicles = z.infer<typeof UnknownVehicles>

/** dismissed: false lets it wait again. */
export const Dismissal = z.strictObject({ dismissed: z.boolean() })
export type Dismissal = z.infer<typeof Dismissal>

/** The vehicle of the table that somebody meant; without a model, the make alone has another name. */
export const VehicleMeaning = z.strictObject({
  make: Name('Make is required'),
  model: Line().max(60).optional(),
})
export type VehicleMeaning = z.infer<typeof VehicleMeaning>

/** Another name of a vehicle, which website and chat understand. */
export const VehicleName = z.strictObject({
  id: z.uuid(),
  words: z.string(),
  make: z.string(),
  model: z.string().nullable(),
})
export type VehicleName = z.infer<typeof VehicleName>
export const VehicleNames = z.strictObject({ names: z.array(VehicleName) })
export type VehicleNames = z.infer<typeof VehicleNames>
/** What becomes of a row of a file: a new vehicle, other years or sizes of one, nothing, or it is wrong. */
export const FitmentOutcome = z.enum(['new', 'changed', 'same', 'wrong'])
export const FitmentImportRow = z.strictObject({
  /** The line of the file, the heading being the first. */
  line: z.int(),
  fate: FitmentOutcome,
  vehicle: z.string(),
  sizes: z.string(),
  problem: z.string().nullable(),
  /** Its years overlap with those of another row of the same vehicle. */
  overlaps: z.boolean(),
})
export type FitmentImportRow = z.infer<typeof FitmentImportRow>
export const FitmentImport = z.strictObject({
  rows: z.array(FitmentImportRow),
  counts: z.strictObject({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int() }),
  /** False for a preview. */
  imported: z.boolean(),
})
export type FitmentImport = z.infer<typeof FitmentImport>

/** Without `confirm` it says what would become of each row. */
export const FitmentImportQuery = z.strictObject({ confirm: Flag.optional() })

export const adminFitmentOperations = {
  'GET /admin/fitment.csv': { gives: csv, responses: { 200: file } },
  'POST /admin/fitment/imports': {
    query: FitmentImportQuery,
    takes: sheet,
    responses: { 201: FitmentImport, 409: Problem, 422: Problem },
  },
  'GET /admin/fitment': { query: FitmentQuery, responses: { 200: FitmentPage, 400: Problem } },
  'POST /admin/fitment': { body: FitmentForm, responses: { 201: AdminFitment, 409: Problem } },
  'PATCH /admin/fitment/:id': {
    params: FitmentId,
    body: FitmentForm,
    responses: { 200: AdminFitment, 404: Problem, 409: Problem },
  },
  'DELETE /admin/fitment/:id': { params: FitmentId, responses: { 204: nothing, 404: Problem } },
  'GET /admin/fitment/unknown': { query: WaitingQuery, responses: { 200: UnknownVehicles, 400: Problem } },
  'PATCH /admin/fitment/unknown/:id': {
    params: FitmentId,
    body: Dismissal,
    responses: { 204: nothing, 404: Problem },
  },
  'POST /admin/fitment/unknown/:id/meaning': {
    params: FitmentId,
    body: VehicleMeaning,
    responses: { 201: VehicleName, 404: Problem, 409: Problem },
  },
  'GET /admin/fitment/names': { responses: { 200: VehicleNames } },
  'DELETE /admin/fitment/names/:id': { params: FitmentId, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
