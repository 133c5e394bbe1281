import { createHash } from 'node:crypto'
import { copyFileSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, RequestHandler, Response } from 'express'

const packBrotli = promisify(brotliCompress)
const packGzip = promisify(gzip)
/** A higher quality takes longer to pack than it saves on the way. */
const BROTLI_QUALITY = 5

type Page = {
  status: number
  html: string
  /** Who may keep it: nobody keeps what somebody's own answers stand in. */
  keeps: 'everybody' | 'the browser' | 'nobody'
}

const controls: Record<Page['keeps'], string> = {
  everybody: 'public, no-cache',
  'the browser': 'private, no-cache',
  nobody: 'no-store',
}

/** A browser always asks again, and the page is sent only if it has changed. */
export async function presentPage(request: Request, response: Response, { status, html, keeps }: Page): Promise<void> {
  response.status(status).set({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': controls[keeps],
    Vary: 'Accept-Encoding',
    ETag: `W/"${createHash('sha256').update(html).digest('base64url')}"`,
  })
  if (status === 200 && request.fresh) return void response.status(304).end()
  const encoding = request.acceptsEncodings('br', 'gzip')
  if (encoding === 'br' || encoding === 'gzip') response.set('Content-Encoding', encoding)
  if (encoding === 'br')
    response.end(await packBrotli(html, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }))
  else if (encoding === 'gzip') response.end(await packGzip(html))
  else response.end(html)
}

const KEPT_MS = 24 * 3_600_000
/** The time of a kept file is the moment until which it is served. */
const forAsLongAsItIsBuilt = new Date('2100-01-01T00:00:00Z')

/**
 * Keeps the code and styles of this build in DATA_DIR, so that the next build can serve them for another day to pages
 * that were opened before a deploy. Returns the folder to serve if the build lacks a file.
 */
export function keepAssets(dataDir: string, built: string, now: Date): string {
  const kept = join(dataDir, 'website')
  const [from, to] = [join(built, 'assets'), join(kept, 'assets')]
  mkdirSync(to, { recursive: true })
  const current = new Set(readdirSync(from))
  for (const name of current) {
    copyOnce(join(from, name), join(to, name))
    utimesSync(join(to, name), now, forAsLongAsItIsBuilt)
  }
  for (const name of readdirSync(to)) if (!current.has(name)) retire(join(to, name), now)
  return kept
}

/** Its name says what is in it. A file that stands there is left alone, for other processes may serve or keep it now. */
function copyOnce(from: string, to: string): void {
  const there = statSync(to, { throwIfNoEntry: false })
  if (there?.size !== statSync(from).size) copyFileSync(from, to)
}

/** Several processes may do this at once. */
function retire(file: string, now: Date): void {
  const until = statSync(file, { throwIfNoEntry: false })?.mtime
  if (until && until < now) rmSync(file, { force: true })
  else if (until && until.getTime() === forAsLongAsItIsBuilt.getTime())
    utimesSync(file, now, new Date(now.getTime() + KEPT_MS))
}

/** GET /sw.js: the service worker. It carries the name of this build, so that browsers notice a new one. */
export function serviceWorker(folder: string): RequestHandler {
  const files = ['index.html', 'manifest.json'].map((name) => readFileSync(join(folder, name)))
  const build = createHash('sha256').update(Buffer.concat(files)).digest('base64url').slice(0, 16)
  const script = readFileSync(join(folder, 'sw.js'), 'utf8').replace("'BUILD'", JSON.stringify(build))
  return (_, response) => void response.set('Cache-Control', 'no-cache').type('text/javascript').send(script)
}
