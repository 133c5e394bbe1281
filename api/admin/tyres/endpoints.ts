import type { Endpoint } from '../../route.ts'
import brands from './brands.ts'
import brandsToReview from './brands-to-review.ts'
import changeBrand from './change-brand.ts'
import changeTyre from './change-tyre.ts'
import confirmImport from './confirm-import.ts'
import deleteBrand from './delete-brand.ts'
import deleteTyre from './delete-tyre.ts'
import { tyreFileEndpoints } from './files.ts'
import tyreImport from './import.ts'
import importRows from './import-rows.ts'
import merge from './merge.ts'
import mergeBrand from './merge-brand.ts'
import previewBrandMerge from './preview-brand-merge.ts'
import previewMerge from './preview-merge.ts'
import review from './review.ts'
import toReview from './to-review.ts'
import tyre from './tyre.ts'
import tyres from './tyres.ts'

/** The central tyre database. */
export const tyreEndpoints: readonly Endpoint[] = [
  tyres,
  toReview,
  review,
  tyre,
  changeTyre,
  deleteTyre,
  previewMerge,
  merge,
  ...tyreFileEndpoints,
  tyreImport,
  importRows,
  confirmImport,
  brands,
  brandsToReview,
  changeBrand,
  deleteBrand,
  previewBrandMerge,
  mergeBrand,
]
