import type { z } from 'zod'
import type { Actor, KeyHolder } from '#core/actor.ts'
import type { Client } from '#core/auth/limits.ts'
import type { Visitor } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { Operation, SuccessOf, SuccessStatus } from '#core/contracts/operations/operation.ts'
import { type OperationKey, operations } from '#core/contracts/operations.ts'
import { Refusal } from '#core/errors.ts'
import { pushDesk } from '#core/realtime.ts'
import type { AdminArea } from '#core/rules/admin/admin-areas.ts'
import { type AccessRule, actorOf } from './access.ts'
import { type Parsed, parsed } from './body.ts'
import type { Browser } from './browser.ts'
import type { RateLimit } from './rate-limit.ts'

const methods = ['get', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

const successes: readonly SuccessStatus[] = [200, 201, 202, 204]

/** The return value of a handler: the answer of the success, as it goes over the wire. */
export type Answer<O extends Operation> = SuccessOf<O> extends infer S extends z.ZodType ? z.input<S> : never

/** The input of a handler: who asks, and the request, parsed by the contract. */
export type HandlerInput<V, O extends Operation> = {
  ctx: Context
  actor: Actor
  visitor: V
  client: Client
  browser: Browser
  params: Parsed<O, 'params'>
  query: Parsed<O, 'query'>
  body: Parsed<O, 'body'>
  /** The file, which is read when it is asked for: whoever may not send it is refused before. */
  file: () => Promise<Uint8Array>
}

/**
 * How fresh a public read has to be: the browser asks each time and gets 304 if nothing changed, or keeps it for an
 * hour.
 */
export type Freshness = 'each time' | 'an hour'

export type Session = 'given' | 'renewed' | 'taken'

type RouteOptions<V, O extends Operation> = {
  /** One sentence for the documentation: 'Shows one deal by its short code'. */
  summary: string
  access: AccessRule<V>
  rateLimit: RateLimit
  /** Takes an Idempotency-Key, so that a repeated request changes nothing. */
  idempotent?: true
  /** Over a longer time, beside the other. */
  alsoLimit?: RateLimit
  /** What is said of a file that is longer than the operation takes. */
  tooLarge?: () => Refusal
  /** Bytes of the longest body, if it is longer than a form. */
  bodyLimit?: number
  /** A read that is the same for everybody, so the visitor is not identified. */
  caches?: Freshness
  /** How the operation changes the browser's session, and so its cookie. */
  session?: Session
  /** An admin's act that changes nothing that the others see, such as a preview. */
  unseen?(query: Parsed<O, 'query'>): boolean
  handle(input: HandlerInput<V, O>): Promise<Answer<O>> | Answer<O>
}

/** The request before it is checked. */
export type Raw = {
  visitor: Visitor | undefined
  /** Who acts, if it is nobody's browser. */
  holder: KeyHolder | undefined
  client: Client
  browser: Browser
  params: unknown
  query: unknown
  body(): Promise<unknown>
  file(maxBytes: number, tooLarge: () => Refusal): Promise<Uint8Array>
}
/** The request after it is checked, and the work that it asks for. */
export type Ready = { input: unknown; call(ctx: Context): Promise<unknown> }

export type Endpoint = Operation & {
  /** As in the contracts: 'GET /shops/:shop'. */
  key: string
  method: Method
  /** With :names, below /api. */
  path: string
  summary: string
  access: Pick<AccessRule<unknown>, 'name' | 'refuses' | 'byKey' | 'area' | 'codeAgain'>
  /** The longest body, if it is longer than a form. */
  bodyLimit: number | undefined
  rateLimit: RateLimit
  alsoLimit: RateLimit | undefined
  idempotent: boolean
  caches: Freshness | undefined
  session: Session | undefined
  success: SuccessStatus
  /** Authenticates, then parses. Throws Refusals. */
  ready(raw: Raw): Promise<Ready>
}

const fileTooLarge = () => new Refusal('TOO_LARGE', 'The file is too large.', 413)

/** The rows of a table of endpoints: each is typed by its key, and its visitor by its access. */
type Rows<Visitors> = {
  [K in keyof Visitors]: K extends OperationKey ? RouteOptions<Visitors[K], (typeof operations)[K]> : never
}

/** The one way to implement operations of core/contracts: a table of them, in the order in which it is told of. */
export const routes = <Visitors extends object>(rows: Rows<Visitors>): readonly Endpoint[] =>
  Object.entries(rows as object).map(([key, row]: [string, RouteOptions<unknown, Operation>]) => implement(key, row))

const contracts: Readonly<Record<string, Operation | undefined>> = operations

/** One row. Its types are those of any operation, so the table that it comes from says which. */
function implement(key: string, row: RouteOptions<unknown, Operation>): Endpoint {
  const operation = contracts[key]
  if (!operation) throw new Error(`'${key}' stands in no contract`)
  return endpoint(key, operation, row)
}

/** Implements an operation that stands in no contract, such as one of a test. */
export function endpoint<V, const O extends Operation>(
  key: string,
  operation: O,
  { tooLarge = fileTooLarge, handle, unseen = () => false, ...options }: RouteOptions<V, O>,
): Endpoint {
  const [verb = '', path = ''] = key.split(' ')
  const method = methods.find((one) => one === verb.toLowerCase())
  const success = successes.find((status) => operation.responses[status] !== undefined)
  const { summary, access, rateLimit } = options
  if (!method || !path.startsWith('/') || !success) throw new Error(`'${key}' has no method, path or success`)
  return {
    ...operation,
    key,
    method,
    path,
    success,
    summary,
    access,
    rateLimit,
    alsoLimit: options.alsoLimit,
    bodyLimit: options.bodyLimit,
    caches: options.caches,
    session: options.session,
    idempotent: options.idempotent === true,
    ready: async ({ visitor, holder, client, browser, ...raw }) => {
      const admitted = access.admit(visitor)
      const input = {
        params: parsed(operation, 'params', raw.params),
        query: parsed(operation, 'query', raw.query),
        body: parsed(operation, 'body', operation.body && (await raw.body())),
      }
      const file = () => raw.file(operation.takes?.maxBytes ?? 0, tooLarge)
      const caller = { actor: holder ?? actorOf(visitor), visitor: admitted, client, browser }
      const call = async (ctx: Context) => {
        const answer = await handle({ ctx, ...caller, ...input, file })
        if (access.area && method !== 'get' && !unseen(input.query) && visitor)
          await tellColleagues(ctx, access.area, visitor)
        return answer
      }
      return { input, call }
    },
  }
}

/**
 * What one admin does, the open pages of the others show at once: with the commit where the act runs in a transaction;
 * else it has happened, and stands whatever becomes of the news.
 */
async function tellColleagues(
  ctx: Context,
  area: AdminArea,
  { account: { id: accountId, name } }: Visitor,
): Promise<void> {
  const told = pushDesk(ctx, { area, by: { accountId, name } })
  if (ctx.nudges) return told
  await told.catch((error: unknown) => ctx.log.warn({ err: error, area }, 'the other admins do not hear of an act'))
}
