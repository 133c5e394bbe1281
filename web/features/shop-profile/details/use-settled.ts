import { useEffect, useState } from 'react'

/** What was typed once nothing more has come for a moment. */
export function useSettled<Value>(value: Value, afterMs: number): Value {
  const [settled, setSettled] = useState(value)
  const now = JSON.stringify(value)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(now)), afterMs)
    return () => clearTimeout(timer)
  }, [now, afterMs])
  return settled
}
