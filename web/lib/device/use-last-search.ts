import { useSyncExternalStore } from 'react'
import { keptSearch, type LastSearch } from './last-search.ts'

let read: { text: string | null; search: LastSearch | undefined } = { text: null, search: undefined }

function lastSearch(): LastSearch | undefined {
  const text = keptSearch()
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
