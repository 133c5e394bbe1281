import type { Turn } from '#bot/engine/flow.ts'
import type { State } from '#bot/engine/state.ts'
import type { DeskDraft } from '#bot/flows/shop-desk/draft.ts'
import { calledIn, pointAt } from '#bot/flows/shop-desk/pointing.ts'
import type { Scene } from '#bot/flows/shop-desk/scene.ts'
import { statedIn } from '#bot/understand/stated/stated.ts'
import type { BookingView } from '#core/contracts/bookings.ts'

/** What the question that stands, or our last answer, is about. */
function idsShown({ active, options }: State, { screen }: Turn): string[] {
  const { bookingId, plan = [], among = [] } = (active?.flow === 'shop-desk' ? active.draft : {}) as DeskDraft
  const ofDraft = [bookingId, ...plan.map((one) => one.bookingId), ...among].filter((id) => id !== undefined)
  if (ofDraft.length > 0) return ofDraft
  if (!active && screen[0]?.kind !== 'reply') return []
  return options.flatMap(({ id }) => /^(?:booking:[a-z]+|work:[a-z]+|desk):([0-9a-f-]{36})/.exec(id)?.[1] ?? [])
}

/**
 * The bookings that a question of the counter may be about: whoever is named, by name, code, place in the list, hour or
 * tyre; else what stands on the screen; else what waits. Undefined if somebody is named who is not there.
 */
export function bookingsMeant(words: string, scene: Scene, state: State, turn: Turn): BookingView[] | undefined {
  const all = [...scene.now.waiting, ...scene.standing]
  const shown = new Set(idsShown(state, turn))
  const atHand = all.filter(({ id }) => shown.has(id))
  const open = all.filter(({ appointmentStart }) => appointmentStart !== null && new Date(appointmentStart) <= turn.now)
  const isOfOpen = turn.screen[0]?.kind === 'booking_still_open'
  const waiting = isOfOpen && open.length > 0 ? open : scene.now.waiting
  const candidates = atHand.length > 0 ? atHand : waiting.length > 0 ? waiting : scene.standing
  const things = scene.things.filter(({ kind }) => kind !== 'conversation')
  const among = things.filter(({ id }) => candidates.some((one) => one.id === id))
  const stated = statedIn(words, { now: turn.now, called: calledIn(scene.things) })
  const isNamed = stated.code !== undefined || stated.mentions.some(({ doubtful }) => !doubtful)
  if (!isNamed && stated.order !== undefined) {
    const ordered = candidates.at(stated.order > 0 ? stated.order - 1 : stated.order)
    return ordered ? [ordered] : undefined
  }
  const here = pointAt(stated, among, { able: () => true })
  const pointed = isNamed && here.to === 'none' ? pointAt(stated, things, { able: () => true }) : here
  if (pointed.to === 'none') return undefined
  const meant = pointed.to === 'one' ? [pointed.thing] : pointed.to === 'several' ? pointed.things : among
  return all.filter(({ id }) => meant.some((thing) => thing.id === id))
}
