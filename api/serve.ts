import { hash } from 'node:crypto'
import express, { type Request, type RequestHandler, type Response, type Router } from 'express'
import { withWhoWasFirst } from '#core/audit/read-audit.ts'
import { type Visitor, whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { FileAnswer } from '#core/contracts/operations/operation.ts'
import { Refusal } from '#core/errors.ts'
import { holderOf } from '#core/integrations/keys.ts'
import { type Answer, once } from '#core/once.ts'
import { duration } from '#core/process/metrics.ts'
import { AS_ACCOUNT } from '#core/rules/website/as-account.ts'
import { readBody, readFile } from './body.ts'
import { browserOf, clientOf } from './browser.ts'
import { whileImpersonating, withoutDrivers } from './impersonation.ts'
import { requestIdOf } from './problem.ts'
import { countAccount, countAddress } from './rate-limit.ts'
import type { Endpoint, Freshness, Ready } from './route.ts'
import { sendFile } from './send-file.ts'

/**
 * Serves the endpoints; a known path refuses other methods with 405. A request is compared only with paths that begin
 * as its own does, because there are hundreds.
 */
export function serveEndpoints(ctx: Context, endpoints: readonly Endpoint[]): RequestHandler {
  const routers = new Map(
    [...Map.groupBy(endpoints, ({ path }) => beginning(path))].map(([name, some]) => [name, routerOf(ctx, some)]),
  )
  return (request, response, next) => {
    const router = routers.get(beginning(request.path))
    if (router) router(request, response, next)
    else next()
  }
}

const beginning = (path: string): string => path.split('/')[1] ?? ''

function routerOf(ctx: Context, endpoints: readonly Endpoint[]): Router {
  const router = express.Router({ caseSensitive: true })
  const paths = [...Map.groupBy(endpoints, (one) => one.path)].sort(([one], [other]) =>
    named(one) < named(other) ? -1 : 1,
  )
  for (const [path, here] of paths) {
    const handlers = router.route(path)
    for (const endpoint of here) handlers[endpoint.method](serve(ctx, endpoint))
    handlers.all(otherMethod(here.map(({ method }) => method.toUpperCase()).join(', ')))
  }
  return router
}

/** A path with a fixed name comes before one with a :name in the same place. */
const named = (path: string): string => path.replaceAll(':', '\uffff')

const otherMethod =
  (allowed: string): RequestHandler =>
  (request, response) => {
    response.set('Allow', allowed)
    if (request.method === 'OPTIONS') response.status(204).end()
    else throw new Refusal('METHOD_NOT_ALLOWED', `Only ${allowed} is possible here.`, 405)
  }

const answers = duration('spoor_api_seconds', 'From a request of the API to its answer.', 'operation', 'status')

/** Limit, authenticate, parse, call, present. */
const serve =
  (ctx: Context, endpoint: Endpoint): RequestHandler =>
  async (request, response) => {
    const answered = answers.startTimer({ operation: endpoint.key })
    response.locals.operation = endpoint.key
    response.once('finish', () => answered({ status: String(response.statusCode) }))
    const client = clientOf(request)
    await countAddress(ctx, endpoint, client)
    const browser = browserOf(ctx, request, response)
    const holder = endpoint.access.byKey ? await holderOf(ctx, request.get('Authorization')) : undefined
    const visitor =
      endpoint.caches || endpoint.access.byKey
        ? undefined
        : whileImpersonating(endpoint, await whoIs(ctx, browser.token))
    if (!endpoint.session && !endpoint.access.byKey) checkAccount(request, visitor)
    const caller = holder ? `key:${holder.keyId}` : visitor?.account.id
    if (caller) await countAccount(ctx, endpoint, caller)
    const { params, query } = request
    const ready = await endpoint.ready({
      visitor,
      holder,
      client,
      browser,
      params,
      query,
      body: () => readBody(request, response, endpoint.bodyLimit),
      file: (maxBytes, tooLarge) => readFile(request, response, maxBytes, tooLarge),
    })
    const key = endpoint.idempotent ? keyOf(request) : undefined
    const whose = holder ? `key:${holder.keyId}` : visitor ? `account:${visitor.account.id}` : 'guest'
    const here = {
      ...ctx,
      traceId: requestIdOf(response),
      asker: { address: client.address, userAgent: client.userAgent },
    }
    if (endpoint.gives) return sendFile(request, response, (await ready.call(here)) as FileAnswer)
    const answering: Promise<Answer & { again?: boolean }> =
      key === undefined
        ? made(here, endpoint, ready, visitor?.account.looking && withoutDrivers)
        : madeOnce(here, endpoint, ready, whose, key)
    const { again = false, ...answer } = await answering.catch(async (error: unknown) => {
      throw endpoint.access.area
        ? await withWhoWasFirst(ctx, visitor?.contactId, Object.values(params).flat()[0], error)
        : error
    })
    if (again) response.set('Idempotency-Replayed', 'true')
    present(request, response, endpoint.caches, answer)
    logAnswer(ctx, endpoint, response)
  }

/** What changes something is worth a line in production; reading is not. */
function logAnswer({ log }: Context, { key, method }: Endpoint, response: Response): void {
  const level = method === 'get' ? 'debug' : 'info'
  log[level]({ traceId: requestIdOf(response), endpoint: key, status: response.statusCode }, 'answered')
}

/** Refuses a change from a page that shows somebody who is not signed in any more. Throws SIGN_IN_REQUIRED. */
function checkAccount(request: Request, visitor: Visitor | undefined): void {
  const shown = request.get(AS_ACCOUNT)
  if (shown !== undefined && shown !== visitor?.account.id)
    throw new Refusal('SIGN_IN_REQUIRED', 'Your session has ended. Please sign in again, or go on as a guest.', 401)
}

type Hides = (name: string, value: unknown) => unknown

async function made(ctx: Context, { success }: Endpoint, { call }: Ready, hides?: Hides): Promise<Answer> {
  const answer = await call(ctx)
  return { status: success, answer: answer === undefined ? '' : JSON.stringify(answer, hides) }
}

const madeOnce = (ctx: Context, endpoint: Endpoint, ready: Ready, actor: string, key: string) =>
  once(ctx, { actor, endpoint: endpoint.key, key }, ready.input, (ctx) => made(ctx, endpoint, ready))

export const KEY_FORM = '^[A-Za-z0-9._:-]{16,100}$'
const keyForm = new RegExp(KEY_FORM)

/** So long that no two clients choose the same key by chance. */
function keyOf(request: Request): string | undefined {
  const key = request.get('Idempotency-Key')
  if (key === undefined || keyForm.test(key)) return key
  throw new Refusal('INVALID', 'Please check what you entered.', 400, {
    'Idempotency-Key': 'Must be 16 to 100 letters, digits or . _ : - such as a uuid',
  })
}

const controls: Record<Freshness, string> = { 'each time': 'public, no-cache', 'an hour': 'public, max-age=3600' }

/** A private answer is not cached; a public one is sent again only if it has changed. */
export function present(
  request: Request,
  response: Response,
  caches: Freshness | undefined,
  { status, answer }: Answer,
  type = 'application/json',
): void {
  const bytes = Buffer.from(answer)
  response.status(status).set('Cache-Control', caches ? controls[caches] : 'no-store')
  if (caches) response.set('ETag', `"${hash('sha256', bytes, 'base64url')}"`)
  if (caches && request.fresh) return void response.status(304).end()
  if (answer) response.set({ 'Content-Type': `${type}; charset=utf-8`, 'Content-Length': String(bytes.length) })
  response.end(bytes)
}
