const KEY = 'spoor: fetched anew at'
/** A second failure soon after has another cause, and a page that reloads for ever helps nobody. */
const ONCE_IN_MS = 60_000
const ASKED_MS = 5_000

/**
 * After a deploy the code of a page that was opened before may be gone. The page is fetched anew then, once: it names
 * the code of today. Tells whether that is under way.
 */
export async function fetchAnewAfterDeploy(): Promise<boolean> {
  if (!navigator.onLine || !(await isDeployed()) || !mayFetchAnew()) return false
  window.location.reload()
  return true
}

/** Whether the pages that are served now begin with other code than this one. */
async function isDeployed(): Promise<boolean> {
  const here = codeIn(document)
  const answer = await fetch('/shell', { cache: 'no-store', signal: AbortSignal.timeout(ASKED_MS) }).catch(
    () => undefined,
  )
  if (!answer?.ok || here === undefined) return false
  const there = codeIn(new DOMParser().parseFromString(await answer.text(), 'text/html'))
  return there !== undefined && there !== here
}

/** The file with which the page's code begins, which is the last of the list: its name changes with all of it. */
function codeIn(page: Document): string | undefined {
  const files: unknown = JSON.parse(page.getElementById('code')?.textContent ?? '[]')
  const begin: unknown = Array.isArray(files) ? files.at(-1) : undefined
  return typeof begin === 'string' ? begin : undefined
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
