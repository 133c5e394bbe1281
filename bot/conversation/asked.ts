import type { Seen } from '#bot/engine/flow.ts'
import type { Frame } from '#bot/engine/state.ts'
import { answerShows } from '#bot/flows/shown.ts'
import type { Asked } from '#bot/understand/asked.ts'
import type { Person } from '#core/actor.ts'
import { waitingForShop } from '#core/bookings/shop-bookings.ts'
import type { Context } from '#core/context.ts'
import type { Kind } from '#core/notifications/kinds/kinds.ts'
import { shopThreads } from '#core/threads/list-threads.ts'
import { declaredOf } from './questions.ts'
import { offerIsOnTop, quoteIsOnTop, rescueIsOnTop } from './scene.ts'

/** What a notice asks of its reader. One that tells and asks nothing is answered, too: 'thanks', 'I will be late'. */
const askedByNotice: ReadonlyMap<string, Asked> = new Map<Kind, Asked>([
  ['booking_confirmed', 'notice'],
  ['booking_accepted', 'notice'],
  ['booking_cancelled', 'notice'],
  ['booking_declined', 'notice'],
  ['booking_moved', 'notice'],
  ['booking_changed', 'notice'],
  ['booking_reminder', 'notice'],
  ['booking_ready', 'notice'],
  ['booking_completed', 'notice'],
  ['deal_alert', 'notice'],
  ['booking_silent', 'ask_others'],
  ['booking_still_open', 'still_open'],
  ['shop_invitation', 'invited'],
  ['quote_wanted', 'quote_wanted'],
  ['quote_unanswered', 'quote_wanted'],
  ['quotes_silent', 'ask_others'],
  ['rescue_asked', 'minutes'],
  ['stock_question', 'stock'],
])

/**
 * What the person was asked or shown last, as understanding names it: the newest that stands on their screen. At a shop,
 * requests wait even when nothing is asked.
 */
export async function askedOf(ctx: Context, actor: Person, active: Frame | null, seen: Seen): Promise<Asked> {
  if (offerIsOnTop(seen, active)) return 'proposal'
  if (rescueIsOnTop(seen, active)) return 'rescue'
  if (quoteIsOnTop(seen)) return 'quotes'
  const name = active && declaredOf(active)?.name
  if (name && name !== 'none') return name
  const shown = askedOnScreen(seen)
  if (shown || actor.shops.length === 0) return shown ?? 'none'
  const waiting = await waitingForShop(ctx, actor)
  if (waiting.length > 0) return waiting.length === 1 ? 'request' : 'requests'
  return (await shopThreads(ctx, actor)).some(({ answered }) => !answered) ? 'question' : 'none'
}

/** What the newest message of the screen asks; undefined if it asks nothing that is known. */
function askedOnScreen(seen: Seen): Asked | undefined {
  const [newest] = seen.screen
  if (!newest) return undefined
  if (newest.threadId !== null) return 'question'
  return askedByNotice.get(newest.kind) ?? (answerShows(seen, 'jobs of a day') ? 'day_list' : undefined)
}
