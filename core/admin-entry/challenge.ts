import {
  type GivenChallenge,
  insertChallenge,
  type OpenChallenge,
  spendChallenge,
  takeTry,
} from '#db/queries/admin/challenges.ts'
import type { AdminChallengeTable } from '#db/schema/admin.ts'
import { hashOf, isToken, newToken } from '../auth/secrets.ts'
import type { Context } from '../context.ts'
import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from '../rules/admin/entry.ts'
import { addMinutes } from '../rules/time/time.ts'
import { signInOver } from './refusals.ts'

type Purpose = AdminChallengeTable['purpose']
type Wanted = { purpose: Purpose; accountId: string | null; passkeyChallenge?: string }

/** Opens a challenge; the token goes to the browser and is kept nowhere else. */
export async function openChallenge(ctx: Context, { purpose, accountId, passkeyChallenge }: Wanted) {
  const at = ctx.clock.now()
  const token = newToken()
  const expiresAt = addMinutes(at, CHALLENGE_MINUTES)
  await insertChallenge(ctx.db, {
    token_hash: hashOf(ctx, 'admin challenge', token),
    account_id: accountId,
    purpose,
    passkey_challenge: passkeyChallenge ?? null,
    tries_left: CHALLENGE_TRIES,
    created_at: at,
    expires_at: expiresAt,
  })
  return { challenge: token, expiresAt: expiresAt.toISOString() }
}

export const given = (ctx: Context, token: string, ...purposes: Purpose[]): GivenChallenge => ({
  tokenHash: hashOf(ctx, 'admin challenge', token),
  purposes,
  at: ctx.clock.now(),
})

/** Takes a try, which counts whatever becomes of it. Throws SIGN_IN_OVER. */
export async function tryOf(ctx: Context, token: string, ...purposes: Purpose[]): Promise<OpenChallenge> {
  const found = isToken(token) ? await takeTry(ctx.db, given(ctx, token, ...purposes)) : undefined
  if (!found) throw signInOver()
  return found
}

/** Throws SIGN_IN_OVER if another request has spent it. */
export async function spend(ctx: Context, token: string, ...purposes: Purpose[]): Promise<void> {
  if (!(await spendChallenge(ctx.db, given(ctx, token, ...purposes)))) throw signInOver()
}
