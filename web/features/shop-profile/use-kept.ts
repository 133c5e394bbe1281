import { useState } from 'react'
import { useDraft } from '#web/lib/drafts/use-draft.ts'

/** What is changed in a form, kept under its name until it is saved or given up: it survives a reload. */
export function useKept<Value>(name: string, stored: Value, isWhole: (found: unknown) => boolean) {
  const { found, keep, forget } = useDraft(name)
  const [value, setValue] = useState<Value>(() => (found !== undefined && isWhole(found) ? (found as Value) : stored))
  const change = (next: Value) => {
    setValue(next)
    keep(JSON.stringify(next) === JSON.stringify(stored) ? undefined : next)
  }
  const reset = (to: Value = stored) => {
    setValue(to)
    forget()
  }
  return { value, change, reset, isChanged: JSON.stringify(value) !== JSON.stringify(stored) }
}
