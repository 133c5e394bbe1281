import { codeOf } from '../lib/code/load-code.ts'
import type { PageFile } from './page-file.ts'

type PageFiles = Readonly<Record<string, () => Promise<PageFile>>>

/** Where people come from a search engine, a shared link or from home, each with the names of all files that it needs. */
const files: PageFiles = import.meta.glob<PageFile>('./pages/{home,search-results,shop,directory}.tsx')
/** The names of what the others need come when somebody goes to one of them. */
const othersWith = async (name: string) =>
  isOfConsole(name) ? (await import('./console/code.ts')).consolePages : await import('./further-pages.ts')
const loadOther = (name: string) => async (): Promise<PageFile> => {
  const { pageFiles, screens, screenFiles } = await othersWith(name)
  const [head = '', file, screen = ''] = screens[name] ?? []
  if (!file) return here(pageFiles[`./pages/${name}.tsx`], name)()
  const code = await here(screenFiles[`../features/${file}.tsx`], name)()
  return {
    Component: here(code[screen], name),
    page: { head: () => (typeof head === 'string' ? { title: head, noindex: true } : head) },
  }
}

/** The file in which a page of this name stands, below web/. */
export async function fileOf(name: string): Promise<string> {
  const screen = files[`./pages/${name}.tsx`] ? undefined : (await othersWith(name)).screens[name]
  return screen ? `features/${screen[1]}.tsx` : `app/pages/${name}.tsx`
}

function here<Found>(found: Found | undefined, name: string): Found {
  if (!found) throw new Error(`the page ${name} is missing`)
  return found
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

/** Loads a page by its name: once, also when it fails. */
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
