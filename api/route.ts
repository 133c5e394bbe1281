import { z } from 'zod'
import type { Actor } from '#core/actor.ts'
import type { Client } from '#core/auth/limits.ts'
import type { Visitor } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { Allowance } from './allowance.ts'
import type { Browser } from './browser.ts'
import { parsed } from './parse.ts'
import { actorOf, type Who } from './who.ts'

export const methods = ['get', 'post', 'patch', 'delete'] as const
export type Method = (typeof methods)[number]

/** Its one method, and the path below /api: { get: '/shops/:shop' }. */
type At = { [M in Method]: { [Key in M]: string } & { [Other in Exclude<Method, M>]?: never } }[Method]

export const successes = [200, 201, 202, 204] as const
type Success = (typeof successes)[number]
export type Answers = { readonly [Status in number]?: z.ZodType }

/** For 204. */
export const nothing = z.undefined()

/** What the success of these answers looks like. */
type Presented<A extends Answers> = {
  [Status in keyof A]: Status extends Success ? (A[Status] extends z.ZodType ? z.input<A[Status]> : never) : never
}[keyof A]

export type Told<V, P, Q, B> = {
  ctx: Context
  actor: Actor
  visitor: V
  client: Client
  browser: Browser
  params: P
  query: Q
  body: B
}

/** How fresh a public read has to be: asked for each time and answered with 304 where it is the same, or kept an hour. */
export type Freshness = 'each time' | 'an hour'

export type Session = 'given' | 'renewed' | 'taken'

type Wish<V, P extends z.ZodType, Q extends z.ZodType, B extends z.ZodType, A extends Answers> = At & {
  says: string
  who: Who<V>
  limit: Allowance
  /** Takes an Idempotency-Key, so that sending it again does nothing again. */
  idempotent?: true
  /** A read that is the same for everybody: nobody is asked who they are. */
  caches?: Freshness
  /** What becomes of the browser's session, and so of its cookie. */
  session?: Session
  params?: P
  query?: Q
  body?: B
  /** One success, and the refusals that are its own. */
  answers: A
  handle(told: Told<V, z.output<P>, z.output<Q>, z.output<B>>): Promise<Presented<A>> | Presented<A>
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

export type Endpoint = Pick<Wish<unknown, z.ZodType, z.ZodType, z.ZodType, Answers>, 'says' | 'limit' | 'answers'> & {
  method: Method
  /** With :names, below /api. */
  path: string
  who: Pick<Who<unknown>, 'says' | 'refuses'>
  idempotent: boolean
  caches: Freshness | undefined
  session: Session | undefined
  params: z.ZodType | undefined
  query: z.ZodType | undefined
  body: z.ZodType | undefined
  success: Success
  /** Authenticates, then parses. Throws Refusals. */
  ready(raw: Raw): Promise<Ready>
}

/** The one way to define an endpoint. */
export function route<
  V,
  const A extends Answers,
  P extends z.ZodType = z.ZodUndefined,
  Q extends z.ZodType = z.ZodUndefined,
  B extends z.ZodType = z.ZodUndefined,
>(wish: Wish<V, P, Q, B, A>): Endpoint {
  const { says, who, limit, answers, idempotent = false, caches, session, params, query, body, handle } = wish
  const method = methods.find((one) => wish[one] !== undefined)
  const path = method && wish[method]
  const success = successes.find((status) => answers[status] !== undefined)
  if (!method || !path || !success) throw new Error(`“${says}” has no address, or no success`)
  return {
    ...{ says, who, limit, answers, idempotent, caches, session, params, query, body, method, path, success },
    ready: async ({ visitor, client, browser, ...raw }) => {
      const known = who.admit(visitor)
      const input = {
        params: parsed('params', params, raw.params),
        query: parsed('query', query, raw.query),
        body: parsed('body', body, body && (await raw.body())),
      }
      const told = { actor: actorOf(visitor), visitor: known, client, browser, ...input }
      return { input, call: async (ctx) => handle({ ctx, ...told }) }
    },
  }
}
