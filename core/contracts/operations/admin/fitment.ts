import {
  AdminFitment,
  Dismissal,
  FitmentForm,
  FitmentId,
  FitmentImport,
  FitmentImportQuery,
  FitmentPage,
  FitmentQuery,
  UnknownVehicles,
  VehicleMeaning,
  VehicleName,
  VehicleNames,
  WaitingQuery,
} from '../../admin/fitment.ts'
import { Problem } from '../../problem.ts'
import { csv, sheet } from '../../seller/imports.ts'
import { file, nothing, type Operations } from '../operation.ts'

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
