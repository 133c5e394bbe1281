import { createHash, createHmac } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { buffer } from 'node:stream/consumers'

export const KEY = 'AKIATEST'
export const SECRET = 'a secret/with+signs'
export const REGION = 'af-south-1'

export type S3StandIn = {
  port: number
  /** What it keeps, by the path of the request. */
  objects: Map<string, Buffer>
  /**
   * Statuses of the next answers, in place of what would be right. 'cut' ends one in the middle of its file, 'drips'
   * gives it byte by byte, and 'stalls' takes hardly anything of what is sent and never answers.
   */
  mishaps: (number | 'cut' | 'drips' | 'stalls')[]
  close(): void
}

/** As much of an S3 server as keeps and gives objects, with the signature of every request checked. */
export async function startS3(): Promise<S3StandIn> {
  const objects = new Map<string, Buffer>()
  const mishaps: S3StandIn['mishaps'] = []
  const server = createServer(async (request, response) => {
    if (mishaps[0] === 'stalls') {
      mishaps.shift()
      return void request.once('data', () => request.pause())
    }
    const body = await buffer(request).catch(() => undefined)
    if (!body) return // Who asked has gone before all of it was sent.
    const path = request.url ?? ''
    const fail = (status: number, code: string) => response.writeHead(status).end(`<Error><Code>${code}</Code></Error>`)
    const mishap = mishaps.shift()
    if (mishap === 'cut') {
      response.writeHead(200, { 'Content-Length': 1_000 }).write('half', () => response.destroy())
      return
    }
    if (mishap === 'drips') return drip(response)
    if (typeof mishap === 'number') return void fail(mishap, 'SlowDown')
    if (!isSigned(request, body)) return void fail(403, 'SignatureDoesNotMatch')
    if (request.method === 'PUT') {
      objects.set(path, body)
      return void response.writeHead(200).end()
    }
    const found = objects.get(path)
    if (!found) return void fail(404, 'NoSuchKey')
    response.writeHead(200, { 'Content-Type': 'image/webp' }).end(found)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const address = server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  const close = (): void => {
    server.close()
    server.closeAllConnections()
  }
  return { port, objects, mishaps, close }
}

/** A large file, a byte at a time, for as long as anybody reads it. */
function drip(response: ServerResponse): void {
  response.writeHead(200, { 'Content-Length': 1_000_000 })
  const timer = setInterval(() => response.write('x'), 10)
  response.once('close', () => clearInterval(timer))
}

const sha256 = (data: string | Buffer): string => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, data: string): Buffer => createHmac('sha256', key).update(data).digest()

/** Signature version 4, as AWS describes it, worked out from the request as it came. */
function isSigned(request: IncomingMessage, body: Buffer): boolean {
  const header = request.headers.authorization ?? ''
  const [, key, date, region, service, signed = '', signature] =
    /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/([^/]+)\/aws4_request, SignedHeaders=([^,]+), Signature=(\w+)$/.exec(
      header,
    ) ?? []
  const content = String(request.headers['x-amz-content-sha256'] ?? '')
  if (key !== KEY || region !== REGION || service !== 's3') return false
  if (content !== 'UNSIGNED-PAYLOAD' && content !== sha256(body)) return false
  const names = signed.split(';')
  if (!names.includes('host') || !names.includes('x-amz-date')) return false
  const url = new URL(request.url ?? '/', 'http://localhost')
  const canonical = [
    request.method,
    url.pathname,
    url.search.slice(1),
    ...names.map((name) => `${name}:${String(request.headers[name]).trim()}`),
    '',
    signed,
    content,
  ].join('\n')
  const scope = `${date}/${region}/s3/aws4_request`
  const text = `AWS4-HMAC-SHA256\n${request.headers['x-amz-date']}\n${scope}\n${sha256(canonical)}`
  const signing = [region, 's3', 'aws4_request'].reduce(hmac, hmac(`AWS4${SECRET}`, date ?? ''))
  return hmac(signing, text).toString('hex') === signature
}
