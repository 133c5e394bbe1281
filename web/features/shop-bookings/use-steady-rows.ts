import { type FocusEvent, useState } from 'react'

type Row = { id: string }
type Kept = { name: string; ids: string }

/**
 * The rows that were shown while a hand is on the list, so that nothing moves below it; `news` is how many have come among
 * them meanwhile, and `adopt` lets them in. `name` says which list it is.
 */
export function useSteadyRows<One extends Row>(name: string, fresh: readonly One[] | undefined) {
  const { hold, isHeld } = useHold()
  const now: Kept = { name, ids: (fresh ?? []).map(({ id }) => id).join(' ') }
  const [kept, keep] = useState(now)
  const known = new Set(kept.ids.split(' '))
  const last = fresh?.findLastIndex(({ id }) => known.has(id)) ?? -1
  // What comes behind all the others moves none of them.
  const isNew = ({ id }: Row, at: number) => at < last && !known.has(id)
  const news = fresh?.filter(isNew).length ?? 0
  const adopts = !isHeld || kept.name !== name || news === 0
  if (adopts && (kept.name !== name || kept.ids !== now.ids)) keep(now)
  if (adopts) return { rows: fresh, news: 0, adopt: () => keep(now), hold }
  return { rows: fresh?.filter((row, at) => !isNew(row, at)), news, adopt: () => keep(now), hold }
}

/** Whether a hand is on the list: it points at it, or has the focus in it. */
function useHold() {
  const [points, setPoints] = useState(false)
  const [focuses, setFocuses] = useState(false)
  const hold = {
    onMouseEnter: () => setPoints(true),
    onMouseLeave: () => setPoints(false),
    onFocus: () => setFocuses(true),
    onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => setFocuses(currentTarget.contains(relatedTarget)),
  }
  return { hold, isHeld: points || focuses }
}
