import { createServer } from 'node:http'
import { json } from 'node:stream/consumers'
import { z } from 'zod'
import { makeLog } from '#core/process/log.ts'
import { startSpans } from '#core/process/open-context.ts'

const Fact = z.object({ key: z.string(), value: z.record(z.string(), z.unknown()) })
const Sent = z.object({
  name: z.string(),
  kind: z.number(),
  traceId: z.string(),
  spanId: z.string(),
  parentSpanId: z.string().optional(),
  startTimeUnixNano: z.string(),
  endTimeUnixNano: z.string(),
  attributes: z.array(Fact),
  status: z.object({ code: z.number().optional() }),
})
export type SentSpan = z.infer<typeof Sent>
const Request = z.object({
  resourceSpans: z.array(
    z.object({
      resource: z.object({ attributes: z.array(Fact) }),
      scopeSpans: z.array(z.object({ spans: z.array(Sent) })),
    }),
  ),
})

export type Collector = {
  url: string
  headers: Record<string, unknown>[]
  /** What came over the wire. */
  bodies: string[]
  spans(): SentSpan[]
  /** Tells it of everything so far, and of nothing more. */
  close(): Promise<void>
}

/** A tracing system that takes OTLP over HTTP, and a product that tells it of its spans from now on. */
export async function startCollector(): Promise<Collector> {
  const [headers, bodies]: [Collector['headers'], string[]] = [[], []]
  const server = createServer(async (request, response) => {
    if (request.url !== '/v1/traces') return void response.writeHead(404).end()
    headers.push(request.headers)
    bodies.push(JSON.stringify(await json(request)))
    response.writeHead(200, { 'Content-Type': 'application/json' }).end('{}')
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const url = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`
  const ends: (() => Promise<unknown>)[] = []
  await startSpans({
    name: 'api',
    log: makeLog({ logLevel: 'silent' }),
    config: { otlp: { url, headers: { 'x-key': 'for the collector' } } },
    drain: { add: (_, end) => void ends.push(end) },
  })
  return {
    url,
    headers,
    bodies,
    spans: () =>
      bodies
        .flatMap((body) => Request.parse(JSON.parse(body)).resourceSpans)
        .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans)),
    close: async () => {
      for (const end of ends) await end()
      server.close()
    },
  }
}
