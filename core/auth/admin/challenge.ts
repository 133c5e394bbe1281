import {
  type GivenChallenge,
  insertChallenge,
  type OpenChallenge,
  spendChallenge,
  takeTry,
} from '#db/queries/admin/factors.ts'
import type { AdminChallengeTable } from '#db/schema/admin.ts'
import type { Context } from '../../context.ts'
import { Refusal } from '../../errors.ts'
import type { Limit } from '../../limits.ts'
import { CHALLENGE_MINUTES, CHALLENGE_TRIES } from '../../rules/admin/entry.ts'
import { addMinutes } from '../../rules/time/time.ts'
import type { Client } from '../limits.ts'
import { tooMany } from '../refusals.ts'
import { hashOf, isToken, knownBrowserName, newToken } from '../secrets.ts'

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

const left = (tries: number): string =>
  tries === 0 ? 'Please sign in again.' : `${tries} ${tries === 1 ? 'attempt' : 'attempts'} remaining.`

export const wrongFactor = (what: string, triesLeft: number) =>
  new Refusal('WRONG_CODE', `${what} ${left(triesLeft)}`, 401, { attemptsLeft: String(triesLeft) })
const usedText = 'This code has been used. Please wait for the next one.'
export const usedCode = () => new Refusal('CODE_USED', usedText, 401)
/** Who is signed in stays so, and is told beside the field. */
export const wrongConfirm = (text = 'Invalid code. Please try again.') =>
  new Refusal('WRONG_CODE', text, 403, { code: text })
export const usedConfirm = () => wrongConfirm(usedText)
export const signInOver = () =>
  new Refusal('SIGN_IN_OVER', 'This took too long, or there were too many tries. Please sign in again.', 410)
export const lastFactor = () =>
  new Refusal('LAST_FACTOR', 'This is your only second factor. Please add another one first.', 409)
export const passkeyNotFound = () => new Refusal('PASSKEY_NOT_FOUND', 'There is no such passkey.', 404)
export const passkeyRefused = () =>
  new Refusal('PASSKEY_REFUSED', 'This passkey could not be added. Please try again.', 409)
export const tooManyPasskeys = () =>
  new Refusal('TOO_MANY_PASSKEYS', 'There are ten passkeys. Please remove one first.')
const wrongNewText = 'Invalid code. Please type the six digits that the new authenticator shows.'
export const wrongNewCode = () => new Refusal('WRONG_CODE', wrongNewText, 409, { code: wrongNewText })
export const lastOwner = () =>
  new Refusal('LAST_OWNER', 'The last owner stays. Please make another admin an owner first.', 409)
export const notOneself = () => new Refusal('NOT_ONESELF', 'You cannot end yourself. Please ask another owner.', 409)
export const adminNotFound = () => new Refusal('ADMIN_NOT_FOUND', 'There is no such admin.', 404)

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
