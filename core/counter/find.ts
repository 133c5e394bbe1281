import { bookingsNamed, listingsNamed, threadsNamed } from '#db/queries/counter/find.ts'
import type { Actor } from '../actor.ts'
import { shopNotFound } from '../bookings/refusals.ts'
import type { Context } from '../context.ts'
import type { FoundAtCounter } from '../contracts/seller/find.ts'
import { parseTyreSize, sizeCode } from '../rules/tyres/tyre-size.ts'
import { canSearchShop } from './counter-policy.ts'
import { digitsToFind } from './typed-number.ts'

const OF_EACH = 5

/**
 * The shop's bookings, tyres and conversations that the words name; hidden bookings and deleted conversations are left
 * out. Throws SHOP_NOT_FOUND, also for somebody else's shop.
 */
export async function findAtCounter(ctx: Context, actor: Actor, shopId: string, text: string): Promise<FoundAtCounter> {
  if (!canSearchShop(actor, shopId)) throw shopNotFound()
  const parsed = parseTyreSize(text)
  const wish = { shopId, text, digits: digitsToFind(text), limit: OF_EACH }
  const [bookings, listings, threads] = await Promise.all([
    bookingsNamed(ctx.db, wish),
    listingsNamed(ctx.db, { ...wish, size: parsed?.kind === 'single' ? sizeCode(parsed.size) : undefined }),
    threadsNamed(ctx.db, { ...wish, contactId: actor.contactId }),
  ])
  return {
    bookings: bookings.map(({ at, ...booking }) => ({ ...booking, at: at?.toISOString() ?? null })),
    listings,
    threads,
  }
}
