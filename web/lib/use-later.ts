import { useEffect, useRef, useState } from 'react'

/** A text as it is typed, passed on at once, and then not more often than every so many milliseconds. */
export function useLater(value: string, everyMs: number, pass: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const latest = useRef(pass)
  const passedAt = useRef(Number.NEGATIVE_INFINITY)
  useEffect(() => {
    latest.current = pass
  })
  useEffect(() => {
    if (typed === value) return
    const wait = Math.max(0, passedAt.current + everyMs - performance.now())
    const timer = setTimeout(() => {
      passedAt.current = performance.now()
      latest.current(typed)
    }, wait)
    return () => clearTimeout(timer)
  }, [typed, value, everyMs])
  return [typed, setTyped] as const
}
