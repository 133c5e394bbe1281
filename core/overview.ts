import {
  bookingsCoded,
  businessesNamed,
  dealsNamed,
  invoicesNumbered,
  newestDeals,
  newestTyreUpdates,
  platformStats,
  threadsBetween,
  waitingFor,
} from '#db/queries/admin/overview.ts'
import { recentPayments } from '#db/queries/billing/payments.ts'
import type { Actor } from './actor.ts'
import { adminsOnly, canAdmin } from './admin-policy.ts'
import type { Context } from './context.ts'
import type { FoundByAdmin } from './contracts/admin/overview.ts'
import { type AdminOverview, type AdminWaiting, WaitingFor } from './contracts/admin/overview.ts'
import { findPeople } from './profiles/people.ts'
import type { AdminArea } from './rules/admin/admin-areas.ts'
import { normalisePhone } from './rules/people/phone.ts'
import { localDate } from './rules/time/time.ts'
import { listTyres } from './tyres/read-tyres.ts'

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

/** More are not counted. */
const MAX_COUNTED = 1000

/** Where each is worked off. */
const areas: Readonly<Record<WaitingFor, AdminArea>> = {
  troubles: 'operations',
  set_aside: 'operations',
  support: 'support',
  reports: 'reports',
  applications: 'applications',
  suggestions: 'support',
  overdue: 'revenue',
  own_tyres: 'tyres',
  unknown_vehicles: 'fitment',
  unknown_places: 'places',
  misheard: 'understanding',
}

/** What waits in the parts of the console that the admin works in, and since when. Throws NOT_ALLOWED. */
export async function whatWaits(ctx: Context, actor: Actor): Promise<AdminWaiting> {
  if (!canAdmin(actor, 'overview')) throw adminsOnly()
  const today = localDate(ctx.clock.now())
  const theirs = WaitingFor.options.filter((what) => canAdmin(actor, areas[what]))
  const counted = await Promise.all(
    theirs.map(async (what) => ({ what, found: await waitingFor(ctx.db, what, { today, most: MAX_COUNTED }) })),
  )
  return {
    waiting: counted.flatMap(({ what, found }) =>
      found ? [{ what, count: found.count, since: found.since.toISOString() }] : [],
    ),
  }
}

const MAX_FOUND = 5
const digit = /\d/
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/
const firstSigns = /^[\da-f]{8}$/

/** What the words name, as far as the admin works there. Throws NOT_ALLOWED. */
export async function findByAdmin(ctx: Context, actor: Actor, text: string): Promise<FoundByAdmin> {
  if (!canAdmin(actor, 'search')) throw adminsOnly()
  const sees = canAdmin(actor, 'businesses')
  const [businesses, people, bookings, invoices, deals, tyres, threads] = await Promise.all([
    sees ? businessesNamed(ctx.db, text, normalisePhone(text), MAX_FOUND) : [],
    canAdmin(actor, 'people') ? findPeople(ctx, actor, text).then(({ people }) => people.slice(0, MAX_FOUND)) : [],
    sees ? bookingsCoded(ctx.db, text) : [],
    canAdmin(actor, 'revenue') && digit.test(text) ? invoicesNumbered(ctx.db, text, MAX_FOUND) : [],
    canAdmin(actor, 'deals') ? dealsNamed(ctx.db, text, MAX_FOUND) : [],
    canAdmin(actor, 'tyres') ? tyresNamed(ctx, actor, text) : [],
    canAdmin(actor, 'audit') ? threadsNumbered(ctx, text) : [],
  ])
  return {
    businesses,
    people,
    bookings: bookings.map(({ code, status, shop_id: id, shop: name }) => ({ code, status, business: { id, name } })),
    invoices,
    deals,
    tyres,
    threads,
  }
}

async function tyresNamed(ctx: Context, actor: Actor, search: string): Promise<FoundByAdmin['tyres']> {
  const { tyres } = await listTyres(ctx, actor, { search, sort: 'newest', order: 'asc', page: 1, perPage: 5 })
  return tyres.map(({ id, brand, model, size }) => ({ id, name: `${brand} ${model} ${size}` }))
}

/** What lists and the audit trail show of the number of a conversation is enough. */
async function threadsNumbered(ctx: Context, text: string): Promise<FoundByAdmin['threads']> {
  const number = text.toLowerCase()
  if (uuid.test(number)) return threadsBetween(ctx.db, number, number, 1)
  if (!firstSigns.test(number)) return []
  return threadsBetween(
    ctx.db,
    `${number}-0000-0000-0000-000000000000`,
    `${number}-ffff-ffff-ffff-ffffffffffff`,
    MAX_FOUND,
  )
}
