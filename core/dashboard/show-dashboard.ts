import {
  bannersPutAway,
  dashboardOf,
  type LatestBookingRow,
  latestBookings,
  putBannerAway,
  soldOutOf,
} from '#db/queries/seller/dashboard.ts'
import type { Actor } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { InboxQuery, InboxThread } from '../contracts/messages/inbox.ts'
import type { Banner, Dashboard, LatestBooking, RecentThread } from '../contracts/seller/dashboard.ts'
import { listInbox } from '../inbox/inbox.ts'
import { localDate } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { memberOf, newestNotices } from './notices.ts'

const BOOKINGS = 10
const THREADS = 3
const SOLD_OUT = 4
/** The dashboard shows so many; a link leads to the rest. */
const NOTICES = 5

const newest: InboxQuery = {
  waiting: false,
  unread: false,
  snoozed: false,
  includeArchived: false,
  order: 'newest',
  limit: THREADS,
}

/** The first screen of the shop's people, whole. Throws SHOP_NOT_FOUND. */
export async function showDashboard(ctx: Context, actor: Actor, shopId: string): Promise<Dashboard> {
  const me = memberOf(actor, shopId)
  // It joins the member to what has come since, so it goes before the count.
  const { threads } = await listInbox(ctx, me, shopId, newest)
  const shop = await dashboardOf(ctx.db, shopId, me.contactId)
  if (!shop) throw shopNotFound()
  const due = bannersOf(shop)
  const away = new Map(
    (await bannersPutAway(ctx.db, shopId, me.contactId, due)).map(({ banner, count }) => [banner, count]),
  )
  const { notices, unread, more } = await newestNotices(ctx, me, shopId, NOTICES)
  return {
    shop: {
      id: shop.id,
      slug: shop.slug,
      name: shop.name,
      status: shop.business_status,
      verified: shop.verified,
    },
    inventory: shop.inventory,
    pendingBookings: shop.pending,
    unreadMessages: shop.unread,
    banners: due.filter(({ banner, count }) => count > (away.get(banner) ?? 0)),
    soldOut: await soldOutOf(ctx.db, shopId, SOLD_OUT),
    bookings: (await latestBookings(ctx.db, shopId, BOOKINGS)).map(bookingView),
    threads: threads.map(threadView),
    notices: { newest: notices, unread, more },
  }
}

function bookingView(row: LatestBookingRow): LatestBooking {
  const { tyre_brand: brand, tyre_model: model, tyre_size: size, start, preferred_date: date } = row
  return {
    id: row.id,
    code: row.code,
    customer: row.customer_name,
    services: row.services,
    quantity: row.quantity,
    tyre: brand && model && size ? { brand, model, size } : null,
    status: row.status,
    start: start?.toISOString() ?? null,
    date: start ? localDate(start) : date,
    createdAt: row.created_at.toISOString(),
  }
}

const threadView = ({
  id,
  subject,
  customer,
  latestMessage,
  lastMessageAt,
  unreadCount,
}: InboxThread): RecentThread => ({
  id,
  subject,
  customer: customer.name,
  latest: latestMessage?.content ?? null,
  at: lastMessageAt,
  unread: unreadCount,
})

type Numbers = { business_status: string; nearly_gone: number; pending: number; unread: number }

/** Every banner with the number that it is about; it is due when there is anything. */
const bannersOf = (shop: Numbers): { banner: Banner; count: number }[] => [
  { banner: 'dashboard-active', count: shop.business_status === 'active' ? 1 : 0 },
  { banner: 'low-stock', count: shop.nearly_gone },
  { banner: 'pending-bookings', count: shop.pending },
  { banner: 'unread-messages', count: shop.unread },
]

/** Puts a banner away for the member, until it has more to say than now. Throws SHOP_NOT_FOUND. */
export const dismissBanner = (ctx: Context, actor: Actor, shopId: string, wanted: Banner): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { contactId } = memberOf(actor, shopId)
    const shop = await dashboardOf(ctx.db, shopId, contactId)
    if (!shop) throw shopNotFound()
    const banner = bannersOf(shop).find((one) => one.banner === wanted)
    if (banner) await putBannerAway(ctx.db, shopId, contactId, banner)
  })
