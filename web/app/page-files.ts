import type { ReactNode } from 'react'
import { codeOf } from '../lib/code/fetch-code.ts'
import type { PageInfo } from '../lib/page/page.ts'

export type PageFile = { Component: () => ReactNode; page: PageInfo }

/** Loaded when somebody goes there. */
const files = import.meta.glob<PageFile>('./pages/**/*.tsx')
const loaded = new Map<string, PageFile>()

/** Loads a page by the name of its file in pages/: once, also when it fails. */
export function loadPage(name: string): Promise<PageFile> {
  const load = files[`./pages/${name}.tsx`]
  if (!load) throw new Error(`pages/${name}.tsx is missing`)
  const page = codeOf(load)
  page.then(
    (file) => loaded.set(name, file),
    () => {},
  )
  return page
}

/** What is here already, so that it is drawn at once. */
export const loadedPage = (name: string): PageFile | undefined => loaded.get(name)
