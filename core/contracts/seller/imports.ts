import { z } from 'zod'
import { type ImportField, importFields, importLimits } from '#core/rules/imports/columns.ts'
import { MAX_NAME } from '#core/rules/imports/row.ts'
import { FileName, file, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { numeric } from '../query.ts'
import { ShopId } from '../shop-directory.ts'

/**
 * matching: the columns have to be named first. checking and importing are under way; ready waits for the seller's yes.
 */
export const ImportState = z.enum(['matching', 'checking', 'ready', 'importing', 'done', 'failed'])
export type ImportState = z.infer<typeof ImportState>

/**
 * What becomes of a row: a tyre that the shop did not sell, another price or stock, nothing, it is wrong, or it waits for
 * an answer about its brand or its price.
 */
export const RowOutcome = z.enum(['new', 'changed', 'same', 'wrong', 'waits'])
export type RowOutcome = z.infer<typeof RowOutcome>

const fields = importFields.map(({ field }) => field)
const Column = z
  .int()
  .min(0)
  .max(importLimits.columns - 1)
/** Which column, counted from 0, holds what. */
export const ImportColumns = z.partialRecord(z.enum(fields as [ImportField, ...ImportField[]]), Column)

const Rows = z.strictObject({ new: z.int(), changed: z.int(), same: z.int(), wrong: z.int(), waits: z.int() })

export const ImportQuestion = z.enum(['brand', 'price'])
export type ImportQuestion = z.infer<typeof ImportQuestion>

const BrandName = z.string().min(1).max(MAX_NAME)
/** `is` the brand that is meant by what was typed: one of ours, or the same name for a brand of its own. */
export const ImportAnswers = z.strictObject({
  brands: z.array(z.strictObject({ typed: BrandName, is: BrandName })).max(500),
  pricesAreRight: z.boolean(),
})
export type ImportAnswers = z.infer<typeof ImportAnswers>

/** What rows wait for: brands that nobody knows, with those that may be meant, and prices that are likely slips. */
export const ImportAsks = z.strictObject({
  brands: z.array(z.strictObject({ typed: z.string(), rows: z.int(), similar: z.array(z.string()) })),
  prices: z.int(),
})
export type ImportAsks = z.infer<typeof ImportAsks>

/** An import of stock from a file, from its reading to its result. */
export const StockImport = z.strictObject({
  id: z.uuid(),
  shopId: z.uuid(),
  fileName: z.string(),
  state: ImportState,
  /** The headings of the file, and the first rows below them. */
  header: z.array(z.string()),
  sample: z.array(z.array(z.string())),
  columns: ImportColumns,
  /** Of the step that is under way. */
  progress: z.int(),
  total: z.int(),
  /** As far as the rows have been looked at. */
  rows: Rows,
  asks: ImportAsks,
  answers: ImportAnswers,
  createdAt: z.iso.datetime(),
  finishedAt: z.iso.datetime().nullable(),
  /** Until then it can be taken back. */
  undoUntil: z.iso.datetime().nullable(),
  undoneAt: z.iso.datetime().nullable(),
})
export type StockImport = z.infer<typeof StockImport>

export const ImportId = z.strictObject({ id: z.uuid() })
/** Which columns hold what, or what was asked of rows; what is left out stays as it is. */
export const ChangeImport = z.strictObject({ columns: ImportColumns.optional(), answers: ImportAnswers.optional() })
export type ChangeImport = z.infer<typeof ChangeImport>

/** `wrong`: what becomes of the good rows if there are wrong ones, which are never imported. */
export const ConfirmImport = z.strictObject({ wrong: z.enum(['leave_out', 'import_nothing']) })
export type ConfirmImport = z.infer<typeof ConfirmImport>

export const ImportRowsQuery = z.strictObject({
  fate: RowOutcome.optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  /** The line of the last row of the page before. */
  after: numeric(z.int().min(0).max(1_000_000)).optional(),
})
export type ImportRowsQuery = z.infer<typeof ImportRowsQuery>

const Level = z.strictObject({ priceCents: z.int(), quantity: z.int() })
export const ImportRow = z.strictObject({
  /** The line of the file, the heading being the first. */
  line: z.int(),
  fate: RowOutcome,
  /** What is wrong with it: 'Row 7: Missing brand'. */
  problem: z.string().nullable(),
  tyre: z.string(),
  /** The catalogue lacks the tyre; it sells at once and is marked for the admin. */
  addsTyre: z.boolean(),
  before: Level.nullable(),
  after: Level.nullable(),
})
export type ImportRow = z.infer<typeof ImportRow>
export const ImportRows = z.strictObject({ rows: z.array(ImportRow), next: z.int().nullable() })
export type ImportRows = z.infer<typeof ImportRows>

/** An import of the last month, the newest first. */
export const PastImports = z.strictObject({
  imports: z.array(
    z.strictObject({
      id: z.uuid(),
      fileName: z.string(),
      state: ImportState,
      /** Who brought it; empty if that account is gone. */
      by: z.string(),
      rows: Rows,
      createdAt: z.iso.datetime(),
      undoUntil: z.iso.datetime().nullable(),
      undoneAt: z.iso.datetime().nullable(),
    }),
  ),
})
export type PastImports = z.infer<typeof PastImports>

/** How many tyres have their old price and stock again, are off the shelves, and stay as somebody has changed them. */
export const ImportUndone = z.strictObject({ putBack: z.int(), removed: z.int(), stays: z.int() })
export type ImportUndone = z.infer<typeof ImportUndone>

/** A list as CSV or as Excel saves it. */
export const sheet = {
  types: ['text/csv', 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  maxBytes: importLimits.bytes,
} as const
/** A list to save. */
export const csv = ['text/csv'] as const

export const importsOperations = {
  'POST /shops/:shopId/imports': {
    params: ShopId,
    query: FileName,
    takes: sheet,
    responses: { 201: StockImport, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
  'GET /shops/:shopId/imports': { params: ShopId, responses: { 200: PastImports, 404: Problem } },
  'POST /imports/:id/undo': { params: ImportId, responses: { 200: ImportUndone, 404: Problem, 409: Problem } },
  'GET /shops/:shopId/stock.csv': { params: ShopId, gives: csv, responses: { 200: file, 404: Problem } },
  'GET /imports/:id/errors.csv': { params: ImportId, gives: csv, responses: { 200: file, 404: Problem } },
  'GET /imports/:id/result.csv': { params: ImportId, gives: csv, responses: { 200: file, 404: Problem } },
  'GET /imports/:id': { params: ImportId, responses: { 200: StockImport, 404: Problem } },
  'PATCH /imports/:id': {
    params: ImportId,
    body: ChangeImport,
    responses: { 200: StockImport, 404: Problem, 409: Problem },
  },
  'GET /imports/:id/rows': {
    params: ImportId,
    query: ImportRowsQuery,
    responses: { 200: ImportRows, 404: Problem },
  },
  'POST /imports/:id/confirm': {
    params: ImportId,
    body: ConfirmImport,
    responses: { 200: StockImport, 404: Problem, 409: Problem },
  },
} satisfies Operations
