import type { Request } from 'express'
import type { Client } from '#core/auth/limits.ts'
import { knownBrowserIn } from './session-cookie.ts'

/** Who is at the other end, as far as the proxies that are ours can tell. */
export const clientOf = (request: Pick<Request, 'ip' | 'get'>): Client => ({
  address: request.ip ?? 'unknown',
  userAgent: request.get('User-Agent'),
  browser: knownBrowserIn(request.get('Cookie')),
})
