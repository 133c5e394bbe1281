import { lookup } from 'node:dns'
import { request as plainRequest } from 'node:http'
import { request as secureRequest } from 'node:https'
import type { LookupFunction } from 'node:net'
import type { Config } from '#core/config.ts'
import { isPublicAddress } from '#core/notifications/push/devices.ts'

const TIMEOUT_MS = 10_000
/** Whoever asks for more patience than this is asked again then. */
const LONGEST_WAIT_MS = 3_600_000

type Wire = { endpoint: string; headers: Record<string, string | number>; body: Buffer | string | null }

/**
 * Sends to an address that somebody has typed, and that is called from inside: each connection goes to the public
 * internet only. Follows no redirection, and reads nothing of the answer but its status.
 */
export function post({ push }: Config, { endpoint, headers, body }: Wire): Promise<{ status: number; wait: number }> {
  const { promise, resolve, reject } = Promise.withResolvers<{ status: number; wait: number }>()
  const to = new URL(endpoint)
  const url = push.serviceUrl ? new URL(`/${to.host}${to.pathname}${to.search}`, push.serviceUrl) : to
  const options = {
    method: 'POST',
    headers,
    signal: AbortSignal.timeout(TIMEOUT_MS),
    ...(!push.serviceUrl && { lookup: publicLookup }),
  }
  const request = (url.protocol === 'http:' ? plainRequest : secureRequest)(url, options, (response) => {
    response.destroy()
    resolve({ status: response.statusCode ?? 0, wait: waitOf(response.headers['retry-after']) })
  })
  request.on('error', reject)
  request.end(body)
  return promise
}

const waitOf = (seconds: string | undefined): number =>
  Math.min(LONGEST_WAIT_MS, /^\d{1,6}$/.test(seconds ?? '') ? Number(seconds) * 1000 : 0)

/** Finds the host, and refuses it if any of its addresses is not of the public internet. */
export const publicLookup: LookupFunction = (host, options, done) =>
  lookup(host, { ...options, all: true }, (error, found) => {
    if (error) return done(error, '')
    const [first] = found
    if (!first || !found.every(({ address }) => isPublicAddress(address)))
      return done(new Error(`${host} is not a host of the public internet`), '')
    if (options.all) done(null, found)
    else done(null, first.address, first.family)
  })
