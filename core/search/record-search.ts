import type { Context } from '#core/context.ts'
import type { OfferSearchInput } from '#core/contracts/offers.ts'
import { insertSearchActivity, type NewSearchActivity } from '#db/queries/search/search-activity.ts'

type Search = {
  contactId?: string | null
  channel: 'whatsapp' | 'web'
  /** The search; the driver's position is rounded to about a kilometre. */
  input: Partial<OfferSearchInput>
  results: number
}

const PAUSE_MS = 500
const BATCH_SIZE = 1_000
const waiting = new WeakMap<Context['db'], NewSearchActivity[]>()

/** Records what people search for and how often there is a result. */
export const recordSearch = (ctx: Pick<Context, 'db' | 'clock'>, search: Search): Promise<void> =>
  insertSearchActivity(ctx.db, [rowOf(ctx, search)])

/**
 * Records the search without making the person wait: the searches of half a second are written together, after the
 * answer.
 */
export function recordSearchSoon(ctx: Pick<Context, 'db' | 'clock' | 'log'>, search: Search): void {
  const rows = waiting.get(ctx.db) ?? []
  if (rows.length === 0) setTimeout(writeSearches, PAUSE_MS, ctx).unref()
  if (rows.length < BATCH_SIZE) rows.push(rowOf(ctx, search))
  waiting.set(ctx.db, rows)
}

/** Writes the searches that still wait. */
export async function writeSearches(ctx: Pick<Context, 'db' | 'log'>): Promise<void> {
  const rows = waiting.get(ctx.db) ?? []
  waiting.delete(ctx.db)
  if (rows.length === 0) return
  try {
    await insertSearchActivity(ctx.db, rows)
  } catch (error) {
    ctx.log.warn({ err: error, searches: rows.length }, 'searches not recorded')
  }
}

function rowOf(ctx: Pick<Context, 'clock'>, search: Search): NewSearchActivity {
  const { after: _, near, ...input } = search.input
  const query = near ? { ...input, near: { lat: blurred(near.lat), lng: blurred(near.lng) } } : input
  return {
    contact_id: search.contactId ?? null,
    channel: search.channel,
    query: JSON.stringify(query),
    results: search.results,
    at: ctx.clock.now(),
  }
}

const blurred = (degrees: number): number => Math.round(degrees * 100) / 100
