import { randomUUID } from 'node:crypto'
import type { ErrorRequestHandler, Request, RequestHandler, Response } from 'express'
import { ZodError } from 'zod'
import type { Context } from '#core/context.ts'
import type { Problem } from '#core/contracts/problem.ts'
import { isConnectionError, Refusal, StoreAway } from '#core/errors.ts'
import { noteSpan } from '#core/process/spans.ts'
import { fieldsOf, invalid } from './body.ts'

const header = 'X-Request-Id'

/** Every request gets an id, which the answer and the log both name. */
export const requestIds: RequestHandler = (request, response, next) => {
  const began = performance.now()
  response.set(header, randomUUID())
  response.once('close', () => noteRequest(request, response, began))
  next()
}

/** The route stands for the address, which may hold what opens something. Webhooks tell of themselves. */
function noteRequest(request: Request, response: Response, began: number): void {
  if (request.originalUrl.startsWith('/webhooks/')) return
  noteSpan({
    name: response.locals.operation ?? `${request.method} ${request.route?.path ?? '(file)'}`,
    kind: 'door',
    traceId: requestIdOf(response),
    began,
    failed: response.statusCode >= 500,
    facts: { 'http.request.method': request.method, 'http.response.status_code': response.statusCode },
  })
}

export const requestIdOf = (response: Response): string => response.get(header) ?? ''

/** The one place that turns an error into an answer: {code, message, fields?, requestId}. */
export const problems =
  (ctx: Context): ErrorRequestHandler =>
  (error, request, response, next) => {
    if (response.headersSent) return next(error)
    const requestId = requestIdOf(response)
    const refusal = refusalOf(error)
    const { code, status, message, fields } = refusal ?? problemOf(error)
    const asked = { traceId: requestId, method: request.method, path: pathOf(request), from: networkOf(request.ip) }
    if (refusal) ctx.log.info({ ...asked, status, problem: code }, 'request refused')
    else ctx.log.error({ err: error, ...asked }, 'request failed')
    // The header says when another try is worth it.
    const wait = fields?.retryAfter ?? (status === 503 ? SECONDS_AWAY : undefined)
    if (wait) response.set('Retry-After', wait)
    const body: Problem = { code, message, ...(fields && { fields }), requestId }
    response.status(status).set('Cache-Control', 'no-store').type('json').end(JSON.stringify(body))
  }

/** The path without its query, and without keys: private links and other long words of letters and digits. */
const pathOf = ({ originalUrl }: Request): string =>
  (originalUrl.split('?')[0] ?? '').slice(0, 200).replace(/(?<=\/)(?=[^/]*\d)[\w.~-]{20,}/g, '…')

/** The network of an address, which tells an attack from a mistake without telling who it was. */
export function networkOf(address: string | undefined): string | undefined {
  const plain = address?.replace(/^::ffff:/, '')
  if (plain === undefined || !plain.includes(':')) return plain?.replace(/\d+$/, '…')
  return `${plain.split(':').slice(0, 3).join(':')}:…`
}

/** A restart of the database takes about as long. */
const SECONDS_AWAY = '5'

const unavailable = {
  code: 'UNAVAILABLE',
  status: 503,
  message: 'This does not work right now. Please try again in a moment.',
  fields: undefined,
}
const storeAway = {
  code: 'FILES_UNAVAILABLE',
  status: 503,
  message: 'Pictures and files cannot be saved or opened right now. Please try again in a few minutes.',
  fields: undefined,
}
const failure = { code: 'FAILED', status: 500, message: 'Something went wrong', fields: undefined }

/** What is said of a failure of ours. */
function problemOf(error: unknown) {
  if (error instanceof StoreAway) return storeAway
  return isConnectionError(error) ? unavailable : failure
}

/** The refusal of a request that is wrong; undefined if the failure is ours. */
function refusalOf(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error
  if (error instanceof ZodError) return invalid(fieldsOf(error, 'request'))
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  if (typeof status !== 'number' || status < 400 || status >= 500) return undefined
  if (status === 413) return new Refusal('TOO_LARGE', 'This is more than we can take in one request.', 413)
  if (status === 415) return new Refusal('NOT_JSON', 'Please send JSON in UTF-8, not packed.', 415)
  return new Refusal('BAD_REQUEST', 'The request could not be read.', 400)
}
