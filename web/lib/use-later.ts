import { useEffect, useRef, useState } from 'react'

/** A text as it is typed, passed on once nothing more was typed for so long. */
export function useLater(value: string, afterMs: number, pass: (text: string) => void) {
  const [typed, setTyped] = useState(value)
  const latest = useRef(pass)
  useEffect(() => {
    latest.current = pass
  })
  useEffect(() => {
    if (typed === value) return
    const timer = setTimeout(() => latest.current(typed), afterMs)
    return () => clearTimeout(timer)
  }, [typed, value, afterMs])
  return [typed, setTyped] as const
}
