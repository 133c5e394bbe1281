import type { Request, Response } from 'express'
import type { ServedFile } from '#core/threads/files/read-file.ts'

/** Whatever is in a file of somebody's, it runs nothing, embeds nothing and is taken for nothing else. */
const policy = "sandbox; default-src 'none'; style-src 'unsafe-inline'"
/** The content of a file never changes. */
const KEPT_SECONDS = 7 * 24 * 3600

/** Sends a file that one person may read, or the part of it that a player asks for. Documents are only ever saved. */
export function sendFile(
  request: Request,
  response: Response,
  { name, type, kind, bytes }: ServedFile,
  { saves }: { saves: boolean },
): void {
  response.set({
    'Cache-Control': `private, max-age=${KEPT_SECONDS}, immutable`,
    'Content-Security-Policy': policy,
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Accept-Ranges': 'bytes',
  })
  if (saves || kind === 'document') response.attachment(name)
  response.set('Content-Type', type)
  const ranges = request.range(bytes.byteLength)
  if (ranges === -1) {
    response.status(416).set('Content-Range', `bytes */${bytes.byteLength}`).end()
    return
  }
  const [range] = Array.isArray(ranges) && ranges.type === 'bytes' && ranges.length === 1 ? ranges : []
  const part = range ? bytes.subarray(range.start, range.end + 1) : bytes
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${bytes.byteLength}`)
  response.set('Content-Length', String(part.byteLength))
  response.end(request.method === 'HEAD' ? undefined : part)
}
