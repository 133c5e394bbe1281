import { arrayMove } from '@dnd-kit/sortable'
import { type KeyboardEvent, useEffect, useState } from 'react'

type Lifted = { id: string; to: number }

/**
 * Moves a picture by keys: the space bar picks it up and puts it down, the arrows move it, Escape puts it back. Each
 * press counts from where the picture is, not from what the screen has measured since, so none is lost on a slow one.
 */
export function useLifting(ids: readonly string[], move: (from: number, to: number) => void) {
  const [lifted, setLifted] = useState<Lifted>()
  const [said, say] = useState('')
  const from = lifted ? ids.indexOf(lifted.id) : -1
  const to = lifted && from >= 0 ? Math.min(lifted.to, ids.length - 1) : -1
  const placeOf = (at: number) => `${at + 1} of ${ids.length}`
  useEffect(() => {
    if (to >= 0) document.activeElement?.scrollIntoView?.({ block: 'nearest' })
  }, [to])

  const putBack = () => {
    if (!lifted) return
    setLifted(undefined)
    say('The picture was put back.')
  }
  const pickUp = (id: string) => {
    setLifted({ id, to: ids.indexOf(id) })
    say(`Picked up picture ${placeOf(ids.indexOf(id))}.`)
  }
  const putDown = () => {
    setLifted(undefined)
    say(`The picture was put at place ${placeOf(to)}.`)
    if (from !== to) move(from, to)
  }
  const shift = (id: string, by: number) => {
    if (to + by < 0 || to + by >= ids.length) return
    setLifted({ id, to: to + by })
    say(`The picture is at place ${placeOf(to + by)}.`)
  }
  const press = (id: string, event: KeyboardEvent<HTMLElement>) => {
    const isLifted = to >= 0 && lifted?.id === id
    const by = stepOf(event)
    if (event.key === ' ' || event.key === 'Enter') {
      event.preventDefault()
      // A key that is held down picks up and puts down once.
      if (!event.repeat) isLifted ? putDown() : pickUp(id)
    } else if (isLifted && by) {
      event.preventDefault()
      shift(id, by)
    } else if (isLifted && event.key === 'Escape') {
      event.preventDefault()
      putBack()
    }
  }
  return {
    order: to < 0 ? [...ids] : arrayMove([...ids], from, to),
    lifted: to < 0 ? undefined : lifted?.id,
    said,
    press,
    putBack,
  }
}

/** Left and right lead to the place before and behind, also from one row to the next; up and down by a row. */
function stepOf({ key, currentTarget }: KeyboardEvent<HTMLElement>): number | undefined {
  if (key === 'ArrowLeft') return -1
  if (key === 'ArrowRight') return 1
  if (key !== 'ArrowUp' && key !== 'ArrowDown') return undefined
  const places = [...(currentTarget.closest('ul')?.children ?? [])] as HTMLElement[]
  const inRow = places.filter(({ offsetTop }) => offsetTop === places[0]?.offsetTop).length
  return key === 'ArrowUp' ? -inRow : inRow
}
