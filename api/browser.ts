import type { Request, Response } from 'express'
import type { Entry } from '#core/auth/enter.ts'
import { endSession, type NewSession } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { dropSession, giveSession, sessionToken } from './session-cookie.ts'

/** The session that a browser holds, and what it may be told to do with it. */
export type Browser = {
  token: string | undefined
  give(session: Pick<NewSession, 'token' | 'expiresAt'>): void
  drop(): void
}

export const browserOf = (ctx: Context, request: Pick<Request, 'get'>, response: Response): Browser => ({
  token: sessionToken(ctx, request),
  give: (session) => void giveSession(ctx, response, session),
  drop: () => void dropSession(ctx, response),
})

/** Hands the new session to the browser and ends the one that it had. */
export async function signIn(ctx: Context, browser: Browser, { session }: Entry): Promise<void> {
  await endSession(ctx, browser.token)
  browser.give(session)
  ctx.log.info({ accountId: session.account.id }, 'signed in')
}
