import { z } from 'zod'
import { After, numeric } from '../query.ts'
import { BusinessStatus } from '../shops.ts'

/** GET /admin/businesses, the last updated first. */
export const BusinessesQuery = z.strictObject({
  /** In its name, its town, its contacts or its owners' names. */
  search: z.string().trim().max(100).optional(),
  status: BusinessStatus.optional(),
  province: z.string().trim().max(60).optional(),
  limit: numeric(z.int().min(1).max(100)).default(50),
  after: After.optional(),
})
export type BusinessesQuery = z.infer<typeof BusinessesQuery>

/** A shop as it stands in the list of all. */
export const BusinessRow = z.strictObject({
  id: z.uuid(),
  slug: z.string(),
  name: z.string(),
  address: z.string(),
  city: z.string(),
  province: z.string(),
  contactPhone: z.string().nullable(),
  contactEmail: z.string().nullable(),
  status: BusinessStatus,
  verified: z.boolean(),
  /** Drivers see it. */
  published: z.boolean(),
  monthlyFeeCents: z.int(),
  rejectionReason: z.string().nullable(),
  /** Null without reviews. */
  rating: z.number().nullable(),
  reviewCount: z.int(),
  /** The names of its owners, the first one first. */
  owners: z.array(z.string()),
  /** Requests, and appointments to come. */
  openBookings: z.int(),
  updatedAt: z.iso.datetime(),
})
export type BusinessRow = z.infer<typeof BusinessRow>

export const BusinessPage = z.strictObject({ businesses: z.array(BusinessRow), next: z.string().nullable() })
export type BusinessPage = z.infer<typeof BusinessPage>

/** How many shops there are of each status, and where. */
export const BusinessCounts = z.strictObject({
  statuses: z.record(BusinessStatus, z.int()),
  provinces: z.array(z.string()),
})
export type BusinessCounts = z.infer<typeof BusinessCounts>

/** Read by the use-case, which has words of its own for what is wrong with it. */
export const BusinessOf = z.strictObject({ shopId: z.string().max(100) })
export const SetBusinessStatus = z.strictObject({ status: z.string().max(40) })

export const BusinessStanding = z.strictObject({
  id: z.uuid(),
  status: BusinessStatus,
  verified: z.boolean(),
  /** That were cancelled with it. */
  cancelledBookings: z.int(),
})
export type BusinessStanding = z.infer<typeof BusinessStanding>
