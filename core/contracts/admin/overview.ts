import { z } from 'zod'
import { BookingStatus } from '../bookings.ts'
import type { Operations } from '../operations/operation.ts'
import { BusinessStatus } from '../shops.ts'
import { ThreadType } from '../threads.ts'
import { PersonFound } from './people.ts'

const AdminFindQuery = z.strictObject({
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

/** What a platform of today has, and what happened last. */
export const AdminOverview = z.strictObject({
  stats: z.strictObject({
    /** Every account. */
    totalUsers: z.int(),
    /** Those that customers see. */
    totalBusinesses: z.int(),
    /** The sum of the fees of the active businesses, which may differ. */
    monthlyRevenueCents: z.int(),
    totalBookings: z.int(),
    /** Searches of the last 24 hours. */
    activeSearches: z.int(),
    /** How many accounts there are more than a month ago, in per cent; null if there were none. */
    platformGrowth: z.number().nullable(),
  }),
  /** At most three each, the newest first; payments for admins who look after the revenue. */
  payments: z.array(
    z.strictObject({
      id: z.uuid(),
      business: z.strictObject({ id: z.uuid(), name: z.string(), slug: z.string() }),
      amountCents: z.int(),
      at: z.iso.datetime(),
    }),
  ),
  tyreUpdates: z.array(z.strictObject({ count: z.int(), at: z.iso.datetime() })),
  deals: z.array(
    z.strictObject({
      id: z.uuid(),
      title: z.string(),
      business: z.strictObject({ name: z.string(), slug: z.string() }),
      at: z.iso.datetime(),
    }),
  ),
})
export type AdminOverview = z.infer<typeof AdminOverview>

/** What somebody waits for an admin to do. */
export const WaitingFor = z.enum([
  'troubles',
  'set_aside',
  'support',
  'reports',
  'applications',
  'suggestions',
  'overdue',
  'own_tyres',
  'unknown_vehicles',
  'unknown_places',
  'misheard',
])
export type WaitingFor = z.infer<typeof WaitingFor>
export const AdminWaiting = z.strictObject({
  /** In the order in which it is urgent; only of the parts of the console that the admin works in. */
  waiting: z.array(
    z.strictObject({
      what: WaitingFor,
      /** At most 1000. */
      count: z.int().min(1),
      /** How long the longest has waited. */
      since: z.iso.datetime(),
    }),
  ),
})
export type AdminWaiting = z.infer<typeof AdminWaiting>

export const overviewOperations = {
  'GET /admin/overview': { responses: { 200: AdminOverview } },
  'GET /admin/waiting': { responses: { 200: AdminWaiting } },
} satisfies Operations
