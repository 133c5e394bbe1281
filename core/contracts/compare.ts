import { z } from 'zod'
import { mostCompared } from '../rules/website/limits.ts'
import { Offer } from './offers.ts'
import type { Operations } from './operations/operation.ts'
import { isPlace, latLng, listed, placeNeedsBoth } from './query.ts'
import { Quantity } from './search.ts'

/** GET /api/compare?codes=TQ7K2,KX7M2 */
export const CompareQuery = z
  .strictObject({ codes: listed(z.string().min(1).max(40), mostCompared), quantity: Quantity, ...latLng })
  .refine(isPlace, placeNeedsBoth)

export const CompareAnswer = z.strictObject({
  offers: z.array(Offer),
  /** Codes of what cannot be bought now, or never could. */
  gone: z.array(z.string()),
})
export type CompareAnswer = z.infer<typeof CompareAnswer>

export const compareOperations = {
  'GET /compare': { query: CompareQuery, responses: { 200: CompareAnswer } },
} satisfies Operations
