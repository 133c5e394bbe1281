import { useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { codeOf } from '#web/lib/code/load-code.ts'
import type { Understood } from './understood.ts'

type Read = (text: string) => Understood

/** The code that reads sizes is fetched when somebody comes to the field: most visits do without it. */
const reader = async (): Promise<Read> => (await import('./understood.ts')).understand

/** What a text in the size field means, or undefined where the reader cannot be fetched: the results read it, too. */
export const understoodNow = (text: string): Promise<Understood | undefined> =>
  codeOf(reader).then(
    (read) => read(text),
    () => undefined,
  )

/** What the text in the size field means, as it is typed. `wake` fetches the reader ahead of the first letter. */
export function useUnderstood(text: string): { understood: Understood; wake(): void } {
  const settled = useDeferredValue(text)
  const [read, setRead] = useState<Read>()
  const wake = useCallback(
    () =>
      void codeOf(reader).then(
        (code) => setRead(() => code),
        () => {},
      ),
    [],
  )
  const typed = settled !== ''
  useEffect(() => {
    if (typed) wake()
  }, [typed, wake])
  const understood = useMemo(
    (): Understood => read?.(settled) ?? { kind: typed ? 'not_yet' : 'nothing' },
    [read, settled, typed],
  )
  return { understood, wake }
}
