import { useEffect, useRef, useState } from 'react'

/** A text as it is typed, passed on at once, and then not more often than every so many milliseconds. */
export function useLater(value: string, everyMs: number, pass: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const latest = useRef(pass)
  const passedAt = useRef(Number.NEGATIVE_INFINITY)
  /** What was passed on and may still come back as the value. */
  const passed = useRef([value])
  useEffect(() => {
    latest.current = pass
  })
  // What was not passed on from here was changed elsewhere, as by taking a filter away: it counts, not what was typed.
  useEffect(() => {
    const at = passed.current.findIndex((text) => text === value || text.trim() === value)
    passed.current = at < 0 ? [value] : passed.current.slice(at)
    if (at < 0) setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === value) return
    const wait = Math.max(0, passedAt.current + everyMs - performance.now())
    const timer = setTimeout(() => {
      passedAt.current = performance.now()
      passed.current.push(typed)
      latest.current(typed)
    }, wait)
    return () => clearTimeout(timer)
  }, [typed, value, everyMs])
  return [typed, setTyped] as const
}
