import type { Seen } from '#bot/engine/flow.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { Asked } from '#bot/understand/types.ts'
import type { Person } from '#core/actor.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { Context } from '#core/context.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { shopThreads } from '#core/threads/shop-threads.ts'
import { declaredOf } from './questions.ts'
import { isOnTop, offerIsOnTop, quoteIsOnTop, rescueIsOnTop } from './scene.ts'

/** Notices that ask for nothing, but are answered: 'thanks', 'I will be late'. */
const telling: ReadonlySet<string> = new Set<Kind>([
  'booking_confirmed',
  'booking_accepted',
  'booking_cancelled',
  'booking_declined',
  'booking_moved',
  'booking_changed',
  'booking_reminder',
  'booking_ready',
  'booking_completed',
  'deal_alert',
])

/**
 * What the person was asked or shown last, as understanding names it: the newest that stands on their screen. At a shop,
 * requests wait even when nothing is asked.
 */
export async function askedOf(ctx: Context, actor: Person, active: Frame | null, seen: Seen): Promise<Asked> {
  if (offerIsOnTop(seen, active) || rescueIsOnTop(seen, active) || quoteIsOnTop(seen)) return 'proposal'
  const name = active && declaredOf(active)?.name
  if (name && name !== 'none') return name
  if (actor.shops.length === 0) return isOnTop(seen.screen, telling) ? 'notice' : 'none'
  const waiting = await waitingForShop(ctx, actor)
  if (waiting.length > 0) return waiting.length === 1 ? 'request' : 'requests'
  return (await shopThreads(ctx, actor)).some(({ answered }) => !answered) ? 'question' : 'none'
}
