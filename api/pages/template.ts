import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn, DrawnHead, SiteSettings } from '#core/contracts/site.ts'
import { escaped } from '../escaped.ts'

type Page = Extract<Drawn, { kind: 'page' }>
type Chunk = { file: string; imports?: string[]; css?: string[] }

const usualImage = {
  path: '/og.png',
  alt: 'A tyre sidewall lettered 205/55 R16 91V beside the words: Tyres, fitted, near you',
}

/**
 * Fills what was drawn into the page that Vite wrote; `styles` are the hashes of the style elements in it. Throws when
 * the web is not built.
 */
export function readTemplate({
  folder,
  publicUrl,
  settings,
}: {
  folder: string
  publicUrl: string
  settings: SiteSettings
}) {
  const built = readFileSync(join(folder, 'index.html'), 'utf8')
  const { template, styles } = withStyles(built, folder)
  const manifest: Record<string, Chunk> = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const known = data('settings', settings)
  const fill = ({ html, data: taken, head, file }: Page): string =>
    [
      ['<!--head-->', [meta(head, publicUrl), preloads(built, manifest, file), known].join('\n')],
      ['<!--page-->', html],
      ['<!--data-->', data('data', taken)],
    ].reduce((page, [mark, part]) => page.replace(mark ?? '', () => part ?? ''), template)
  return { fill, styles }
}

/**
 * The page with its style sheet in it, so that nothing has to be fetched before it can be painted. Its code waits for
 * what is painted: it is read once the style sheet and the font are here.
 */
function withStyles(page: string, folder: string): { template: string; styles: string[] } {
  const styles: string[] = []
  const template = page
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, path: string) => {
      const css = readFileSync(join(folder, path), 'utf8').trim()
      styles.push(`'sha256-${createHash('sha256').update(css).digest('base64')}'`)
      return `<style>${css}</style>`
    })
    .replace(/<(script type="module"|link rel="modulepreload")/g, '<$1 fetchpriority="low"')
  return { template, styles }
}

/** A script element with data in it is never run. */
const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptSafe(value)}</script>`

const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** The page's own code, which the browser would otherwise only ask for once the first code has run. */
function preloads(built: string, manifest: Readonly<Record<string, Chunk>>, file: string): string {
  const found = new Set<string>()
  const styles = new Set<string>()
  const walk = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || found.has(chunk.file)) return
    found.add(chunk.file)
    for (const css of chunk.css ?? []) styles.add(css)
    for (const next of chunk.imports ?? []) walk(next)
  }
  walk(file)
  const fresh = (path: string): boolean => !built.includes(path)
  return [
    ...[...styles].filter(fresh).map((path) => `<link rel="stylesheet" href="/${path}">`),
    ...[...found].filter(fresh).map((path) => `<link rel="modulepreload" fetchpriority="low" href="/${path}">`),
  ].join('\n')
}

const addresses = new Set(['@id', 'url', 'item', 'image', 'urlTemplate'])

/** The same with whole addresses in place of paths. */
const whole = (thing: object, publicUrl: string): unknown =>
  JSON.parse(JSON.stringify(thing), (key, value) =>
    addresses.has(key) && typeof value === 'string' && value.startsWith('/') ? publicUrl + value : value,
  )

function meta(
  { title, description, canonical, image = usualImage, jsonLd = [], noindex }: DrawnHead,
  publicUrl: string,
): string {
  const at = (path: string) => new URL(path, publicUrl).href
  const property = (name: string, content: string) => `<meta property="${name}" content="${escaped(content)}">`
  return [
    `<title>${escaped(title)}</title>`,
    `<meta name="robots" content="${noindex ? 'noindex' : 'index'}">`,
    description && `<meta name="description" content="${escaped(description)}">`,
    !noindex && `<link rel="canonical" href="${escaped(at(canonical))}">`,
    property('og:type', 'website'),
    property('og:site_name', 'Spoor'),
    property('og:locale', 'en_ZA'),
    property('og:title', title),
    description && property('og:description', description),
    property('og:url', at(canonical)),
    property('og:image', at(image.path)),
    property('og:image:width', '1200'),
    property('og:image:height', '630'),
    property('og:image:alt', image.alt),
    '<meta name="twitter:card" content="summary_large_image">',
    ...jsonLd.map((thing) => `<script type="application/ld+json">${scriptSafe(whole(thing, publicUrl))}</script>`),
  ]
    .filter(Boolean)
    .join('\n')
}
