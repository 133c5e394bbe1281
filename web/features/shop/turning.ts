import { type TouchEvent, useEffect, useRef, useState } from 'react'

const everyMs = 3500
/** A shorter movement of the finger is no swipe. */
const swipePx = 40

/** Turns through so many pictures by itself, by swiping and by hand; it stops for people who want nothing to move. */
export function useTurning(count: number) {
  const [at, setAt] = useState(0)
  const [canTurn, setCanTurn] = useState(false)
  const [wanted, setWanted] = useState(true)
  const from = useRef<number | undefined>(undefined)
  const turn = (by: number) => setAt((now) => (now + by + count) % count)
  const isTurning = canTurn && wanted && count > 1

  useEffect(() => setCanTurn(!window.matchMedia('(prefers-reduced-motion: reduce)').matches), [])
  // The next turn waits its whole time again after each picture, whoever turned to it.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `at` starts the time anew
  useEffect(() => {
    if (!isTurning) return
    const timer = setTimeout(() => setAt((now) => (now + 1) % count), everyMs)
    return () => clearTimeout(timer)
  }, [isTurning, count, at])

  const touch = {
    onTouchStart: ({ touches }: TouchEvent) => {
      from.current = touches[0]?.clientX
    },
    onTouchEnd: ({ changedTouches }: TouchEvent) => {
      const moved = (changedTouches[0]?.clientX ?? 0) - (from.current ?? 0)
      if (from.current !== undefined && Math.abs(moved) >= swipePx) turn(moved < 0 ? 1 : -1)
      from.current = undefined
    },
  }
  return { at, turn, touch, isTurning, canTurn, toggle: () => setWanted(!wanted) }
}
