import { z } from 'zod'
import { BookedTyre, BookingStatus } from '../bookings.ts'
import { nothing, type Operations } from '../operations/operation.ts'
import { Problem } from '../problem.ts'
import { BusinessStatus, ServiceCode } from '../shops.ts'
import { NoticesOf, OneNotice, ShopNotice, ShopNotices, ShopNoticesQuery } from './notices.ts'

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
