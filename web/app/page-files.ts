import { codeOf } from '../lib/code/load-code.ts'
import type { PageFile } from './page-file.ts'

type PageFiles = Readonly<Record<string, () => Promise<PageFile>>>

/** Loaded when somebody goes there. */
const files: PageFiles = import.meta.glob<PageFile>(['./pages/**/*.tsx', '!./pages/business/**', '!./pages/admin/**'])
/** The pages of the consoles; that there are such is not told to every visitor. */
const loadFromConsole = (name: string) => async (): Promise<PageFile> => {
  const { consoleFiles } = await import('./console/code.ts')
  const load = consoleFiles[`../pages/${name}.tsx`]
  if (!load) throw missing(name)
  return load()
}
const inConsoles = new Map<string, () => Promise<PageFile>>()
const missing = (name: string) => new Error(`pages/${name}.tsx is missing`)
/** Whether a page of this name stands in a console. */
export const isOfConsole = (name: string): boolean => /^(?:business|admin)\//.test(name)

/** The same function for the same page, so that its code is fetched once. */
function loadOf(name: string): () => Promise<PageFile> {
  if (isOfConsole(name)) {
    const load = inConsoles.get(name) ?? loadFromConsole(name)
    inConsoles.set(name, load)
    return load
  }
  const load = files[`./pages/${name}.tsx`]
  if (!load) throw missing(name)
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
