import {
  countActiveDeals,
  countPending,
  lastCounted,
  placeOfShop,
  shelvesOf,
  shopDays,
  type ViewedDay,
  wantedSizes,
} from '#db/queries/analytics/shop-days.ts'
import { quoteCounts } from '#db/queries/quotes/shops-to-ask.ts'
import type { Actor } from '../../actor.ts'
import { shopNotFound } from '../../bookings/refusals.ts'
import type { Context } from '../../context.ts'
import type {
  Analytics,
  AnalyticsSummary,
  Figures,
  FiguresOfSpan,
  WantedSizes,
} from '../../contracts/seller/analytics.ts'
import {
  conversionPercent,
  fewestWhoAsk,
  fullShelf,
  type PeriodDays,
  periodTo,
  piecesOf,
  type Span,
  wantedDays,
  wantedWithinKm,
} from '../../rules/figures/periods.ts'
import { boundingBox } from '../../rules/places/geo.ts'
import { lowStockBelow } from '../../rules/prices/stock.ts'
import { addDays, addMinutes, instantOf, localDate } from '../../rules/time/time.ts'
import { canSeeFigures } from '../dashboard-policy.ts'
import { countDays } from './keep-figures.ts'

const MAX_SIZES = 10
const QUOTE_DAYS = 30

/** How a shop does, for its people. Throws SHOP_NOT_FOUND, also for somebody else's shop. */
export async function shopAnalytics(
  ctx: Context,
  actor: Actor,
  shopId: string,
  { days }: { days: PeriodDays },
): Promise<Analytics> {
  if (!canSeeFigures(actor, shopId)) throw shopNotFound()
  const now = ctx.clock.now()
  const today = localDate(now)
  const month = `${today.slice(0, 7)}-01`
  const period = periodTo(today, days)
  const from = period.previous.from < month ? period.previous.from : month
  const all = await daysOf(ctx, shopId, { from, to: today })
  return {
    at: now.toISOString(),
    summary: await summaryOf(ctx, shopId, all, { from: month, to: today }),
    days,
    now: figuresOf(all, period),
    previous: figuresOf(all, period.previous),
    pieces: piecesOf(today, days).map((piece) => figuresOf(all, piece)),
    wanted: await wantedOf(ctx, shopId, today),
    quotes: await quoteCounts(ctx.db, shopId, addMinutes(now, -QUOTE_DAYS * 24 * 60)),
  }
}

/** The counted days as they stand, and those since counted now. */
async function daysOf(ctx: Context, shopId: string, span: Span): Promise<ViewedDay[]> {
  const counted = await lastCounted(ctx.db)
  const kept = await shopDays(ctx.db, shopId, span)
  const open = counted && counted >= span.from ? addDays(counted, 1) : span.from
  const fresh = await countDays(ctx, [shopId], { from: open, to: span.to })
  const days = new Map(kept.map((day) => [day.day, day]))
  for (const { shopId: _, day, ...counts } of fresh) {
    const { pageViews = 0, listingViews = 0 } = days.get(day) ?? {}
    days.set(day, { day, pageViews, listingViews, ...counts })
  }
  return [...days.values()]
}

async function summaryOf(
  ctx: Context,
  shopId: string,
  days: readonly ViewedDay[],
  month: Span,
): Promise<AnalyticsSummary> {
  const shelves = await shelvesOf(ctx.db, shopId, { lowUnder: lowStockBelow, fullShelf })
  const { figures } = figuresOf(days, month)
  return {
    totalInventory: shelves.listings,
    tyres: shelves.tyres,
    lowStockItems: shelves.low,
    activeDeals: await countActiveDeals(ctx.db, shopId, month.to),
    pendingBookings: await countPending(ctx.db, shopId),
    month: month.from,
    monthlyBookings: figures.bookings,
    completedBookings: figures.completed,
    conversionPercent: conversionPercent(figures.completed, figures.bookings),
    estimatedRevenueCents: shelves.estimatedCents,
    bookedRevenueCents: figures.bookedCents,
  }
}

async function wantedOf(ctx: Context, shopId: string, today: string): Promise<WantedSizes> {
  const from = addDays(today, 1 - wantedDays)
  const place = await placeOfShop(ctx.db, shopId)
  if (!place) throw shopNotFound()
  const box = boundingBox(place, wantedWithinKm)
  const input = {
    shopId,
    ...place,
    box,
    withinKm: wantedWithinKm,
    since: instantOf(from, '00:00'),
    fewest: fewestWhoAsk,
  }
  const sizes = await wantedSizes(ctx.db, input, MAX_SIZES)
  return { from, days: wantedDays, withinKm: wantedWithinKm, sizes }
}

const sum = (days: readonly ViewedDay[], what: Exclude<keyof ViewedDay, 'day'>): number =>
  days.reduce((total, day) => total + day[what], 0)

/** The figures of some days together. */
function sumOf(days: readonly ViewedDay[]): Figures {
  const [bookings, completed, answers] = [sum(days, 'bookings'), sum(days, 'completed'), sum(days, 'answers')]
  return {
    pageViews: sum(days, 'pageViews'),
    listingViews: sum(days, 'listingViews'),
    chats: sum(days, 'chats'),
    bookings,
    completed,
    completionPercent: bookings === 0 ? null : conversionPercent(completed, bookings),
    answers,
    answeredInTime: sum(days, 'answeredInTime'),
    answerMinutes: answers === 0 ? null : Math.round(sum(days, 'answerMinutes') / answers),
    bookedCents: sum(days, 'bookedCents'),
  }
}

/** The figures of the days that lie in the span. */
const figuresOf = (days: readonly ViewedDay[], { from, to }: Span): FiguresOfSpan => ({
  from,
  to,
  figures: sumOf(days.filter(({ day }) => from <= day && day <= to)),
})
