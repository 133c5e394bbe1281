import type { Request, Response } from 'express'
import type { Entry } from '#core/auth/enter.ts'
import { endSession } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { giveSession, sessionToken } from '../session-cookie.ts'

/** Hands the new session to the browser and ends the one that it had. */
export async function signIn(
  ctx: Context,
  request: Pick<Request, 'get'>,
  response: Response,
  { session }: Entry,
): Promise<void> {
  await endSession(ctx, sessionToken(ctx, request))
  giveSession(ctx, response, session)
  ctx.log.info({ accountId: session.account.id }, 'signed in')
}
