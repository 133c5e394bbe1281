import { Problem } from '../../problem.ts'
import {
  ChangeImport,
  ConfirmImport,
  ImportId,
  ImportRows,
  ImportRowsQuery,
  StockImport,
} from '../../seller/imports.ts'
import type { Operations } from '../operation.ts'

/** A file is sent to POST /shops/{shopId}/imports as it is, which is no operation of these. */
export const importsOperations = {
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
