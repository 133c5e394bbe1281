import { z } from 'zod'
import { switchNames } from '../../rules/operations/switches.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

export const SwitchName = z.enum(switchNames)
export const SwitchView = z.strictObject({
  name: SwitchName,
  /** Null while it works. */
  stoppedAt: z.iso.datetime().nullable(),
  reason: z.string().nullable(),
  /** Who stopped it, or let it go on. */
  by: z.string().nullable(),
  resumedAt: z.iso.datetime().nullable(),
  /** How much waits; for a switch that works, what waits for its turn. */
  waiting: z.int(),
  /** There is more than `waiting`. */
  capped: z.boolean(),
})
export type SwitchView = z.infer<typeof SwitchView>
export const Switches = z.strictObject({ switches: z.array(SwitchView) })
export type Switches = z.infer<typeof Switches>

export const ThisSwitch = z.strictObject({ name: SwitchName })
export const FlipSwitch = z.strictObject({ reason: z.string().trim().min(3).max(300) })
export type FlipSwitch = z.infer<typeof FlipSwitch>

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
