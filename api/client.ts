import type { IncomingMessage } from 'node:http'
import type { Request } from 'express'
import type { Client } from '#core/auth/limits.ts'
import { knownBrowserIn } from './session-cookie.ts'

/** The client at the other end, as far as our own proxies tell. */
export const clientOf = (request: Pick<Request, 'ip' | 'get'>): Client => ({
  address: request.ip ?? 'unknown',
  userAgent: request.get('User-Agent'),
  browser: knownBrowserIn(request.get('Cookie')),
})

/** The client's address of a request that is not Express's. `proxies`: how many hops before us are ours. */
export function addressBehind(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const hops = forwarded.split(',').map((address) => address.trim())
  const chain = [request.socket.remoteAddress, ...hops.toReversed()].filter(Boolean)
  return chain[Math.min(proxies, chain.length - 1)] ?? 'unknown'
}
