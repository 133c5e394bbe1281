import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Logger } from 'pino'
import { shown } from './metrics.ts'

/** Resolves while the part is fit for work, and throws when it is not. */
export type Check = () => Promise<unknown>

export type Health = {
  /** Without these the process is of no use. */
  required: Record<string, Check>
  /** Without these everything still works, only slower. */
  optional: Record<string, Check>
  /** Set once everything is open; nothing is checked before. */
  started: boolean
  draining: () => boolean
  /** What the owners have stopped; the process stays in service. */
  stopped: readonly string[]
  log: Logger
}

export const makeHealth = (log: Logger, draining: () => boolean): Health => ({
  required: {},
  optional: {},
  started: false,
  draining,
  stopped: [],
  log,
})

const CHECK_LIMIT_MS = 3_000

/**
 * Answers GET /healthz (the process lives), /readyz (its checks pass and it does not drain) and /metrics. It serves
 * node:http and Express; other requests go on to `next`, or get 404.
 */
export function healthHandler(health: Health) {
  const failing = new Set<string>()
  const answers: Record<string, (response: ServerResponse) => Promise<void>> = {
    '/healthz': async (response) => json(response, 200, { status: 'ok' }),
    '/readyz': async (response) => ready(response, health, failing),
    '/metrics': async (response) => {
      const { type, text } = await shown()
      response.setHeader('Content-Type', type)
      response.end(text)
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

/** Each check by its name, as /readyz tells it. */
export async function results(health: Health): Promise<Record<string, 'ok' | 'failed'>> {
  const checks = Object.entries({ ...health.required, ...health.optional })
  const run = async ([name, check]: [string, Check]): Promise<Result> => {
    try {
      await within(CHECK_LIMIT_MS, check())
      return [name, 'ok']
    } catch {
      return [name, 'failed']
    }
  }
  return Object.fromEntries(await Promise.all(checks.map(run)))
}

type Result = readonly [name: string, result: 'ok' | 'failed']

/** 200 while the process may get work. Degraded also means 200, because the process stays in service. */
async function ready(response: ServerResponse, health: Health, failing: Set<string>): Promise<void> {
  if (!health.started && !health.draining()) return json(response, 503, { status: 'starting', checks: {} })
  const run = (checks: Record<string, Check>): Promise<Result[]> =>
    Promise.all(Object.entries(checks).map(([name, check]) => tried(name, check, health.log, failing)))
  const [required, optional] = await Promise.all([run(health.required), run(health.optional)])
  const allOk = (results: readonly Result[]) => results.every(([, result]) => result === 'ok')
  const fit = allOk(required) ? (allOk(optional) ? 'ok' : 'degraded') : 'failed'
  const status = health.draining() ? 'draining' : fit
  const checks = Object.fromEntries([...required, ...optional])
  const stopped = health.stopped.length > 0 ? { stopped: health.stopped } : {}
  json(response, status === 'ok' || status === 'degraded' ? 200 : 503, { status, checks, ...stopped })
}

/** A monitor asks every few seconds, so only a change is logged. */
async function tried(name: string, check: Check, log: Logger, failing: Set<string>): Promise<Result> {
  try {
    await within(CHECK_LIMIT_MS, check())
    if (failing.delete(name)) log.info({ check: name }, 'well again')
    return [name, 'ok']
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    if (!failing.has(name)) log.warn({ check: name, why }, 'not ready')
    failing.add(name)
    return [name, 'failed']
  }
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
