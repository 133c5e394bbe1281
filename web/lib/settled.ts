import { useEffect, useRef, useState } from 'react'

const settlesAfterMs = 300

/** A typed text, handed on when the typing pauses; what it is changed to from outside shows at once. */
export function useSettled(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value)
  const known = useRef(value)
  const handOn = useRef(onSettled)
  handOn.current = onSettled
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    const next = text.trim()
    if (next === known.current) return
    const timer = setTimeout(() => {
      known.current = next
      handOn.current(next)
    }, settlesAfterMs)
    return () => clearTimeout(timer)
  }, [text])
  return [text, setText] as const
}
