import { knownBrowserName } from '../auth/known-browser.ts'
import type { Client } from '../auth/limits.ts'
import { tooMany } from '../auth/refusals.ts'
import type { Context } from '../context.ts'
import type { Limit } from '../limits.ts'

/**
 * Codes of one admin, in all challenges together: three of a million are right at a time. A browser that the admin has
 * signed in with has a count of its own, so that somebody who knows the password cannot lock the admin out.
 */
const codes: Limit = { name: 'admin-codes', times: 20, seconds: 3600 }
/** Wrong codes where the second factor is asked for again. */
const confirms: Limit = { name: 'admin-confirms', times: 5, seconds: 600 }

async function take(ctx: Context, limit: Limit, key: string): Promise<void> {
  const wait = await ctx.limits.take(limit, key)
  if (wait !== undefined) throw tooMany('TOO_MANY_FACTORS', wait)
}

/** Counts a code before it is tried. Throws TOO_MANY_FACTORS. */
export const countCode = (ctx: Context, accountId: string, { browser }: Client): Promise<void> =>
  take(ctx, codes, `${accountId} ${knownBrowserName(ctx, browser, accountId) ?? 'elsewhere'}`)

/** Counts a second factor that is shown again. Throws TOO_MANY_FACTORS. */
export const countConfirm = (ctx: Context, sessionId: string): Promise<void> => take(ctx, confirms, sessionId)

export const forgetConfirms = (ctx: Context, sessionId: string) => ctx.limits.clear(confirms, sessionId)
