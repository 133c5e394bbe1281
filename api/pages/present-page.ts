import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import type { Request, Response } from 'express'

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
