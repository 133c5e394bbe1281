import type { Context } from '#core/context.ts'
import type { OfferWishInput } from '#core/contracts/offers.ts'
import { insertSearchActivity } from '#db/queries/search-activity.ts'

type Search = {
  contactId?: string | null
  channel: 'whatsapp' | 'web'
  /** What was asked for; where the driver is, is kept to about a kilometre. */
  wish: Partial<OfferWishInput>
  results: number
}

/** Remembers what people look for and how often it finds something. */
export async function recordSearch(ctx: Pick<Context, 'db' | 'clock'>, search: Search): Promise<void> {
  const { after: _, near, ...wish } = search.wish
  const query = near ? { ...wish, near: { lat: blurred(near.lat), lng: blurred(near.lng) } } : wish
  await insertSearchActivity(ctx.db, {
    contact_id: search.contactId ?? null,
    channel: search.channel,
    query: JSON.stringify(query),
    results: search.results,
    at: ctx.clock.now(),
  })
}

const blurred = (degrees: number): number => Math.round(degrees * 100) / 100
