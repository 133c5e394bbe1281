import { AnswerRescue, RescueOfShop, ShopRescue, ShopRescues } from '../../deal/rescue.ts'
import { CallOutHours, ChangeCallOutHours } from '../../forms/call-out-hours.ts'
import { Problem } from '../../problem.ts'
import { ShopId } from '../../shop-directory.ts'
import type { Operations } from '../operation.ts'

/** When a shop comes out to a flat tyre, and the drivers who ask it to. */
export const shopRescueOperations = {
  'GET /shops/:shopId/call-out-hours': { params: ShopId, responses: { 200: CallOutHours, 404: Problem } },
  'PATCH /shops/:shopId/call-out-hours': {
    params: ShopId,
    body: ChangeCallOutHours,
    responses: { 200: CallOutHours, 403: Problem, 404: Problem, 409: Problem },
  },
  'GET /shops/:shopId/rescues': { params: ShopId, responses: { 200: ShopRescues, 404: Problem } },
  'POST /shops/:shopId/rescues/:askId/answer': {
    params: RescueOfShop,
    body: AnswerRescue,
    responses: { 200: ShopRescue, 403: Problem, 404: Problem, 409: Problem },
  },
} satisfies Operations
