import { useState } from 'react'
import type { InboxThread } from '#core/contracts/messages/inbox.ts'

type Kept = { name: string; at: ReadonlyMap<string, string> }

const keptOf = (name: string, threads: readonly InboxThread[]): Kept => ({
  name,
  at: new Map(threads.map(({ id, lastMessageAt }) => [id, lastMessageAt])),
})

const isSame = (one: Kept, other: Kept): boolean =>
  one.name === other.name &&
  one.at.size === other.at.size &&
  JSON.stringify([...one.at]) === JSON.stringify([...other.at])

/**
 * The conversations in the order that was shown while a hand is on the list, so that nothing moves below it; `news` is
 * how many have come or moved up meanwhile, and `adopt` lets them in. `name` says which list it is.
 */
export function useSteadyOrder(name: string, fresh: readonly InboxThread[], isHeld: boolean) {
  const [kept, keep] = useState(() => keptOf(name, fresh))
  const now = keptOf(name, fresh)
  const adopts = !isHeld || kept.name !== name || kept.at.size === 0
  if (adopts && !isSame(kept, now)) keep(now)
  const known = adopts ? now : kept
  const byId = new Map(fresh.map((one) => [one.id, one]))
  const last = fresh.findLastIndex(({ id }) => known.at.has(id))
  const rows = [...known.at.keys()].flatMap((id) => byId.get(id) ?? []).concat(fresh.slice(last + 1))
  const news = fresh.slice(0, last + 1).filter(({ id, lastMessageAt }) => known.at.get(id) !== lastMessageAt)
  return { rows, news: news.length, adopt: () => keep(now) }
}
