import { addViews, type Views } from '#db/queries/analytics/views.ts'
import type { Actor } from '../actor.ts'
import type { Context } from '../context.ts'
import { localDate } from '../rules/time/time.ts'
import { isBot } from '../rules/website/bots.ts'
import { canSeeFigures } from './analytics-policy.ts'

type Place = Pick<Context, 'db' | 'clock' | 'log'>
export type View = { shopId: string; of: 'page' | 'listing' }

const PAUSE_MS = 2_000
/** So many shops at once; what comes beyond them in the pause is not counted. */
const MOST_SHOPS = 5_000
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
  if (!counts.has(key) && counts.size >= MOST_SHOPS) return
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
