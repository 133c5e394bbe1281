import type { ReadKey } from '#core/contracts/operations.ts'
import type { RealtimeAuth } from '#core/contracts/realtime.ts'
import type { News } from './news.ts'
import { useReadAnew } from './read-anew.ts'
import { useRealtime } from './realtime.ts'

/** Reads these operations anew when the server tells of such a change, or may not have told of one. */
export function useKeepFresh(changes: readonly News['type'][], reads: readonly ReadKey[], auth?: RealtimeAuth): void {
  const readAnew = useReadAnew()
  useRealtime(({ type }) => {
    if (type === 'resumed' || changes.includes(type)) readAnew(...reads)
  }, auth)
}
