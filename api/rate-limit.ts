import type { RequestHandler } from 'express'
import type { Client } from '#core/auth/limits.ts'
import { tooMany } from '#core/auth/refusals.ts'
import type { Context } from '#core/context.ts'
import type { Limit } from '#core/limits.ts'
import { clientKey } from '#core/rules/people/device.ts'
import { clientOf } from './browser.ts'

/** How often one account may call an endpoint. */
export type RateLimit = { times: number; seconds: number }

type Counted = { method: string; path: string; rateLimit: RateLimit; alsoLimit?: RateLimit | undefined }

export const perMinute = (times: number): RateLimit => ({ times, seconds: 60 })
export const perHour = (times: number): RateLimit => ({ times, seconds: 3600 })

/** On a mobile network thousands share one address, so an address has the limit of this many accounts. */
export const PEOPLE_AT_AN_ADDRESS = 20

/** Throws TOO_MANY_REQUESTS. */
export const countAddress = (ctx: Context, endpoint: Counted, { address }: Client): Promise<void> =>
  count(ctx, endpoint, PEOPLE_AT_AN_ADDRESS, `address ${clientKey(address)}`)

/** Throws TOO_MANY_REQUESTS. */
export const countAccount = (ctx: Context, endpoint: Counted, accountId: string): Promise<void> =>
  count(ctx, endpoint, 1, `account ${accountId}`)

/** Counts a request for a page, a picture or a file, which is no endpoint. Throws TOO_MANY_REQUESTS. */
export async function countOther(ctx: Context, name: string, timesAMinute: number, client: Client): Promise<void> {
  const counted: Limit = { name, times: timesAMinute, seconds: 60, loose: true }
  const wait = await ctx.limits.take(counted, clientKey(client.address))
  if (wait !== undefined) throw tooMany('TOO_MANY_REQUESTS', wait)
}

/** The same as a step before a handler that is no endpoint. */
export const limited =
  (ctx: Context, name: string, timesAMinute: number): RequestHandler =>
  async (request, _response, next) => {
    await countOther(ctx, name, timesAMinute, clientOf(request))
    next()
  }

async function count(ctx: Context, endpoint: Counted, people: number, key: string): Promise<void> {
  const { method, path, rateLimit, alsoLimit } = endpoint
  for (const [{ times, seconds }, more] of [
    [rateLimit, ''] as const,
    ...(alsoLimit ? [[alsoLimit, ` in ${alsoLimit.seconds} s`] as const] : []),
  ]) {
    const counted: Limit = {
      name: `${method} ${path} ${people}${more}`,
      times: times * people,
      seconds,
      loose: method === 'get',
    }
    const wait = await ctx.limits.take(counted, key)
    if (wait !== undefined) throw tooMany('TOO_MANY_REQUESTS', wait)
  }
}
