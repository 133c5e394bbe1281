import { codeOf } from '../lib/code/load-code.ts'
import type { PageFile } from './page-file.ts'

type PageFiles = Readonly<Record<string, () => Promise<PageFile>>>

/** Where people come from a search engine, a shared link or from home, each with the names of all files that it needs. */
const files: PageFiles = import.meta.glob<PageFile>('./pages/{home,search-results,shop,directory}.tsx')
/** The names of what the others need come when somebody goes to one of them. */
const loadOther = (name: string) => async (): Promise<PageFile> => {
  const others = isOfConsole(name)
    ? (await import('./console/code.ts')).consoleFiles
    : (await import('./further-pages.ts')).furtherPages
  const load = others[`./pages/${name}.tsx`] ?? others[`../pages/${name}.tsx`]
  if (!load) throw new Error(`pages/${name}.tsx is missing`)
  return load()
}
const other = new Map<string, () => Promise<PageFile>>()
/** Whether a page of this name stands in a console. */
export const isOfConsole = (name: string): boolean => /^(?:business|admin)\//.test(name)

/** The same function for the same page, so that its code is fetched once. */
function loadOf(name: string): () => Promise<PageFile> {
  const load = files[`./pages/${name}.tsx`] ?? other.get(name) ?? loadOther(name)
  other.set(name, load)
  return load
}

const loaded = new Map<string, PageFile>()

/** Loads a page by the name of its file in pages/: once, also when it fails. */
export function loadPage(name: string): Promise<PageFile> {
  const page = codeOf(loadOf(name))
  page.then(
    (file) => loaded.set(name, file),
    () => {},
  )
  return page
}

/** What is here already, so that it is drawn at once. */
export const loadedPage = (name: string): PageFile | undefined => loaded.get(name)
