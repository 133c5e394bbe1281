import { useSyncExternalStore } from 'react'

const NAME = 'spoor.last-search'

/** What was searched for last on this device, and the address that finds it again. */
export type LastSearch = { name: string; path: string }

/** A browser may forbid to keep anything. */
export function keepLastSearch(search: LastSearch): void {
  try {
    localStorage.setItem(NAME, JSON.stringify(search))
  } catch {}
}

let read: { text: string | null; search: LastSearch | undefined } = { text: null, search: undefined }

function lastSearch(): LastSearch | undefined {
  const text = stored()
  if (text !== read.text) read = { text, search: parsed(text) }
  return read.search
}

/** Undefined on the server, and where nothing was searched for. */
export const useLastSearch = (): LastSearch | undefined =>
  useSyncExternalStore(
    () => () => {},
    lastSearch,
    () => undefined,
  )

function stored(): string | null {
  try {
    return localStorage.getItem(NAME)
  } catch {
    return null
  }
}

function parsed(text: string | null): LastSearch | undefined {
  try {
    const one: unknown = JSON.parse(text ?? 'null')
    if (typeof one !== 'object' || one === null) return undefined
    const [name, path]: unknown[] = [Reflect.get(one, 'name'), Reflect.get(one, 'path')]
    // What others may have written here leads to the results alone.
    return typeof name === 'string' && typeof path === 'string' && path.startsWith('/search/results?')
      ? { name: name.slice(0, 80), path }
      : undefined
  } catch {
    return undefined
  }
}
