import { Problem } from '../../problem.ts'
import {
  ChangeImport,
  ConfirmImport,
  csv,
  ImportId,
  ImportRows,
  ImportRowsQuery,
  StockImport,
  sheet,
} from '../../seller/imports.ts'
import { ShopId } from '../../shop-directory.ts'
import { FileName, file, type Operations } from '../operation.ts'

export const importsOperations = {
  'POST /shops/:shopId/imports': {
    params: ShopId,
    query: FileName,
    takes: sheet,
    responses: { 201: StockImport, 403: Problem, 404: Problem, 409: Problem, 422: Problem },
  },
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
