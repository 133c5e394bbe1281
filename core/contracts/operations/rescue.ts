import { MyRescue, OpenRescue, RescueId, RescueView, TakeRescue } from '../deal/rescue.ts'
import { Problem } from '../problem.ts'
import type { Operations } from './operation.ts'

/** A driver with a flat tyre asks the shops that come out now. */
export const rescueOperations = {
  'GET /rescues/mine': { responses: { 200: MyRescue } },
  'POST /rescues': { body: OpenRescue, responses: { 201: RescueView, 400: Problem, 403: Problem, 409: Problem } },
  'POST /rescues/:id/take': {
    params: RescueId,
    body: TakeRescue,
    responses: { 200: RescueView, 403: Problem, 404: Problem, 409: Problem },
  },
  'POST /rescues/:id/close': { params: RescueId, responses: { 200: RescueView, 404: Problem, 409: Problem } },
} satisfies Operations
