import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const loader = resolve(import.meta.dirname, '../../web/lib/code/load-code.ts')

/**
 * Has every `import()` of the built pages go through our own loader, which is told of the files that it needs. Vite's
 * would add a link for each of them, and what a link has lost stays lost.
 */
export const ownImports: Plugin = {
  name: 'own-imports',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id) => (id === '\0vite/preload-helper.js' ? loader : undefined),
}
