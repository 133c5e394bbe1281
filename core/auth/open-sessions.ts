import { openTokenHashes } from '#db/queries/accounts/sessions.ts'
import type { Context } from '../context.ts'
import { hashOf } from './secrets.ts'

/** Those of the tokens that still open a session. Unlike whoIs, it does not prolong the sessions. */
export async function openTokens(ctx: Context, tokens: readonly string[]): Promise<Set<string>> {
  if (tokens.length === 0) return new Set()
  const tokenOf = new Map(tokens.map((token) => [hashOf(ctx, 'session', token), token]))
  const open = await openTokenHashes(ctx.db, [...tokenOf.keys()], ctx.clock.now())
  return new Set(open.flatMap((hash) => tokenOf.get(hash) ?? []))
}
