import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join, resolve } from 'node:path'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'
import tailwindcss from '@tailwindcss/vite'
import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { leanIcons } from './start/lean/icons.ts'
import { ownImports } from './start/lean/imports.ts'
import { isLeanReact, leanReact } from './start/lean/react.ts'
import { leanRouter } from './start/lean/router.ts'

const root = resolve(import.meta.dirname, 'web')
const outDir = resolve(import.meta.dirname, 'dist/web')
const serverDir = resolve(import.meta.dirname, 'dist/server')

/** The simulator and the mailbox are pages of local use: SPOOR_DEVTOOLS=1 builds them, and nothing else does. */
const devtools = process.env.SPOOR_DEVTOOLS === '1'
const input = {
  home: join(root, 'index.html'),
  ...(devtools && {
    simulator: join(root, 'devtools/simulator.html'),
    mailbox: join(root, 'devtools/mailbox.html'),
  }),
}

/** Compresses what is served often once, as far as it goes, instead of on every request. A failed build wrote nothing. */
const precompress: Plugin = {
  name: 'precompress',
  apply: 'build',
  closeBundle() {
    if (!existsSync(outDir)) return
    for (const entry of readdirSync(outDir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|svg|json|webmanifest)$/.test(entry.name)) continue
      const file = join(entry.parentPath, entry.name)
      const bytes = readFileSync(file)
      if (bytes.length < 512) continue
      const params = {
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      }
      writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }))
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }))
    }
  },
}

const isPackage = (id: string): boolean => id.includes('/node_modules/') || isLeanReact(id)
const isIcon = (id: string): boolean => /\/lucide-react\/.*\/icons\//.test(id)

type Modules = { getModuleInfo(id: string): { importedIds: readonly string[]; code: string | null } | null }

/** Tells whether a module is loaded with this file, because it imports it at once, straight or through others. */
function loadedWith(file: string) {
  const start = join(root, file)
  const found = new Set<string>()
  const all = (modules: Modules): ReadonlySet<string> => {
    const waiting = found.size === 0 ? [start] : []
    for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
      if (found.has(next)) continue
      found.add(next)
      waiting.push(...(modules.getModuleInfo(next)?.importedIds ?? []))
    }
    return found
  }
  return Object.assign((id: string, modules: Modules): boolean => id !== start && all(modules).has(id), { all })
}

const withEverything = loadedWith('app/browser.tsx')
const withHome = loadedWith('app/pages/home.tsx')
/** Where people come from search engines and shared links, without seeing home. */
const withShop = loadedWith('app/pages/shop.tsx')
const landings = [loadedWith('app/pages/search-results.tsx'), withShop, loadedWith('app/pages/directory.tsx')]
const landingsWith = (id: string, modules: Modules): number =>
  landings.filter((withPage) => withPage(id, modules)).length
/** Deals, above all. */
const withHomeAndShop = (id: string, modules: Modules) =>
  withHome(id, modules) && withShop(id, modules) && landingsWith(id, modules) === 1
const withMany = (id: string, modules: Modules) =>
  withHome(id, modules) && landingsWith(id, modules) > 0 && !withHomeAndShop(id, modules)

const iconNames = /import\s*\{([^}]*)\}\s*from\s*["']lucide-react["']/
const allIcons = readFileSync(
  resolve(import.meta.dirname, 'node_modules/lucide-react/dist/esm/lucide-react.mjs'),
  'utf8',
)
/** By a name of an icon its file; a file has several names. */
const iconFiles = new Map(
  [...allIcons.matchAll(/export \{([^}]*)\} from '\.\/icons\/([\w-]+\.mjs)'/g)].flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
  ),
)
type Page = ReturnType<typeof loadedWith>
/** Tells whether one of the pages names the icon; through its package each module would lead to all of them. */
function iconsOf(pages: readonly Page[]) {
  let named: ReadonlySet<string | undefined> | undefined
  return (id: string, modules: Modules): boolean => {
    named ??= new Set(
      pages
        .flatMap((page) => [...page.all(modules)])
        .filter((one) => !isPackage(one))
        .flatMap((one) => iconNames.exec(modules.getModuleInfo(one)?.code ?? '')?.[1]?.split(',') ?? [])
        .map((name) => iconFiles.get(name.trim().replace(/ as .*/, ''))),
    )
    return named.has(basename(id))
  }
}
const isHomeIcon = iconsOf([withEverything, withHome])
const isLandingIcon = iconsOf(landings)
const isPublicIcon = (id: string, modules: Modules) => isHomeIcon(id, modules) || isLandingIcon(id, modules)
/** What packages bring for pages beyond home. */
const isForLanding = (id: string): boolean => /\/(useQueries|queriesObserver)\.js$/.test(id)
/** What they bring for long lists: of bookings and of conversations, which nobody's first visit shows. */
const isForLists = (id: string): boolean => /\/(useInfiniteQuery|infiniteQueryObserver)\.js$/.test(id)

/** What a dialog needs; menus and toasts need most of it. */
const isDialog = (id: string): boolean => /\/@base-ui\/react\/dialog\/|\/components\/ui\/dialog\.tsx$/.test(id)

/**
 * What every page needs is one file of packages and one of our own, with the icons of home; what home shares with the
 * pages on which people land is one, with that of a shop alone another, and what it needs besides is one; what the other
 * landings share is one, and what one of them shares with pages and forms that open later is one. Each file is a request,
 * and many small ones pack worse than a large one. Each group imports those before it only. The first code itself stays
 * apart: it waits for its page, which needs the base.
 */
const own = (name: string, priority: number, isIn: (id: string, modules: Modules) => boolean) => ({
  name: (id: string, modules: Modules) => (isIn(id, modules) ? name : null),
  debugName: name,
  test: (id: string) => !isPackage(id),
  priority,
})
const groups = [
  {
    name: (id: string, modules: Modules) => (withEverything(id, modules) ? 'packages' : null),
    debugName: 'packages',
    test: (id: string) => isPackage(id) && !isIcon(id) && !isForLanding(id) && !isForLists(id),
    priority: 6,
  },
  {
    ...own('base', 4, (id, modules) => (isIcon(id) ? isHomeIcon(id, modules) : withEverything(id, modules))),
    test: (id: string) => !isPackage(id) || isIcon(id),
  },
  own('shared', 3, withMany),
  own('home-and-shop', 2.5, withHomeAndShop),
  own('home', 2, withHome),
  {
    ...own('landings', 2, (id, modules) =>
      isIcon(id)
        ? isLandingIcon(id, modules) && !isHomeIcon(id, modules)
        : isForLanding(id) || landingsWith(id, modules) > 1,
    ),
    test: (id: string) => !isPackage(id) || isIcon(id) || isForLanding(id),
    minShareCount: 2,
  },
  {
    name: (id: string, modules: Modules) => (isPublicIcon(id, modules) ? null : 'more-icons'),
    debugName: 'more-icons',
    test: isIcon,
    minShareCount: 4,
    priority: 1,
  },
  { name: 'dialogs', test: isDialog, priority: 1 },
  ...landings.map((withPage, at) => ({ ...own(`landing-${at}`, 1, withPage), minShareCount: 2 })),
]

/** The package itself always leads to its development build, which brings its warnings along. */
const router = resolve(import.meta.dirname, 'node_modules/react-router/dist/production')
const productionRouter = [
  { find: /^react-router$/, replacement: join(router, 'index.mjs') },
  { find: /^react-router\/dom$/, replacement: join(router, 'dom-export.mjs') },
]

/** What every page has loaded before it asks for more. */
const isHere = /\/(?:rolldown-runtime|packages|base)-[^.]{7}\.js$/

/** One build for browsers, and with --ssr one that draws the same pages on the server, with all that it needs inside. */
export default defineConfig(({ isSsrBuild }) => ({
  root,
  resolve: { alias: isSsrBuild ? [] : productionRouter },
  plugins: [react(), tailwindcss(), leanIcons, ...(isSsrBuild ? [] : [ownImports, leanReact, leanRouter, precompress])],
  ...(isSsrBuild && { ssr: { noExternal: true }, publicDir: false }),
  build: {
    outDir: isSsrBuild ? serverDir : outDir,
    emptyOutDir: true,
    target: isSsrBuild ? 'node24' : 'es2022',
    modulePreload: {
      polyfill: false,
      // A file that needs no other one is not in its own list.
      resolveDependencies: (file, files, { hostType }) =>
        hostType === 'html' ? files : [...new Set([...files, file])].filter((one) => !isHere.test(one)),
    },
    assetsInlineLimit: 0,
    manifest: !isSsrBuild && 'manifest.json',
    rolldownOptions: {
      input: isSsrBuild ? { draw: join(root, 'app/server.tsx') } : input,
      ...(!isSsrBuild && { output: { codeSplitting: { groups }, chunkFileNames: 'assets/[name]-[hash:7].js' } }),
    },
  },
}))
