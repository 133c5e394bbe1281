import { MOST_FILE_BYTES } from '#core/rules/files/files.ts'
import { DOCUMENT_TYPES, LOGO_BYTES, LOGO_TYPES } from '#core/rules/shops/uploads.ts'
import { ApplyForShop, SellerSignUp } from '../../forms/joining.ts'
import { Problem } from '../../problem.ts'
import {
  ApplicationLogo,
  ApplicationOf,
  ApplicationView,
  DocumentOf,
  DocumentQuery,
  DocumentView,
  SellerSignedUp,
  ShopApplied,
} from '../../seller/joining.ts'
import { FileName, file, type Operations } from '../operation.ts'

export const joiningOperations = {
  'POST /auth/seller-sign-up': { body: SellerSignUp, responses: { 201: SellerSignedUp, 400: Problem, 503: Problem } },
  'POST /my-shops': { body: ApplyForShop, responses: { 201: ShopApplied, 400: Problem, 409: Problem } },
  'GET /shops/:shopId/application': { params: ApplicationOf, responses: { 200: ApplicationView, 404: Problem } },
  'POST /shops/:shopId/application/resubmit': {
    params: ApplicationOf,
    responses: { 200: ApplicationView, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /shops/:shopId/application/logo': {
    params: ApplicationOf,
    takes: { types: LOGO_TYPES, maxBytes: LOGO_BYTES },
    responses: { 201: ApplicationLogo, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /shops/:shopId/documents/:kind': {
    params: DocumentOf,
    query: FileName,
    takes: { types: DOCUMENT_TYPES, maxBytes: MOST_FILE_BYTES },
    responses: { 201: DocumentView, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/documents/:kind': {
    params: DocumentOf,
    query: DocumentQuery,
    gives: ['application/pdf', 'image/jpeg'],
    responses: { 200: file, 404: Problem },
  },
} satisfies Operations
