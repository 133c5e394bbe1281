import { z } from 'zod'
import { BookingStatus } from '../bookings.ts'
import type { Operations } from '../operations/operation.ts'
import { BusinessStatus } from '../shops.ts'
import { ThreadType } from '../threads.ts'
import { PersonFound } from './people.ts'

export const AdminFindQuery = z.strictObject({
  /** A name, a number, an address, the code of a booking or a deal, the number of an invoice or a conversation. */
  q: z.string().trim().min(2).max(100),
})

/** What the words name on the whole platform, a few of each; only of the parts of the console that the admin works in. */
export const FoundByAdmin = z.strictObject({
  businesses: z.array(z.strictObject({ id: z.uuid(), name: z.string(), city: z.string(), status: BusinessStatus })),
  people: z.array(PersonFound),
  bookings: z.array(
    z.strictObject({
      code: z.string(),
      status: BookingStatus,
      business: z.strictObject({ id: z.uuid(), name: z.string() }),
    }),
  ),
  deals: z.array(z.strictObject({ code: z.string(), title: z.string(), business: z.string() })),
  tyres: z.array(z.strictObject({ id: z.uuid(), name: z.string() })),
  /** By the whole number or its first eight characters; what was said in it is not among it. */
  threads: z.array(z.strictObject({ id: z.uuid(), type: ThreadType, business: z.string().nullable() })),
  invoices: z.array(z.strictObject({ id: z.uuid(), number: z.string(), business: z.string() })),
})
export type FoundByAdmin = z.infer<typeof FoundByAdmin>

export const adminFindOperations = {
  'GET /admin/find': { query: AdminFindQuery, responses: { 200: FoundByAdmin } },
} satisfies Operations
