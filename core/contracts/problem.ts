import { z } from 'zod'

/** Every refusal and failure. */
export const Problem = z.strictObject({
  /** For machines: SLOT_TAKEN. */
  code: z.string(),
  /** For people. */
  message: z.string(),
  /** What is wrong beside each field, by its path, or figures that belong to the code. */
  fields: z.record(z.string(), z.string()).optional(),
  /** Finds the request in the log. */
  requestId: z.uuid(),
})
export type Problem = z.infer<typeof Problem>
