import type { Turn } from '#bot/engine/flow.ts'
import type { Frame, Memory } from '#bot/engine/state.ts'
import type { BookingView } from '#core/contracts/bookings.ts'
import { endedLine } from './my-bookings/ended.ts'
import { findMine, type MyBookingsDraft } from './my-bookings/listed.ts'
import { type DeskDraft, deskBooking } from './shop-desk/draft.ts'
import { hasEnded, lineOf, waits } from './shop-desk/ended.ts'

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
  if (ended.length === 0 || ended.length < all.length) return changedSince(step, draft as DeskDraft, turn)
  return ended.map((one) => lineOf(one, turn)).join('\n')
}

/** The questions of a counter whose answer changes what is asked for or agreed. */
const answering: ReadonlySet<string> = new Set(['answer', 'time', 'unfit', 'reason', 'really', 'sure', 'several'])

const idsOf = (step: string, { bookingId, plan = [] }: DeskDraft): string[] => {
  if (!answering.has(step) || (plan.length > 0 && plan.every(({ act }) => act === 'tell'))) return []
  return [...new Set([bookingId, ...plan.map((one) => one.bookingId)])].flatMap((id) => id ?? [])
}

const startOf = ({ appointmentStart, slotStart }: BookingView): string | undefined =>
  appointmentStart ?? slotStart ?? undefined

/** How the bookings of the open question stand; undefined if it is about none, or does nothing with them. */
export async function standOf({ flow, step, draft }: Frame, turn: Turn): Promise<Memory['stood']> {
  const ids = flow === 'shop-desk' ? idsOf(step, draft as DeskDraft) : []
  const all = await Promise.all(ids.map((id) => deskBooking(id, turn)))
  const stood = all.flatMap((one) => {
    if (!one) return []
    const start = startOf(one)
    return [{ bookingId: one.id, waits: waits(one), ...(start && { start }) }]
  })
  return stood.length > 0 ? stood : undefined
}

/**
 * What has been answered since it was asked about, by a colleague or on the website, or has moved: how it stands now. What
 * still waits for the shop is asked for anew by its own answers.
 */
async function changedSince(step: string, draft: DeskDraft, turn: Turn): Promise<string | undefined> {
  const { stood = [] } = turn.memory
  const ids = idsOf(step, draft)
  if (ids.length === 0 || ids.some((id) => !stood.some(({ bookingId }) => bookingId === id))) return undefined
  const all = await Promise.all(ids.map((id) => deskBooking(id, turn)))
  const changed = all.flatMap((one) => {
    const before = stood.find(({ bookingId }) => bookingId === one?.id)
    if (!one || !before || waits(one)) return []
    const line = turn.say.work.lineDay(one)
    if (before.waits) return [turn.say.frontDesk.answeredMeanwhile(line)]
    return startOf(one) === before.start ? [] : [turn.say.frontDesk.movedMeanwhile(line)]
  })
  return changed.length === ids.length ? changed.join('\n') : undefined
}

const ifNamed = async (id: string | undefined, find: (id: string) => Promise<BookingView | undefined>) =>
  id === undefined ? undefined : find(id)
