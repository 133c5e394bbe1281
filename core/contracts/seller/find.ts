import { z } from 'zod'
import { BookingStatus } from '../bookings.ts'
import type { Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'

export const FindAtFrontDeskOf = z.strictObject({ shopId: z.uuid() })
export const FindQuery = z.strictObject({
  /** A code, a name, a number, a size in any spelling, words of a subject. */
  q: z.string().trim().min(2).max(100),
})

/** What the words name at a shop, the newest of each first; a few of each. */
export const FoundAtFrontDesk = z.strictObject({
  bookings: z.array(
    z.strictObject({
      id: z.uuid(),
      code: z.string(),
      customer: z.string(),
      status: BookingStatus,
      /** The appointment, or the time asked for. */
      at: z.iso.datetime().nullable(),
    }),
  ),
  listings: z.array(
    z.strictObject({
      id: z.uuid(),
      brand: z.string(),
      model: z.string(),
      size: z.string(),
      quantity: z.int(),
      priceCents: z.int(),
    }),
  ),
  threads: z.array(z.strictObject({ id: z.uuid(), subject: z.string(), customer: z.string() })),
})
export type FoundAtFrontDesk = z.infer<typeof FoundAtFrontDesk>

export const findOperations = {
  'GET /shops/:shopId/find': {
    params: FindAtFrontDeskOf,
    query: FindQuery,
    responses: { 200: FoundAtFrontDesk, 404: Problem },
  },
} satisfies Operations
