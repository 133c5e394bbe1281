import { resolve } from 'node:path'
import type { Plugin } from 'vite'

const icon = resolve(import.meta.dirname, '../../web/components/ui/icon.ts')

/** Has the icons of lucide-react drawn by our own component, which does no more than our pages need. */
export const leanIcons: Plugin = {
  name: 'lean-icons',
  apply: 'build',
  enforce: 'pre',
  resolveId: (id, importer) =>
    id.endsWith('/createLucideIcon.mjs') && importer?.includes('/lucide-react/') ? icon : undefined,
}
