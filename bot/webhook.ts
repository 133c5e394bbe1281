import express, {
  type ErrorRequestHandler,
  type Request,
  type RequestHandler,
  type Response,
  type Router,
} from 'express'
import type { Context } from '#core/context.ts'
import { recordInbound } from '#core/messaging/inbound/record-inbound.ts'
import { recordStatus } from '#core/messaging/outbound/record-status.ts'
import { counter, duration } from '#core/process/metrics.ts'
import { noteSpan, type Span } from '#core/process/spans.ts'
import { readInChat } from '#core/threads/chat.ts'
import { isFromTwilio } from './twilio/client.ts'
import { readInbound } from './twilio/inbound.ts'
import { readStatus } from './twilio/status.ts'

const received = counter(
  'spoor_webhooks_total',
  'Calls of the Twilio webhooks by what became of them.',
  'webhook',
  'outcome',
)

const answered = duration('spoor_webhook_seconds', 'From a call of a webhook to its answer.', 'webhook')

const reports = counter('spoor_deliveries_total', 'Reports of what became of a message on its way.', 'status')

/** A message has 1,600 characters, which percent-encoding can make nine times as long; the rest leaves room for more. */
const form = express.urlencoded({ extended: false, limit: '256kb', parameterLimit: 500 })

/** Twilio's webhooks. A message is committed before the answer, so Twilio still has what we lose. */
export function webhooks(ctx: Context): Router {
  const router = express.Router()
  const signed = onlyFromTwilio(ctx)
  router.post('/webhooks/twilio/inbound', timed('inbound'), form, signed('inbound'), async (request, response) => {
    const wire = readInbound(request.body)
    const outcome = wire ? ((await recordInbound(ctx, wire)).fresh ? 'kept' : 'repeated') : 'ignored'
    ctx.log.info({ traceId: wire?.messageSid, outcome }, 'message received')
    if (wire)
      noteCall(response, {
        kind: outcome === 'kept' ? 'door' : 'work',
        traceId: wire.messageSid,
        webhook: 'inbound',
        outcome,
      })
    received.inc({ webhook: 'inbound', outcome })
    acknowledge(response)
  })
  router.post('/webhooks/twilio/status', timed('status'), form, signed('status'), async (request, response) => {
    const report = readStatus(request.body, request.query.m)
    const { outcome, read, traceId } = report ? await recordStatus(ctx, report) : { outcome: 'ignored' }
    ctx.log.debug(
      { traceId, outboundId: report?.id, sid: report?.sid, status: report?.status, outcome },
      'delivery reported',
    )
    if (outcome === 'taken' && report) reports.inc({ status: report.status })
    if (traceId) noteCall(response, { kind: 'work', traceId, webhook: 'status', outcome })
    if (read) await readInChat(ctx, read)
    received.inc({ webhook: 'status', outcome })
    acknowledge(response)
  })
  router.use('/webhooks/twilio', whatWentWrong(ctx))
  return router
}

/** Nothing to say; and nothing to compute of it either, as send() would. */
const acknowledge = (response: Response) => response.set('Content-Type', 'text/xml; charset=utf-8').end('<Response/>')

const timed =
  (webhook: string): RequestHandler =>
  (_request, response, next) => {
    const stop = answered.startTimer({ webhook })
    response.locals.began = performance.now()
    response.once('finish', () => stop())
    next()
  }

type Call = Pick<Span, 'kind' | 'traceId'> & { webhook: string; outcome: string }

const noteCall = (response: Response, { kind, traceId, webhook, outcome }: Call): void =>
  noteSpan({ name: `webhook ${webhook}`, kind, traceId, began: response.locals.began, facts: { outcome } })

/** Refuses callers other than Twilio and only counts them. */
const onlyFromTwilio =
  ({ config }: Context) =>
  (webhook: string): RequestHandler =>
  (request, response, next) => {
    const url = `${config.publicUrl}${request.originalUrl}`
    const genuine = isFromTwilio({
      authToken: config.twilio.authToken,
      url,
      signature: request.get('X-Twilio-Signature'),
      params: paramsOf(request),
    })
    if (genuine) return next()
    received.inc({ webhook, outcome: 'forged' })
    response.status(403).end()
  }

const paramsOf = (request: Request): Record<string, unknown> => request.body ?? {}

/** Twilio repeats calls that were answered with 503. */
const whatWentWrong =
  (ctx: Context): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const status: unknown = error?.status
    const theirs = typeof status === 'number' && status >= 400 && status < 500
    received.inc({ webhook: request.path.slice(1), outcome: theirs ? 'malformed' : 'failed' })
    if (!theirs) ctx.log.error({ err: error }, 'webhook not recorded')
    response.status(theirs ? status : 503).end()
  }
