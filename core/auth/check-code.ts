import { isCodeOpen, tryCode } from '#db/queries/auth.ts'
import type { Context } from '../context.ts'
import type { CheckCode } from '../contracts/auth.ts'
import { type Entry, enterWithNumber } from './enter.ts'
import { type Client, countAddress, countWrongCode } from './limits.ts'
import { codeExpired, noCodeSession, wrongCode } from './refusals.ts'
import { hashOf, isToken } from './secrets.ts'
import { codeHash } from './send-code.ts'

/**
 * Tries a code. The right one is spent, whatever follows; a wrong one costs an attempt. Throws WRONG_CODE with
 * fields.attemptsLeft, CODE_EXPIRED, NO_CODE_SESSION, TOO_MANY_REQUESTS, and what signing in or up refuses.
 */
export async function checkCode(ctx: Context, { session, code }: CheckCode, client: Client): Promise<Entry> {
  await countAddress(ctx, 'check', client)
  if (!isToken(session)) throw noCodeSession()
  const sessionHash = hashOf(ctx, 'code session', session)
  const tried = await tryCode(ctx.db, sessionHash, codeHash(ctx, session, code), ctx.clock.now())
  if (!tried) throw (await isCodeOpen(ctx.db, sessionHash)) ? codeExpired() : noCodeSession()
  if (!tried.right) {
    await countWrongCode(ctx, tried.number)
    throw wrongCode(tried.attempts_left)
  }
  return enterWithNumber(ctx, tried.number, tried, client)
}
