import { useSyncExternalStore } from 'react'

const isSeen = (): boolean => document.visibilityState === 'visible'

const subscribe = (changed: () => void) => {
  document.addEventListener('visibilitychange', changed)
  return () => document.removeEventListener('visibilitychange', changed)
}

/** Whether the page is in sight; not in a tab behind others, or on a phone that is put away. */
export const usePageSeen = (): boolean => useSyncExternalStore(subscribe, isSeen, () => false)

/** Does it once the page is in sight, without drawing anything anew. The answer takes it back. */
export function oncePageSeen(work: () => void): () => void {
  if (isSeen()) {
    work()
    return () => {}
  }
  const stop = subscribe(() => {
    stop()
    work()
  })
  return stop
}
