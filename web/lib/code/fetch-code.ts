import { fetchAnewAfterDeploy } from '../device/new-build.ts'

/** Milliseconds before it is tried again. */
const pauses = [300, 1_000, 3_000]
const NAME = 'CodeNotLoaded'

/**
 * Fetches code, again where it fails: a phone loses its connection for moments all the time. Code of before a deploy may
 * be gone for good; the page is fetched anew then.
 */
export async function fetchCode<Code>(load: () => Promise<Code>): Promise<Code> {
  for (const pause of pauses) {
    try {
      return await load()
    } catch {
      if (!navigator.onLine) break
      await new Promise((resolve) => setTimeout(resolve, pause))
    }
  }
  return load().catch(async (error: unknown) => {
    if (await fetchAnewAfterDeploy()) return new Promise<Code>(() => {})
    throw Object.assign(new Error(error instanceof Error ? error.message : 'unknown'), { name: NAME })
  })
}

export const isCodeNotLoaded = (error: unknown): boolean => error instanceof Error && error.name === NAME

type Load = () => Promise<unknown>
type Begun<Code> = { code: Promise<Code>; failed: boolean }
const begun = new Map<Load, Begun<unknown>>()

/** The code that `load` fetches: once, also when it fails, until forgetFailedCode() is called. */
export function codeOf<Code>(load: () => Promise<Code>): Promise<Code> {
  const known = begun.get(load)
  // The same function always gives the same code.
  if (known) return known.code as Promise<Code>
  const entry: Begun<Code> = { code: fetchCode(load), failed: false }
  entry.code.catch(() => {
    entry.failed = true
  })
  begun.set(load, entry)
  return entry.code
}

/** What could not be fetched is fetched anew when it is next wanted. */
export function forgetFailedCode(): void {
  for (const [load, { failed }] of begun) if (failed) begun.delete(load)
}
