import { useCallback, useLayoutEffect, useRef } from 'react'

/** What is done at a tap, as one that stays the same and does what the newest would: rows need not be drawn again. */
export function useSteady<Given extends unknown[], Answer>(act: (...given: Given) => Answer): typeof act {
  const newest = useRef(act)
  useLayoutEffect(() => {
    newest.current = act
  })
  return useCallback((...given) => newest.current(...given), [])
}
