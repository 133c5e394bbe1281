import { useEffect, useRef, useState } from 'react'
import { useDebounced } from '../../lib/debounced.ts'

const typingMs = 300

/** A typed text, handed on when the typing rests; what it is changed to from elsewhere shows at once. */
export function useTypedText(value: string, onSettled: (text: string) => void) {
  const [text, setText] = useState(value)
  const settled = useDebounced(text.trim(), typingMs)
  const known = useRef(value)
  const handOn = useRef(onSettled)
  handOn.current = onSettled
  useEffect(() => {
    if (value === known.current) return
    known.current = value
    setText(value)
  }, [value])
  useEffect(() => {
    if (settled === known.current) return
    known.current = settled
    handOn.current(settled)
  }, [settled])
  return [text, setText] as const
}
