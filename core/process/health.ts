import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { registry } from './metrics.ts'

/** Resolves while the part is fit for work, and throws when it is not. */
export type Check = () => Promise<unknown>
export type Health = { checks: Readonly<Record<string, Check>>; log: Logger; draining: () => boolean }

const CHECK_LIMIT_MS = 3_000

/**
 * Answers GET /healthz (the process lives), /readyz (its checks pass and it does not drain) and /metrics. Hangs on a
 * server of node:http as well as on Express; anything else goes on to `next`, or is not found.
 */
export function healthHandler(health: Health) {
  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/healthz': async (response) => json(response, 200, { status: 'ok' }),
    '/readyz': async (response) => ready(response, health),
    '/metrics': async (response) => {
      response.setHeader('Content-Type', registry.contentType)
      response.end(await registry.metrics())
    },
  }
  return (request: IncomingMessage, response: ServerResponse, next?: () => void): void => {
    const path = (request.url ?? '').split('?')[0] ?? ''
    const answer = ['GET', 'HEAD'].includes(request.method ?? '') && Object.hasOwn(answers, path) && answers[path]
    if (answer) {
      answer(response).catch((error: unknown) => {
        health.log.error({ err: error, path }, 'health not told')
        json(response, 500, { status: 'failed' })
      })
    } else if (next) next()
    else json(response, 404, { status: 'not found' })
  }
}

async function ready(response: ServerResponse, { checks, log, draining }: Health): Promise<void> {
  const results = await Promise.all(
    Object.entries(checks).map(async ([name, check]) => {
      try {
        await within(CHECK_LIMIT_MS, check())
        return [name, 'ok'] as const
      } catch (error) {
        log.warn({ err: error, check: name }, 'not ready')
        return [name, 'failed'] as const
      }
    }),
  )
  const status = draining() ? 'draining' : results.every(([, result]) => result === 'ok') ? 'ok' : 'failed'
  json(response, status === 'ok' ? 200 : 503, { status, checks: Object.fromEntries(results) })
}

async function within(limitMs: number, work: Promise<unknown>): Promise<void> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer in ${limitMs} ms`)), limitMs)
  })
  await Promise.race([work, late]).finally(() => clearTimeout(timer))
}

function json(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json', 'Cache-Control': 'no-store' })
  response.end(JSON.stringify(body))
}
