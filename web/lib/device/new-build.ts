const KEY = 'spoor: fetched anew at'
/** A second failure soon after has another cause, and a page that reloads for ever helps nobody. */
const ONCE_IN_MS = 60_000
const ASKED_MS = 5_000

/**
 * After a deploy the code of a page that was opened before may be gone. The page is fetched anew then, once: it names
 * the code of today. `entry` is the file with which this page's code begins; its name changes with all of it. Tells
 * whether that is under way.
 */
export async function fetchAnewAfterDeploy(entry: string | undefined): Promise<boolean> {
  if (!entry || !navigator.onLine || !(await isDeployed(entry)) || !mayFetchAnew()) return false
  window.location.reload()
  return true
}

/** Whether the pages that are served now begin with other code. */
async function isDeployed(entry: string): Promise<boolean> {
  const asked = fetch('/shell', { cache: 'no-store', signal: AbortSignal.timeout(ASKED_MS) })
  const page = await asked.then((answer) => answer.text()).catch(() => '')
  // What a network shows before one has signed in to it is no page of ours.
  return page.includes('id="code"') && !page.includes(entry)
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
