const KEY = 'spoor: fetched anew at'
/** A second failure soon after has another cause, and a page that reloads for ever helps nobody. */
const ONCE_IN_MS = 60_000

/**
 * After a deploy the code of a page that was opened before may be gone. The page is fetched anew then, once: it names
 * the code of today.
 */
export function fetchAnewAfterDeploy(): void {
  window.addEventListener('vite:preloadError', (event) => {
    if (!navigator.onLine || !mayFetchAnew()) return
    event.preventDefault()
    window.location.reload()
  })
}

function mayFetchAnew(): boolean {
  try {
    const last = Number(sessionStorage.getItem(KEY))
    sessionStorage.setItem(KEY, String(Date.now()))
    return Date.now() - last > ONCE_IN_MS
  } catch {
    // Without a memory it could not be told that it was tried.
    return false
  }
}
