import {
  addViews,
  answersGiven,
  countHappened,
  findShopId,
  firstDay,
  type GivenAnswer,
  lastCounted,
  lockCounting,
  noteCounted,
  putShopDays,
  type ShopDay,
  shopIdsAfter,
  staleDay,
  type Views,
} from '#db/queries/analytics/shop-days.ts'
import { findBooking } from '#db/queries/bookings/bookings.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import { isConnectionError } from '../../errors.ts'
import { countFailure } from '../../jobs/attempts.ts'
import { eachDue } from '../../jobs/each-due.ts'
import { bookingDaysAhead } from '../../rules/bookings/slots.ts'
import type { Span } from '../../rules/figures/periods.ts'
import { ANSWER_MINUTES } from '../../rules/messages/response-time.ts'
import { openMinutesBetween, type ShopHours } from '../../rules/time/opening-hours.ts'
import { addDays, addMinutes, instantOf, localDate } from '../../rules/time/time.ts'
import { transaction } from '../../transaction.ts'
import { canSeeFigures } from '../dashboard-policy.ts'

/** The longest period and the one before it. */
const DAYS_COUNTED = 2 * 365
const DAY_BATCH_SIZE = 31
const SHOP_BATCH_SIZE = 200
const MINUTES_OF_A_DAY = 24 * 60
const beforeAll = '00000000-0000-0000-0000-000000000000'

/**
 * Counts the days that are over since the last time, and one of those that a booking can still change again: the one
 * that was counted the longest ago, and not today already.
 */
export async function keepFigures(ctx: Context): Promise<void> {
  const today = localDate(ctx.clock.now())
  const yesterday = addDays(today, -1)
  const oldest = addDays(today, -DAYS_COUNTED)
  const counted = await lastCounted(ctx.db)
  const first = counted ? addDays(counted, 1) : ((await firstDay(ctx.db)) ?? yesterday)
  for (let from = first > oldest ? first : oldest; from <= yesterday; from = addDays(from, DAY_BATCH_SIZE)) {
    const to = addDays(from, DAY_BATCH_SIZE - 1)
    await countAll(ctx, { from, to: to < yesterday ? to : yesterday })
  }
  const since = addDays(today, -bookingDaysAhead - 1)
  const stale = await staleDay(ctx.db, since, addMinutes(ctx.clock.now(), -MINUTES_OF_A_DAY))
  if (stale) await countAll(ctx, { from: stale, to: stale })
}

const countAll = (ctx: Context, span: Span): Promise<void> =>
  transaction(ctx, async (ctx) => {
    await lockCounting(ctx.db)
    for (let after = beforeAll; ; ) {
      const shopIds = await shopIdsAfter(ctx.db, after, SHOP_BATCH_SIZE, recountShops)
      await countShops(ctx, shopIds, span)
      const last = shopIds.at(-1)
      if (last === undefined || shopIds.length < SHOP_BATCH_SIZE) break
      after = last
    }
    await noteCounted(ctx.db, span, ctx.clock.now())
  })

/** A shop that cannot be counted keeps no other one from it, and is counted apart. */
async function countShops(ctx: Context, shopIds: readonly string[], span: Span): Promise<void> {
  if (shopIds.length === 0) return
  try {
    await transaction(ctx, (ctx) => count(ctx, shopIds, span))
  } catch (error) {
    const [shopId, ...others] = shopIds
    if (isConnectionError(error) || shopId === undefined) throw error
    if (others.length === 0) await countFailure(ctx, { work: recountShops.work, id: shopId }, error)
    else for (const one of shopIds) await countShops(ctx, [one], span)
  }
}

const count = async (ctx: Context, shopIds: readonly string[], span: Span): Promise<void> =>
  putShopDays(ctx.db, shopIds, span, await countDays(ctx, shopIds, span))

/** Counts shops again whose counting has failed: all the days, as nobody knows which of them are missing. */
export const recountShops = eachDue<string>({
  name: 'shop-figures',
  claim: async (ctx, { only }) => {
    const shopId = only === undefined ? undefined : await findShopId(ctx.db, only)
    return shopId === undefined ? [] : [shopId]
  },
  id: (shopId) => shopId,
  do: async (ctx, shopId) => {
    const to = await lastCounted(ctx.db)
    if (!to) return
    await lockCounting(ctx.db)
    const oldest = addDays(to, -DAYS_COUNTED)
    for (let from = oldest; from <= to; from = addDays(from, DAY_BATCH_SIZE)) {
      const last = addDays(from, DAY_BATCH_SIZE - 1)
      await count(ctx, [shopId], { from, to: last < to ? last : to })
    }
  },
})

/** A booking is completed, or is not any more: the day on which it was made counts anew. */
export async function recountBooking(ctx: Context, { bookingId }: { bookingId: string }): Promise<void> {
  const booking = await findBooking(ctx.db, bookingId)
  if (!booking) return
  const day = localDate(booking.created_at)
  const counted = await lastCounted(ctx.db)
  if (!counted || day > counted) return
  await lockCounting(ctx.db)
  const span = { from: day, to: day }
  await count(ctx, [booking.shop_id], span)
}

/** What programs that read pages without a person call themselves, in small letters. */
const marks = [
  ...['bot', 'crawl', 'spider', 'slurp', 'preview', 'lighthouse', 'headless', 'scrape', 'monitor'],
  ...['facebookexternalhit', 'whatsapp/', 'curl/', 'wget/', 'python-', 'axios/', 'node', 'go-http-client', 'java/'],
]

/** Whether nobody looks at what this client reads. A client that does not say what it is counts as a program, too. */
function isBot(userAgent: string | undefined): boolean {
  const name = userAgent?.toLowerCase() ?? ''
  return name === '' || marks.some((mark) => name.includes(mark))
}

/** Counts these days of these shops from what stands in their bookings and conversations now. */
export async function countDays(ctx: Context, shopIds: readonly string[], { from, to }: Span): Promise<ShopDay[]> {
  const stretch = { from: instantOf(from, '00:00'), to: instantOf(addDays(to, 1), '00:00') }
  const days = new Map<string, ShopDay>()
  const dayOf = (shopId: string, day: string): ShopDay => {
    const counted = days.get(`${shopId} ${day}`) ?? { shopId, day, ...nothing }
    days.set(`${shopId} ${day}`, counted)
    return counted
  }
  for (const { shopId, day, ...counts } of await countHappened(ctx.db, shopIds, stretch))
    Object.assign(dayOf(shopId, day), counts)
  const answers = await answersGiven(ctx.db, shopIds, stretch)
  const hours = await hoursOfShops(ctx.db, [...new Set(answers.map(({ shopId }) => shopId))])
  for (const answer of answers) addAnswer(dayOf(answer.shopId, localDate(answer.answered)), answer, hours)
  return [...days.values()]
}

const nothing = {
  chats: 0,
  bookings: 0,
  completed: 0,
  bookedCents: 0,
  answers: 0,
  answerMinutes: 0,
  answeredInTime: 0,
}

function addAnswer(day: ShopDay, { shopId, asked, answered }: GivenAnswer, hours: Map<string, ShopHours>): void {
  const own = hours.get(shopId)
  const minutes = own ? Math.round(openMinutesBetween(own, asked, answered)) : 0
  day.answers += 1
  day.answerMinutes += minutes
  day.answeredInTime += minutes <= ANSWER_MINUTES ? 1 : 0
}

type Place = Pick<Context, 'db' | 'clock' | 'log'>

type View = { shopId: string; of: 'page' | 'listing' }

const PAUSE_MS = 2_000

/** So many shops at once; what comes beyond them in the pause is not counted. */
const MAX_SHOPS = 5_000

const waiting = new WeakMap<Context['db'], Map<string, Views>>()

/**
 * Counts that somebody looks at a shop's page or at one of its tyres: a number a shop and day, and nothing of who it
 * was. The shop's own people and programs do not count. Written with those of the next two seconds, after the answer.
 */
export function recordViewSoon(ctx: Place, actor: Actor, userAgent: string | undefined, { shopId, of }: View): void {
  if (canSeeFigures(actor, shopId) || isBot(userAgent)) return
  const counts = waiting.get(ctx.db) ?? new Map<string, Views>()
  if (counts.size === 0) setTimeout(writeViews, PAUSE_MS, ctx).unref()
  waiting.set(ctx.db, counts)
  const day = localDate(ctx.clock.now())
  const key = `${shopId} ${day}`
  const counted = counts.get(key) ?? { shopId, day, pages: 0, listings: 0 }
  if (!counts.has(key) && counts.size >= MAX_SHOPS) return
  counts.set(key, counted)
  counted[of === 'page' ? 'pages' : 'listings'] += 1
}

/** Writes the counts that still wait. */
export async function writeViews(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  const counts = [...(waiting.get(ctx.db)?.values() ?? [])]
  waiting.delete(ctx.db)
  if (counts.length === 0) return
  try {
    await addViews(ctx.db, counts)
  } catch (error) {
    ctx.log.warn({ err: error, shops: counts.length }, 'views not recorded')
  }
}
