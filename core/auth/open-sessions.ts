import { openTokenHashes } from '#db/queries/accounts/sessions.ts'
import type { Context } from '../context.ts'
import { hashOf } from './secrets.ts'

/**
 * Those of the tokens that still open a session, and when it ends unless it is prolonged. Unlike whoIs, it does not
 * prolong the sessions.
 */
export async function openTokens(ctx: Context, tokens: readonly string[]): Promise<Map<string, Date>> {
  if (tokens.length === 0) return new Map()
  const tokenOf = new Map(tokens.map((token) => [hashOf(ctx, 'session', token), token]))
  const open = await openTokenHashes(ctx.db, [...tokenOf.keys()], ctx.clock.now())
  return new Map(open.map(({ token_hash, expires_at }) => [tokenOf.get(token_hash) ?? '', expires_at]))
}
