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

function watch(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

/** Whether the device has no connection. */
export const useOffline = (): boolean =>
  useSyncExternalStore(
    watch,
    () => !navigator.onLine,
    () => false,
  )
