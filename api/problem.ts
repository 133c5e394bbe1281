import { randomUUID } from 'node:crypto'
import type { ErrorRequestHandler } from 'express'
import { ZodError } from 'zod'
import type { Context } from '#core/context.ts'
import { Refusal } from '#core/errors.ts'

/** The one place that turns an error into an answer: {code, message, fields?, requestId}. */
export const problems =
  (ctx: Context): ErrorRequestHandler =>
  (error, _request, response, next) => {
    if (response.headersSent) return next(error)
    const requestId = randomUUID()
    const { status, body } = answerTo(error)
    if (status >= 500) ctx.log.error({ err: error, requestId }, 'request failed')
    response.status(status).json({ ...body, requestId })
  }

function answerTo(error: unknown): {
  status: number
  body: { code: string; message: string; fields?: Record<string, string> }
} {
  if (error instanceof Refusal)
    return {
      status: error.status,
      body: { code: error.code, message: error.message, ...(error.fields ? { fields: error.fields } : {}) },
    }
  if (error instanceof ZodError) {
    const fields = Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]))
    return { status: 400, body: { code: 'INVALID', message: 'Please check what you entered.', fields } }
  }
  const status = statusOf(error)
  if (status < 500) return { status, body: { code: 'BAD_REQUEST', message: 'The request could not be read.' } }
  return { status: 500, body: { code: 'FAILED', message: 'Something went wrong' } }
}

const statusOf = (error: unknown): number => {
  const status = error instanceof Error && 'status' in error ? error.status : undefined
  return typeof status === 'number' && status >= 400 && status < 500 ? status : 500
}
