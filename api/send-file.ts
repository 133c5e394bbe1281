import type { Request, Response } from 'express'
import type { FileAnswer } from '#core/contracts/operations/operation.ts'

/** Whatever is in a file of somebody's, it runs nothing, embeds nothing and is taken for nothing else. */
const fromPeople = {
  'Content-Security-Policy': "sandbox; default-src 'none'; style-src 'unsafe-inline'",
  'Cross-Origin-Resource-Policy': 'same-origin',
  // The content of a file never changes.
  'Cache-Control': `private, max-age=${7 * 24 * 3600}, immutable`,
}
/** What we make of what is there at the moment. */
const fromUs = { 'Cache-Control': 'no-store' }

/** Sends a file that one person may read, or the part of it that a player asks for. */
export function sendFile(request: Request, response: Response, { name, type, bytes, saves, from }: FileAnswer): void {
  response.set({
    ...(from === 'people' ? fromPeople : fromUs),
    'X-Content-Type-Options': 'nosniff',
    'X-Robots-Tag': 'noindex',
    'Accept-Ranges': 'bytes',
  })
  if (saves) response.attachment(name)
  else if (from === 'us') response.set('Content-Disposition', `inline; filename="${name}"`)
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

/** A list to save. */
export const csvFile = ({ name, text }: { name: string; text: string }): FileAnswer => ({
  name,
  type: 'text/csv; charset=utf-8',
  bytes: Buffer.from(text),
  saves: true,
  from: 'us',
})

type Sent = { name: string; type: string; kind: string; bytes: Uint8Array }

/** A file that somebody sent. Documents are only ever saved. */
export const sentFile = ({ kind, ...file }: Sent, { save }: { save?: string | undefined } = {}): FileAnswer => ({
  ...file,
  saves: save !== undefined || kind === 'document',
  from: 'people',
})
