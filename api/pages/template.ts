import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawn, DrawnHead } from '#core/contracts/drawn-page.ts'
import type { SiteSettings } from '#core/contracts/site.ts'
import { escaped } from '#core/rules/website/escaped.ts'

type Page = Extract<Drawn, { kind: 'page' }>
type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; css?: string[] }
type Manifest = Readonly<Record<string, Chunk>>

const usualImage = {
  path: '/og.png',
  alt: 'A tyre sidewall lettered 205/55 R16 91V beside the words: Tyres, fitted, near you',
}

/**
 * Fills what was drawn into the page that Vite wrote; `styles` are the hashes of the style elements in it. Throws when the
 * web is not built.
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
  const { template, sheets: inPage, styles, code } = taken(readFileSync(join(folder, 'index.html'), 'utf8'), folder)
  const manifest: Manifest = JSON.parse(readFileSync(join(folder, 'manifest.json'), 'utf8'))
  const known = data('settings', settings)
  const fill = ({ html, data: read, head, file, parts }: Page, says?: string): string => {
    const page = chunksOf(manifest, [...behind(manifest, file), ...parts, file])
    const [first, ...base] = code
    const files = data('code', [...new Set([...base, ...page.code, first])])
    const drawn = parts.length > 0 ? data('parts', parts) : ''
    const sheets = page.styles
      .filter((path) => !inPage.includes(path))
      .map((path) => `<link rel="stylesheet" href="${path}">`)
    return [
      [
        '<!--head-->',
        [meta(head, publicUrl), ...sheets, known, files, drawn, `<script type="module">${loader}</script>`].join('\n'),
      ],
      ['<!--stopped-->', says ? strip(says) : ''],
      ['<!--page-->', html],
      ['<!--data-->', data('data', read)],
    ].reduce((whole, [mark, part]) => whole.replace(mark ?? '', () => part ?? ''), template)
  }
  return { fill, styles, scripts: [hashOf(loader)] }
}

/**
 * The page with its style sheet in it, so that nothing has to be fetched before it can be painted, and without its
 * code, which is told apart: the first file is where it begins, and is run last.
 */
function taken(page: string, folder: string): { template: string; sheets: string[]; styles: string[]; code: string[] } {
  const sheets: string[] = []
  const styles: string[] = []
  const code: string[] = []
  const template = page
    .replace(/<link rel="stylesheet"[^>]* href="\/([^"]+)">/g, (_, path: string) => {
      const css = readFileSync(join(folder, path), 'utf8').trim()
      sheets.push(`/${path}`)
      styles.push(hashOf(css))
      // The link is never fetched: it tells code that comes later that its styles are here.
      return `<style>${css}</style><link rel="stylesheet" href="/${path}" disabled>`
    })
    .replace(
      /<(?:script type="module"|link rel="modulepreload")[^>]* (?:src|href)="([^"]+)">(?:<\/script>)?/g,
      (_, path: string) => {
        code.push(path)
        return ''
      },
    )
  return { template, sheets, styles, code }
}

/** As a policy names what may stand in the page itself. */
const hashOf = (text: string): string => `'sha256-${createHash('sha256').update(text).digest('base64')}'`

/** A page without words is not painted before its code has run. */
const PAINTED_BY_MS = 200
const PICTURES_BY_MS = 500
const SAID_AFTER_MS = 10_000

/**
 * Keeps what is typed, ticked or picked before the page's code is here, the newest last, for
 * web/lib/code/early-changes.ts. Afterwards, what is picked without a touch before, as by autofill, stays picked: at the
 * first of its two events React may take the control over and put its own state back.
 *
 * Gets the code, all of it at once, when the page has been painted and its first picture is here: until then the line
 * belongs to the page. It is fetched before it is run, for most browsers never again ask for a module that was lost
 * once; and again until it is here, which is said when it takes long. Runs the files one by one, so that a tap is never
 * behind more than one. What cannot be run though it was fetched needs another page.
 */
const loader = `
const of=new Map()
const hear=event=>{
const {target}=event
event.stopImmediatePropagation()
of.delete(target)
of.set(target,/^(checkbox|radio)$/.test(target.type)?target.checked:target.value)
}
for(const type of ['input','change'])addEventListener(type,hear,true)
window.earlyChanges={of,end:()=>{for(const type of ['input','change'])removeEventListener(type,hear,true);of.clear()}}
let picked,value
addEventListener('input',({target})=>{picked=target instanceof HTMLSelectElement&&target;value=picked&&target.value},true)
addEventListener('change',({target})=>{if(target===picked)target.value=value;picked=undefined},true)
const after=ms=>new Promise(done=>setTimeout(done,ms))
const painted=new Promise(done=>{
new PerformanceObserver(done).observe({type:'paint',buffered:true})
requestAnimationFrame(()=>setTimeout(done,${PAINTED_BY_MS}))
})
const pictures=()=>[...document.querySelectorAll('img[fetchpriority=high]')].map(one=>one.decode().catch(()=>{}))
await painted
await Promise.race([Promise.all(pictures()),after(${PICTURES_BY_MS})])
let again=()=>{},said
const say=()=>{
if(said)return
said=document.createElement('p')
said.role='status'
said.className='fixed inset-x-0 bottom-0 z-40 max-md:bottom-[calc(4rem+env(safe-area-inset-bottom))] flex items-center justify-between gap-2 bg-ink py-1 pr-2 pl-4 text-paper'
const button=document.createElement('button')
button.className='min-h-11 px-4 font-semibold'
button.textContent='Try again'
button.onclick=()=>again()
said.append('This page has not loaded fully, so parts of it do not answer yet. We keep trying.',button)
document.body.append(said)
}
const asked=()=>new Promise(done=>{again=done;addEventListener('online',done,{once:true})})
const late=setTimeout(say,${SAID_AFTER_MS})
const files=JSON.parse(document.getElementById('code').textContent)
const missing=new Set(files)
const get=async file=>{const answer=await fetch(file);await answer.arrayBuffer();if(answer.ok)missing.delete(file)}
for(let tries=1;missing.size;tries++){
await Promise.allSettled([...missing].map(get))
if(!missing.size)break
if(tries>2)say()
await Promise.race([after(Math.min(tries,10)*500),asked()])
}
clearTimeout(late)
try{
for(const file of files){await import(file);await after()}
said?.remove()
}catch{
say()
await asked()
location.reload()
}
`

/** A script element with data in it is never run. */
const data = (id: string, value: unknown): string =>
  `<script type="application/json" id="${id}">${scriptSafe(value)}</script>`

const scriptSafe = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c')

/** A visitor's first code does not tell what most pages need: theirs is found through one of these files. */
const behind = (manifest: Manifest, file: string): readonly string[] =>
  ['app/console/code.ts', 'app/further-pages.ts'].filter((one) => manifest[one]?.dynamicImports?.includes(file))

/** The code and styles of these files, by their addresses; each file of code behind those that it needs. */
function chunksOf(manifest: Manifest, files: readonly string[]): { code: string[]; styles: string[] } {
  const walked = new Set<string>()
  const code = new Set<string>()
  const styles = new Set<string>()
  const walk = (name: string): void => {
    const chunk = manifest[name]
    if (!chunk || walked.has(name)) return
    walked.add(name)
    for (const next of chunk.imports ?? []) walk(next)
    code.add(`/${chunk.file}`)
    for (const css of chunk.css ?? []) styles.add(`/${css}`)
  }
  for (const file of files) walk(file)
  return { code: [...code], styles: [...styles] }
}

/** Over the page, and not of it: what is stopped is the same on every page, and takes no code to say. */
const strip = (words: string): string =>
  `<p role="status" class="border-line border-b bg-accent-wash px-4 py-2 text-accent-ink text-sm print:hidden">${escaped(words)}</p>`

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
