import { EventEmitter, once } from 'node:events'
import { serve } from '#tests/support/twilio.ts'

export type Asked = { path: string; authorization: string | undefined; body: string }
/** What the model says; a number is the status of an error; 'never' is an answer that does not come. */
export type Said = object | string | number | 'never' | { raw: string }

export type ReaderStandIn = {
  url: string
  asked: Asked[]
  /** One answer each, first come first served; then the last one again. */
  says: Said[]
  /** Resolves once it has been asked so often. */
  askedTimes(count: number): Promise<void>
  close(): Promise<void>
}

/** A small server with the form of chat completions and of transcriptions, which says what it is told to. */
export async function startReader(): Promise<ReaderStandIn> {
  const asked: Asked[] = []
  const heard = new EventEmitter()
  const standIn: ReaderStandIn = {
    url: '',
    asked,
    says: [],
    askedTimes: async (count) => {
      while (asked.length < count) await once(heard, 'asked')
    },
    close: async () => {},
  }
  const { origin, close } = await serve(async (request, response) => {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const path = request.url ?? ''
    asked.push({ path, authorization: request.headers.authorization, body: Buffer.concat(chunks).toString('latin1') })
    heard.emit('asked')
    const said = standIn.says.length > 1 ? standIn.says.shift() : standIn.says[0]
    if (said === 'never') return
    if (typeof said === 'number') return void response.writeHead(said).end('{"error":"busy"}')
    response.writeHead(200, { 'content-type': 'application/json' })
    if (typeof said === 'object' && 'raw' in said) return void response.end(said.raw)
    if (path.endsWith('/audio/transcriptions')) return void response.end(JSON.stringify({ text: said }))
    const content = typeof said === 'string' ? said : JSON.stringify(said)
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content } }] }))
  })
  return Object.assign(standIn, { url: `${origin}/v1`, close })
}
