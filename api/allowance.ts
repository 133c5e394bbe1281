import type { Client } from '#core/auth/limits.ts'
import { tooMany } from '#core/auth/refusals.ts'
import type { Context } from '#core/context.ts'
import type { Limit } from '#core/limits.ts'
import { clientKey } from '#core/rules/people/client-address.ts'
import type { Endpoint } from './route.ts'

/** So often one account may ask. */
export type Allowance = { times: number; seconds: number }

export const perMinute = (times: number): Allowance => ({ times, seconds: 60 })
export const perHour = (times: number): Allowance => ({ times, seconds: 3600 })

/** On a mobile network many people share one address, so an address may ask as often as so many accounts. */
export const PEOPLE_AT_AN_ADDRESS = 5

/** Throws TOO_MANY_REQUESTS. */
export const countAddress = (ctx: Context, endpoint: Endpoint, { address }: Client): Promise<void> =>
  count(ctx, endpoint, PEOPLE_AT_AN_ADDRESS, `address ${clientKey(address)}`)

/** Throws TOO_MANY_REQUESTS. */
export const countAccount = (ctx: Context, endpoint: Endpoint, accountId: string): Promise<void> =>
  count(ctx, endpoint, 1, `account ${accountId}`)

/** The same for what is no endpoint: a page, a picture, a file. Throws TOO_MANY_REQUESTS. */
export async function countOther(ctx: Context, name: string, timesAMinute: number, client: Client): Promise<void> {
  const counted: Limit = { name, times: timesAMinute, seconds: 60, loose: true }
  const wait = await ctx.limits.take(counted, clientKey(client.address))
  if (wait !== undefined) throw tooMany('TOO_MANY_REQUESTS', wait)
}

async function count(ctx: Context, { method, path, limit }: Endpoint, people: number, key: string): Promise<void> {
  const counted: Limit = {
    name: `${method} ${path} ${people}`,
    times: limit.times * people,
    seconds: limit.seconds,
    loose: method === 'get',
  }
  const wait = await ctx.limits.take(counted, key)
  if (wait !== undefined) throw tooMany('TOO_MANY_REQUESTS', wait)
}
