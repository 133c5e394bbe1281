import { z } from 'zod'
import { BookedTyre, BookingStatus } from '../bookings.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { After, numeric } from '../query.ts'
import { BusinessStatus, ServiceCode } from '../shops.ts'

/** Something that the members of a shop should know; it goes when its cause goes. */
export const ShopNotice = z.strictObject({
  id: z.uuid(),
  type: z.enum(['warning', 'info', 'success', 'error']),
  title: z.string(),
  message: z.string(),
  /** The page on which it is dealt with. */
  place: z.enum(['inventory', 'bookings', 'profile', 'deals', 'analytics', 'messages']),
  /** What it is about, where that can be opened by itself there. */
  opens: z.strictObject({ what: z.enum(['thread', 'booking']), id: z.uuid() }).nullable(),
  at: z.iso.datetime(),
  read: z.boolean(),
})

export type ShopNotice = z.infer<typeof ShopNotice>

export const ShopNoticesQuery = z.strictObject({
  limit: numeric(z.int().min(1).max(50)).default(50),
  after: After.optional(),
})

export type ShopNoticesQuery = z.infer<typeof ShopNoticesQuery>

/** Newest first. */
export const ShopNotices = z.strictObject({
  notices: z.array(ShopNotice),
  unread: z.int(),
  next: z.string().nullable(),
})

export type ShopNotices = z.infer<typeof ShopNotices>

const NoticesOf = z.strictObject({ shopId: z.uuid() })

const OneNotice = z.strictObject({ shopId: z.uuid(), noticeId: z.uuid() })

const FindAtFrontDeskOf = z.strictObject({ shopId: z.uuid() })

const FindQuery = z.strictObject({
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

export const Banner = z.enum(['dashboard-active', 'low-stock', 'pending-bookings', 'unread-messages'])
export type Banner = z.infer<typeof Banner>

const LatestBooking = z.strictObject({
  id: z.uuid(),
  code: z.string(),
  customer: z.string(),
  services: z.array(ServiceCode),
  quantity: z.int().nullable(),
  tyre: BookedTyre.nullable(),
  status: BookingStatus,
  /** The appointment, else the time that the driver asked for. */
  start: z.iso.datetime().nullable(),
  /** The day, if the driver left the time to the shop. */
  date: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
})
export type LatestBooking = z.infer<typeof LatestBooking>

const RecentThread = z.strictObject({
  id: z.uuid(),
  subject: z.string().nullable(),
  customer: z.string(),
  latest: z.string().nullable(),
  at: z.iso.datetime(),
  unread: z.int(),
})
export type RecentThread = z.infer<typeof RecentThread>

/** The first screen of a shop's people, whole. */
export const Dashboard = z.strictObject({
  shop: z.strictObject({
    id: z.uuid(),
    slug: z.string(),
    name: z.string(),
    status: BusinessStatus,
    verified: z.boolean(),
  }),
  /** How many kinds of tyres the shop lists. */
  inventory: z.int(),
  pendingBookings: z.int(),
  unreadMessages: z.int(),
  /** Those that are due and that the reader has not put away, each with the number that it is about. */
  banners: z.array(z.strictObject({ banner: Banner, count: z.int() })),
  /** What is not free any more though it is listed, what changed last first. */
  soldOut: z.strictObject({
    count: z.int(),
    newest: z.array(z.strictObject({ id: z.uuid(), name: z.string(), size: z.string() })),
  }),
  /** The latest ten. */
  bookings: z.array(LatestBooking),
  /** The latest three. */
  threads: z.array(RecentThread),
  notices: z.strictObject({ newest: z.array(ShopNotice), unread: z.int(), more: z.boolean() }),
})
export type Dashboard = z.infer<typeof Dashboard>

export const DashboardOf = z.strictObject({ shopId: z.uuid() })
export const DismissBanner = z.strictObject({ banner: Banner })

export const dashboardOperations = {
  'GET /shops/:shopId/dashboard': { params: DashboardOf, responses: { 200: Dashboard, 404: Problem } },
  'POST /shops/:shopId/dashboard/dismissals': {
    params: DashboardOf,
    body: DismissBanner,
    responses: { 204: nothing, 404: Problem },
  },
  'GET /shops/:shopId/notices': {
    params: NoticesOf,
    query: ShopNoticesQuery,
    responses: { 200: ShopNotices, 404: Problem },
  },
  'POST /shops/:shopId/notices/read': { params: NoticesOf, responses: { 204: nothing, 404: Problem } },
  'POST /shops/:shopId/notices/:noticeId/read': { params: OneNotice, responses: { 204: nothing, 404: Problem } },
  'DELETE /shops/:shopId/notices/:noticeId': { params: OneNotice, responses: { 204: nothing, 404: Problem } },
} satisfies Operations
