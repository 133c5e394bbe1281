import type { Turn } from '#bot/engine/flow.ts'
import type { Frame } from '#bot/engine/state.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { endedLine } from './my-bookings/ended.ts'
import { findMine, type MyBookingsDraft } from './my-bookings/listed.ts'
import { type DeskDraft, deskBooking } from './shop-desk/draft.ts'
import { hasEnded, lineOf } from './shop-desk/ended.ts'

/** What shows a booking, however it stands, and asks for nothing to be done with it. */
const shows: ReadonlySet<string> = new Set(['shop-desk today', 'shop-desk work', 'my-bookings one', 'my-bookings list'])

/**
 * What became of the booking that an open question is about, in one line, if it has ended since: nothing can be asked of it
 * any more. Undefined as long as it goes on, and for every other question.
 */
export async function becameOf({ flow, step, draft }: Frame, turn: Turn): Promise<string | undefined> {
  if (shows.has(`${flow} ${step}`)) return undefined
  if (flow === 'my-bookings') {
    const mine = await ifNamed((draft as MyBookingsDraft).bookingId, (id) => findMine(id, turn))
    return mine && hasEnded(mine) ? endedLine(mine, turn.say) : undefined
  }
  if (flow !== 'shop-desk') return undefined
  const { bookingId, verb, plan = [], rest = [] } = draft as DeskDraft
  if (verb === 'hide') return undefined
  // Of several that were read back, those that go on are still asked for.
  const ids = [...new Set([bookingId, ...[...plan, ...rest].map((one) => one.bookingId)])]
  if (plan.length + rest.length > 0 && ids.filter(Boolean).length < plan.length + rest.length) return undefined
  // What was done is corrected afterwards.
  const all = await Promise.all(ids.filter((id) => id !== undefined).map((id) => deskBooking(id, turn)))
  const ended = all.flatMap((one) => (one?.status === 'cancelled' ? [one] : []))
  if (ended.length === 0 || ended.length < all.length) return undefined
  return ended.map((one) => lineOf(one, turn)).join('\n')
}

const ifNamed = async (id: string | undefined, find: (id: string) => Promise<BookingView | undefined>) =>
  id === undefined ? undefined : find(id)
