import { FlipSwitch, Switches, ThisSwitch } from '../../admin/switches.ts'
import { Problem } from '../../problem.ts'
import type { Operations } from '../operation.ts'

export const switchesOperations = {
  'GET /admin/switches': { responses: { 200: Switches } },
  'POST /admin/switches/:name/stop': {
    params: ThisSwitch,
    body: FlipSwitch,
    responses: { 200: Switches, 409: Problem },
  },
  'POST /admin/switches/:name/resume': {
    params: ThisSwitch,
    body: FlipSwitch,
    responses: { 200: Switches, 409: Problem },
  },
} satisfies Operations
