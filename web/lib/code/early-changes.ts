import { useEffect } from 'react'
import type { EarlyChanges } from './tell-early-changes.ts'

/**
 * What was typed, ticked or picked before React has taken over what the server drew is told to it then: it hears nothing of
 * what came before, and would put its own state back.
 */
export function useEarlyChanges(): void {
  useEffect(() => void setTimeout(tell), [])
}

function tell(): void {
  const { earlyChanges }: typeof window & { earlyChanges?: EarlyChanges } = window
  if (earlyChanges?.of.size)
    import('./tell-early-changes.ts')
      .then(({ tellEarlyChanges }) => tellEarlyChanges(earlyChanges))
      .catch(earlyChanges.end)
  else earlyChanges?.end()
}
