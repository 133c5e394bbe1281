import type { ReactNode } from 'react'
import type { PageInfo } from '../lib/page/page.ts'

export type PageFile = { Component: () => ReactNode; page: PageInfo }

/** Loaded when somebody goes there. */
const files = import.meta.glob<PageFile>('./pages/*.tsx')
const loaded = new Map<string, PageFile>()
const loading = new Map<string, Promise<PageFile>>()

/** Loads a page by the name of its file in pages/: once, also when it fails. */
export function loadPage(name: string): Promise<PageFile> {
  const begun = loading.get(name)
  if (begun) return begun
  const load = files[`./pages/${name}.tsx`]
  if (!load) throw new Error(`pages/${name}.tsx is missing`)
  // Undefined when the whole page is about to be fetched anew; until then it goes on loading.
  const page = load().then((file: PageFile | undefined) => file ?? new Promise<PageFile>(() => {}))
  loading.set(name, page)
  page.then(
    (file) => loaded.set(name, file),
    () => {},
  )
  return page
}

/** Whoever comes back to a page that could not be loaded tries again. */
export function forgetFailed(name: string): void {
  if (!loaded.has(name)) loading.delete(name)
}

/** What is here already, so that it is drawn at once. */
export const loadedPage = (name: string): PageFile | undefined => loaded.get(name)
