import { useSyncExternalStore } from 'react'

/** Lets the built website open without a connection. Waits until the page has what it needs. */
export function keepForOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return
  const { serviceWorker } = navigator
  const register = () => void serviceWorker.register('/sw.js').catch(() => {})
  // The first page of all was loaded past the worker, which has kept none of it.
  if (!serviceWorker.controller) serviceWorker.addEventListener('controllerchange', tellWhatIsHere, { once: true })
  if (document.readyState === 'complete') register()
  else window.addEventListener('load', register, { once: true })
}

function tellWhatIsHere(): void {
  const used = performance.getEntriesByType('resource').map(({ name }) => name)
  const ours = used.filter((url) => /^\/(assets|api)\//.test(url.slice(window.location.origin.length)))
  navigator.serviceWorker.controller?.postMessage({ keep: [window.location.href, ...ours] })
}

/** The server was asked, and nothing came through, whatever the device says of its connection. */
let isUnreached = false
const NOT_REACHED = 'notreached'

/** Whoever waits for a connection is told as by the browser. */
export function setReached(isReached: boolean): void {
  // What the device says by itself it also takes back by itself.
  if (isReached === !isUnreached || !(isReached || navigator.onLine)) return
  isUnreached = !isReached
  window.dispatchEvent(new Event(isReached ? 'online' : NOT_REACHED))
}

export const isOffline = (): boolean => isUnreached || !navigator.onLine

export function watchConnection(changed: () => void): () => void {
  const events = ['online', 'offline', NOT_REACHED]
  for (const event of events) window.addEventListener(event, changed)
  return () => {
    for (const event of events) window.removeEventListener(event, changed)
  }
}

/** Whether the device has no connection. */
export const useOffline = (): boolean => useSyncExternalStore(watchConnection, isOffline, () => false)
