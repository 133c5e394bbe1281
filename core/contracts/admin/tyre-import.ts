import { z } from 'zod'
import { FileName, file, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { ConfirmImport, csv, ImportId, ImportRowsQuery, RowOutcome, sheet } from '../seller/imports.ts'

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
