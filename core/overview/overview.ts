import { newestDeals, newestTyreUpdates, platformStats } from '#db/queries/admin/overview.ts'
import { recentPayments } from '#db/queries/billing/payments.ts'
import type { Actor } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import type { Context } from '../context.ts'
import type { AdminOverview } from '../contracts/admin/overview.ts'

const DAY_MS = 24 * 60 * 60_000
const OF_EACH = 3

/** The figures of the platform and what happened last. Throws NOT_ALLOWED. */
export async function platformOverview(ctx: Context, actor: Actor): Promise<AdminOverview> {
  if (!canAdmin(actor, 'overview')) throw adminsOnly()
  const now = ctx.clock.now()
  const [stats, tyreUpdates, deals, payments] = await Promise.all([
    platformStats(ctx.db, { monthAgo: aMonthBefore(now), dayAgo: new Date(now.getTime() - DAY_MS) }),
    newestTyreUpdates(ctx.db, OF_EACH),
    newestDeals(ctx.db, OF_EACH),
    canAdmin(actor, 'revenue') ? recentPayments(ctx.db, OF_EACH) : [],
  ])
  return {
    stats: {
      totalUsers: stats.users,
      totalBusinesses: stats.businesses,
      monthlyRevenueCents: stats.revenue_cents,
      totalBookings: stats.bookings,
      activeSearches: stats.searches,
      platformGrowth: growth(stats.users, stats.usersBefore),
    },
    payments: payments.map((row) => ({
      id: row.id,
      business: { id: row.shop_id, name: row.shop_name, slug: row.shop_slug },
      amountCents: row.amount_cents,
      at: row.created_at.toISOString(),
    })),
    tyreUpdates: tyreUpdates.map(({ count, at }) => ({ count, at: at.toISOString() })),
    deals: deals.map(({ id, title, name, slug, created_at }) => ({
      id,
      title,
      business: { name, slug },
      at: created_at.toISOString(),
    })),
  }
}

/** The same day and time of the month before; the last day where that month is shorter. */
function aMonthBefore(now: Date): Date {
  const before = new Date(now)
  before.setUTCMonth(before.getUTCMonth() - 1)
  if (before.getUTCDate() !== now.getUTCDate()) before.setUTCDate(0)
  return before
}

/** In per cent, to a tenth. */
const growth = (now: number, before: number): number | null =>
  before === 0 ? null : Math.round(((now - before) / before) * 1000) / 10
