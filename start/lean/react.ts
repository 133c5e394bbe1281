import type { Plugin } from 'vite'

/** What our own code takes from React; the build fails on a name that is not here. */
const named: Readonly<Record<string, readonly string[]>> = {
  react: [
    ...['Children', 'Component', 'Fragment', 'StrictMode', 'Suspense', 'createContext', 'createElement', 'memo'],
    ...['startTransition', 'use', 'useCallback', 'useContext', 'useDeferredValue', 'useEffect', 'useId'],
    ...['useLayoutEffect', 'useMemo', 'useOptimistic', 'useRef', 'useState', 'useSyncExternalStore'],
  ],
  'react/jsx-runtime': ['Fragment', 'jsx', 'jsxs'],
}
const mark = '\0lean:'

/** Tells whether a module is one of those made here. */
export const isLeanReact = (id: string): boolean => id.startsWith(mark)

/**
 * React comes as CommonJS, which each file of the build would unpack for itself and reach through an object. Here its
 * names are taken out once, and our files import them as they import the rest.
 */
export const leanReact: Plugin = {
  name: 'lean-react',
  apply: 'build',
  enforce: 'pre',
  resolveId(id, importer) {
    const isOurs = importer !== undefined && !isLeanReact(importer) && !importer.includes('/node_modules/')
    return isOurs && named[id] ? mark + id : undefined
  },
  load(id) {
    if (!isLeanReact(id)) return
    const name = id.slice(mark.length)
    const taken = (named[name] ?? []).map((one) => `export const ${one} = all.${one}`)
    return [`import all from '${name}'`, ...taken].join('\n')
  },
}
