import { ApplyForShop, SellerSignUp } from '../../forms/joining.ts'
import { Problem } from '../../problem.ts'
import { ApplicationOf, ApplicationView, SellerSignedUp, ShopApplied } from '../../seller/joining.ts'
import type { Operations } from '../operation.ts'

export const joiningOperations = {
  'POST /auth/seller-sign-up': { body: SellerSignUp, responses: { 201: SellerSignedUp, 400: Problem, 503: Problem } },
  'POST /my-shops': { body: ApplyForShop, responses: { 201: ShopApplied, 400: Problem, 409: Problem } },
  'GET /shops/:shopId/application': { params: ApplicationOf, responses: { 200: ApplicationView, 404: Problem } },
  'POST /shops/:shopId/application/resubmit': {
    params: ApplicationOf,
    responses: { 200: ApplicationView, 403: Problem, 404: Problem, 409: Problem },
  },
} satisfies Operations
