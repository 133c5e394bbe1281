import type { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import type { Client } from '#core/auth/limits.ts'
import type { Visitor } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { Operation, SuccessOf, SuccessStatus } from '#core/contracts/operations/operation.ts'
import { type OperationKey, operations } from '#core/contracts/operations.ts'
import { type AccessRule, actorOf } from './access.ts'
import type { Browser } from './browser.ts'
import { type Parsed, parsed } from './parse.ts'
import type { RateLimit } from './rate-limit.ts'

const methods = ['get', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

const successes: readonly SuccessStatus[] = [200, 201, 202, 204]

/** What a handler returns: the answer of the success, as it goes over the wire. */
type Answer<O extends Operation> = SuccessOf<O> extends infer S extends z.ZodType ? z.input<S> : never

/** What a handler is called with: who asks, and what was sent, parsed by the contract. */
export type HandlerInput<V, O extends Operation> = {
  ctx: Context
  actor: Actor
  visitor: V
  client: Client
  browser: Browser
  params: Parsed<O, 'params'>
  query: Parsed<O, 'query'>
  body: Parsed<O, 'body'>
}

/** How fresh a public read has to be: asked for each time and answered with 304 if it is the same, or kept an hour. */
export type Freshness = 'each time' | 'an hour'

export type Session = 'given' | 'renewed' | 'taken'

type RouteOptions<V, O extends Operation> = {
  /** One sentence for the documentation: 'Shows one deal by its short code'. */
  summary: string
  access: AccessRule<V>
  rateLimit: RateLimit
  /** Takes an Idempotency-Key, so that sending it again does nothing again. */
  idempotent?: true
  /** A read that is the same for everybody: nobody is asked who they are. */
  caches?: Freshness
  /** What becomes of the browser's session, and so of its cookie. */
  session?: Session
  handle(input: HandlerInput<V, O>): Promise<Answer<O>> | Answer<O>
}

/** What came in, before anything of it is believed. */
export type Raw = {
  visitor: Visitor | undefined
  client: Client
  browser: Browser
  params: unknown
  query: unknown
  body(): Promise<unknown>
}
/** What was understood, and what is to be done with it. */
export type Ready = { input: unknown; call(ctx: Context): Promise<unknown> }

export type Endpoint = Operation & {
  /** As in the contracts: 'GET /shops/:shop'. */
  key: string
  method: Method
  /** With :names, below /api. */
  path: string
  summary: string
  access: Pick<AccessRule<unknown>, 'name' | 'refuses'>
  rateLimit: RateLimit
  idempotent: boolean
  caches: Freshness | undefined
  session: Session | undefined
  success: SuccessStatus
  /** Authenticates, then parses. Throws Refusals. */
  ready(raw: Raw): Promise<Ready>
}

/** The one way to implement an operation of core/contracts. */
export const route = <V, const K extends OperationKey>(
  key: K,
  options: RouteOptions<V, (typeof operations)[K]>,
): Endpoint => endpoint(key, operations[key], options)

/** The same for an operation that stands in no contract, such as one of a test. */
export function endpoint<V, const O extends Operation>(
  key: string,
  operation: O,
  { summary, access, rateLimit, idempotent, caches, session, handle }: RouteOptions<V, O>,
): Endpoint {
  const [verb = '', path = ''] = key.split(' ')
  const method = methods.find((one) => one === verb.toLowerCase())
  const success = successes.find((status) => operation.responses[status] !== undefined)
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
    caches,
    session,
    idempotent: idempotent === true,
    ready: async ({ visitor, client, browser, ...raw }) => {
      const admitted = access.admit(visitor)
      const input = {
        params: parsed(operation, 'params', raw.params),
        query: parsed(operation, 'query', raw.query),
        body: parsed(operation, 'body', operation.body && (await raw.body())),
      }
      const caller = { actor: actorOf(visitor), visitor: admitted, client, browser }
      return { input, call: async (ctx) => handle({ ctx, ...caller, ...input }) }
    },
  }
}
