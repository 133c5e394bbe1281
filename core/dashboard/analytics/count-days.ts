import { answersGiven, countHappened, type GivenAnswer } from '#db/queries/analytics/count-days.ts'
import { addViews, type ShopDay, type Views } from '#db/queries/analytics/shop-days.ts'
import { hoursOfShops } from '#db/queries/shops/shop-hours.ts'
import type { Actor } from '../../actor.ts'
import type { Context } from '../../context.ts'
import type { Span } from '../../rules/figures/periods.ts'
import { ANSWER_MINUTES } from '../../rules/messages/response-time.ts'
import { openMinutesBetween, type ShopHours } from '../../rules/time/opening-hours.ts'
import { addDays, instantOf, localDate } from '../../rules/time/time.ts'
import { canSeeFigures } from './analytics-policy.ts'

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
