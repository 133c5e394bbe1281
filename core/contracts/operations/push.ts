import { AddPushDevice, ChangePushDevice, PushDeviceId, PushState } from '../notices/push.ts'
import { Problem } from '../problem.ts'
import type { Operations } from './operation.ts'

export const pushOperations = {
  'GET /push/devices': { responses: { 200: PushState } },
  'POST /push/devices': { body: AddPushDevice, responses: { 201: PushState, 400: Problem, 409: Problem } },
  'PATCH /push/devices/:id': {
    params: PushDeviceId,
    body: ChangePushDevice,
    responses: { 200: PushState, 404: Problem },
  },
  'DELETE /push/devices/:id': { params: PushDeviceId, responses: { 200: PushState, 404: Problem } },
} satisfies Operations
