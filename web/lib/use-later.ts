import { useEffect, useRef, useState } from 'react'

/** A text as it is typed, passed on once nothing more was typed for so long. */
export function useLater(value: string, afterMs: number, pass: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const latest = useRef(pass)
  const passed = useRef(value)
  useEffect(() => {
    latest.current = pass
  })
  // What was not passed on from here was changed elsewhere, as by taking a filter away: it counts, not what was typed.
  useEffect(() => {
    if (value === passed.current || value === passed.current.trim()) return
    passed.current = value
    setTyped(value)
  }, [value])
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => {
      passed.current = typed
      latest.current(typed)
    }, afterMs)
    return () => clearTimeout(timer)
  }, [typed, value, afterMs])
  return [typed, setTyped] as const
}
