import { isCodeOpen, type TriedCode, tryCode } from '#db/queries/accounts/auth.ts'
import type { Context } from '../context.ts'
import type { CheckCode } from '../contracts/auth.ts'
import { type Entry, enterWithNumber } from './enter.ts'
import { type Client, countAddress, countWrongCode } from './limits.ts'
import { codeExpired, noCodeSession, wrongCode } from './refusals.ts'
import { hashOf, isToken } from './secrets.ts'
import { codeHash } from './send-code.ts'

/**
 * Tries a code. The right code is spent even if the next step fails; a wrong one costs an attempt. Throws WRONG_CODE
 * with fields.attemptsLeft, CODE_EXPIRED, NO_CODE_SESSION, TOO_MANY_REQUESTS, and what enterWithNumber throws.
 */
export async function checkCode(ctx: Context, wish: CheckCode, client: Client): Promise<Entry> {
  const { purpose, sent_to, ...newcomer } = await spendCode(ctx, wish, null, client)
  if (purpose === 'number' || purpose === 'presence') throw noCodeSession()
  return enterWithNumber(ctx, sent_to, { purpose, ...newcomer }, client)
}

/**
 * Tries a code without signing in. `accountId` is the account that asked for the code, null if nobody was signed in.
 */
export async function spendCode(
  ctx: Context,
  { session, code }: CheckCode,
  accountId: string | null,
  client: Client,
): Promise<TriedCode> {
  await countAddress(ctx, 'check', client)
  if (!isToken(session)) throw noCodeSession()
  const sessionHash = hashOf(ctx, 'code session', session)
  const at = ctx.clock.now()
  const tried = await tryCode(ctx.db, { sessionHash, codeHash: codeHash(ctx, session, code), accountId, at })
  if (!tried) throw (await isCodeOpen(ctx.db, sessionHash, accountId)) ? codeExpired() : noCodeSession()
  if (tried.right) return tried
  await countWrongCode(ctx, tried.sent_to)
  throw wrongCode(tried.attempts_left)
}
