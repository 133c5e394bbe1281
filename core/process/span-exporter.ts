import { createHash, randomBytes } from 'node:crypto'
import { DiagLogLevel, diag, ROOT_CONTEXT, SpanKind, SpanStatusCode, TraceFlags, trace } from '@opentelemetry/api'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import { BatchSpanProcessor, type IdGenerator, TracerProvider } from '@opentelemetry/sdk-trace'
import type { Logger } from 'pino'
import type { OtlpSettings } from '../config.ts'
import { recordSpans, type Span } from './spans.ts'

/** A server that does not answer holds up the end of the process for no longer. */
const TIMEOUT_MS = 3_000
const kinds = { door: SpanKind.SERVER, work: SpanKind.INTERNAL, send: SpanKind.CLIENT }

/**
 * Sends spans by OTLP over HTTP, as JSON, many at once. What the server does not take in time is dropped. Returns what
 * ends it.
 */
export function exportSpans(service: string, { url, headers }: OtlpSettings, log: Logger): () => Promise<void> {
  const complain = (why: string): void => log.warn({ why }, 'spans were not taken')
  complainTo(complain)
  const door: Door = { ids: undefined }
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ 'service.namespace': 'spoor', 'service.name': service }),
    idGenerator: idsOf(door),
    spanProcessors: [
      new BatchSpanProcessor({
        exporter: new OTLPTraceExporter({ url: `${url}/v1/traces`, headers, timeoutMillis: TIMEOUT_MS }),
        exportTimeoutMillis: TIMEOUT_MS,
      }),
    ],
  })
  const tracer = provider.getTracer('spoor')
  recordSpans(({ name, kind, traceId: id, began, failed, facts }: Span): void => {
    const ids = idsFrom(id)
    const attributes = { ...facts, 'spoor.trace_id': id }
    const startTime = performance.timeOrigin + began
    door.ids = kind === 'door' ? ids : undefined
    const above = trace.setSpanContext(ROOT_CONTEXT, { ...ids, traceFlags: TraceFlags.SAMPLED, isRemote: true })
    const span = tracer.startSpan(
      name,
      { kind: kinds[kind], startTime, attributes },
      kind === 'door' ? ROOT_CONTEXT : above,
    )
    if (failed) span.setStatus({ code: SpanStatusCode.ERROR })
    span.end(performance.timeOrigin + performance.now())
  })
  return async () => {
    recordSpans(undefined)
    await provider.shutdown().catch((error: Error) => complain(error.message))
  }
}

type Ids = { traceId: string; spanId: string }
/** The ids of the door that is being recorded. */
type Door = { ids: Ids | undefined }

/** Every process makes the same ids of one id of the log, so that what follows stands below its door. */
export function idsFrom(id: string): Ids {
  const digits = id.replace(/^SM|-/g, '').toLowerCase()
  const hash = createHash('sha256').update(id).digest('hex')
  return { traceId: /^[0-9a-f]{32}$/.test(digits) ? digits : hash.slice(0, 32), spanId: hash.slice(32, 48) }
}

const idsOf = (door: Door): IdGenerator => ({
  generateTraceId: () => door.ids?.traceId ?? randomBytes(16).toString('hex'),
  generateSpanId: () => door.ids?.spanId ?? randomBytes(8).toString('hex'),
})

function complainTo(complain: (why: string) => void): void {
  const nothing = (): void => {}
  const logger = { error: complain, warn: nothing, info: nothing, debug: nothing, verbose: nothing }
  diag.setLogger(logger, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
}
