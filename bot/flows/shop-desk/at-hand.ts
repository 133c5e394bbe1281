import type { Turn } from '#bot/engine/flow.ts'
import { tellsSeveral } from '#bot/understand/said/told/told.ts'
import { threadOfCustomer } from '#core/threads/write-to-customer.ts'
import type { Thing } from './pointing.ts'
import { type Scene, toldOf } from './scene.ts'

/** Who may be meant by words that name nobody. */

/** Who may be meant where nobody is named: whoever's words stand last, or else everybody who waits or was spoken of. */
export function atHand({ things, now, shown }: Scene, { memory }: Turn): Thing[] {
  const isOneOfSeveral = now.questions.length > 1 && now.questions.some(({ id }) => id === shown?.id)
  if (shown && !isOneOfSeveral) return things.filter(({ id }) => id === shown.id)
  const waiting = things.filter(({ kind, id }) => kind === 'request' || now.questions.some((one) => one.id === id))
  const { bookingId, threadId } = memory.focus ?? {}
  const spoken = things.filter(({ id }) => id === bookingId || id === threadId)
  return [...new Set([...waiting, ...spoken])]
}

/**
 * Whom an order means that names nobody: whom they have just written to, by 'her' or 'him'; else everybody whose matter is
 * open, of whom it is asked.
 */
export function atHandOfOrder(words: string, scene: Scene, turn: Turn): Thing[] {
  const hand = atHand(scene, turn)
  const { shown, now, things } = scene
  if (!shown || (toldOf(turn) === shown.id && !tellsSeveral(words))) return hand
  const open = things.filter(({ kind, id }) => kind === 'request' || now.questions.some((one) => one.id === id))
  return [...new Set([...hand, ...open])]
}

/** One person may have several bookings, and a conversation beside them. */
export async function peopleOf(things: readonly Thing[], { ctx, actor }: Turn): Promise<Thing[]> {
  const people = [...new Map(things.map((one) => [one.person, one])).values()]
  if (people.length < 2) return people
  const theirs = await Promise.all(
    people.map(({ kind, id }) => (kind === 'conversation' ? undefined : threadOfCustomer(ctx, actor, id))),
  )
  return people.filter((_, at) => !people.some(({ id }) => id === theirs[at]))
}
