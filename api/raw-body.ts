import express, { type Request, type RequestHandler, type Response } from 'express'
import { whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { Refusal } from '#core/errors.ts'
import { clientOf } from './client.ts'
import { whileLooking } from './looking.ts'
import { countAccount, countAddress, type RateLimit } from './rate-limit.ts'
import { sessionToken } from './session-cookie.ts'

/** What a route is counted and named by that carries bytes, and so is no operation of the contracts. */
export type BytesRoute = { method: 'get' | 'post'; path: string; rateLimit: RateLimit }

/** Counts a request as one for an endpoint is counted; a session that looks at a shop sends none. Throws LOOK_ONLY. */
export const counted =
  (ctx: Context, route: BytesRoute): RequestHandler =>
  async (request, _response, next) => {
    await countAddress(ctx, route, clientOf(request))
    const visitor = await whoIs(ctx, sessionToken(ctx, request))
    if (visitor) await countAccount(ctx, route, visitor.account.id)
    whileLooking({ key: route.path, method: route.method }, visitor)
    next()
  }

/** Reads a body of bytes up to a length, as it is. */
export function bytesReader(limit: number, tooLarge: () => Refusal) {
  const raw = express.raw({ limit, inflate: false, type: () => true })
  return async (request: Request, response: Response): Promise<Uint8Array> => {
    if (Number(request.get('Content-Length') ?? 0) > limit) throw tooLarge()
    await new Promise<void>((resolve, reject) => {
      raw(request, response, (error?: unknown) => (error === undefined ? resolve() : reject(error)))
    })
    return Buffer.isBuffer(request.body) ? request.body : new Uint8Array()
  }
}

export const isUuid = (text: string): boolean =>
  /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i.test(text)
