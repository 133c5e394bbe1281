import { fetchAnewAfterDeploy } from '../device/new-build.ts'

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
