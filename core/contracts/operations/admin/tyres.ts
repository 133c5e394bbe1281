import { MOST_PICTURE_BYTES, pictureTypes } from '#core/rules/files/shop-pictures.ts'
import {
  AddedBrands,
  AdminBrand,
  BrandIdParam,
  BrandMergePreview,
  BrandMergeQuery,
  BrandPage,
  BrandQuery,
  ChangeBrand,
  MergeBrand,
} from '../../admin/brands.ts'
import { CatalogueImport, CatalogueImportRows } from '../../admin/tyre-import.ts'
import {
  AddedTyres,
  AdminTyrePage,
  AdminTyreQuery,
  ChangeTyre,
  MergePreview,
  MergeQuery,
  MergeTyre,
  ReviewTyres,
  TyreDetail,
  TyreId,
  TyresMerged,
  TyresReviewed,
} from '../../admin/tyres.ts'
import { Problem } from '../../problem.ts'
import { ConfirmImport, csv, ImportId, ImportRowsQuery, sheet } from '../../seller/imports.ts'
import { FileName, file, nothing, type Operations } from '../operation.ts'

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
    takes: { types: pictureTypes, maxBytes: MOST_PICTURE_BYTES },
    responses: { 201: TyreDetail, 400: Problem, 404: Problem, 500: Problem },
  },
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
  'GET /admin/brands': { query: BrandQuery, responses: { 200: BrandPage } },
  'GET /admin/brands-to-review': { responses: { 200: AddedBrands } },
  'PATCH /admin/brands/:id': {
    params: BrandIdParam,
    body: ChangeBrand,
    responses: { 200: AdminBrand, 404: Problem, 409: Problem },
  },
  'DELETE /admin/brands/:id': { params: BrandIdParam, responses: { 204: nothing, 404: Problem, 409: Problem } },
  'GET /admin/brands/:id/merge': {
    params: BrandIdParam,
    query: BrandMergeQuery,
    responses: { 200: BrandMergePreview, 404: Problem, 409: Problem },
  },
  'POST /admin/brands/:id/merge': {
    params: BrandIdParam,
    body: MergeBrand,
    responses: { 200: AdminBrand, 404: Problem, 409: Problem },
  },
} satisfies Operations
