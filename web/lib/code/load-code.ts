const KEY = 'spoor: fetched anew at'

/** A second failure soon after has another cause, and a page that reloads for ever helps nobody. */
const ONCE_IN_MS = 60_000

const ASKED_MS = 5_000

/**
 * After a deploy the code of a page that was opened before may be gone. The page is fetched anew then, once: it names
 * the code of today. `entry` is the file with which this page's code begins; its name changes with all of it. Tells
 * whether that is under way.
 */
async function fetchAnewAfterDeploy(entry: string | undefined): Promise<boolean> {
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

/** Milliseconds before it is tried again. */
const pauses = [300, 1_000, 3_000]
const NAME = 'CodeNotLoaded'

/** What the page itself began with; the last is where it begins. */
const first: string[] = JSON.parse(globalThis.document?.getElementById('code')?.textContent ?? '[]')
/** The files that have been fetched whole, by their paths. */
const here = new Set(first)

/**
 * Every `import()` of the built website comes here, with all the files that it needs (start/lean/imports.ts). They are
 * fetched first, and run when they are here: most browsers never again ask for a module that was lost once.
 *
 * A phone loses its connection for moments all the time, so it is tried again. Code of before a deploy may be gone for
 * good; the page is fetched anew then.
 */
export async function loadCode<Code>(run: () => Promise<Code>, files: readonly string[] = []): Promise<Code> {
  let failure: unknown
  for (const pause of [...pauses, 0]) {
    try {
      await Promise.all(files.map(fetchWhole))
      return await run()
    } catch (error) {
      failure = error
    }
    if (!pause || !navigator.onLine) break
    await new Promise((resolve) => setTimeout(resolve, pause))
  }
  if (await fetchAnewAfterDeploy(first.at(-1))) return new Promise<Code>(() => {})
  throw Object.assign(new Error(String(failure)), { name: NAME })
}

export const isCodeNotLoaded = (error: unknown): boolean => error instanceof Error && error.name === NAME

async function fetchWhole(file: string): Promise<void> {
  const path = `/${file}`
  if (here.has(path)) return
  const answer = await fetch(path)
  await answer.arrayBuffer()
  if (!answer.ok) throw new Error(`${answer.status} ${path}`)
  if (path.endsWith('.css')) await showStyles(path)
  here.add(path)
}

/** Styles that the page itself begins with have a link already. */
const showStyles = (href: string): Promise<unknown> | undefined =>
  document.querySelector(`link[href="${href}"]`)
    ? undefined
    : new Promise((resolve) => {
        const link = { rel: 'stylesheet', href, onload: resolve, onerror: resolve }
        document.head.append(Object.assign(document.createElement('link'), link))
      })

type Load = () => Promise<unknown>
type Begun<Code> = { code: Promise<Code>; failed: boolean }
const begun = new Map<Load, Begun<unknown>>()

/** The code that `load` brings: once, also when it fails, until forgetFailedCode() is called. */
export function codeOf<Code>(load: () => Promise<Code>): Promise<Code> {
  const known = begun.get(load)
  // The same function always gives the same code.
  if (known) return known.code as Promise<Code>
  const entry: Begun<Code> = { code: load(), failed: false }
  entry.code.catch(() => {
    entry.failed = true
  })
  begun.set(load, entry)
  return entry.code
}

/** What could not be fetched is fetched anew when it is next wanted. */
export function forgetFailedCode(): void {
  for (const load of failedLoads()) begun.delete(load)
}

/** Fetches all of it anew now. Throws if some of it is lost again. */
export async function fetchFailedCode(): Promise<void> {
  const failed = failedLoads()
  forgetFailedCode()
  await Promise.all(failed.map(codeOf))
}

const failedLoads = (): Load[] => [...begun].filter(([, { failed }]) => failed).map(([load]) => load)

// What Vite calls it.
export { loadCode as __vitePreload }
