import type { Request, Response } from 'express'
import type { Entry } from '#core/auth/enter.ts'
import { knownBrowserName, newKnownBrowser } from '#core/auth/known-browser.ts'
import { endSession, type NewSession } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import { dropSession, giveKnownBrowser, giveSession, knownBrowserIn, sessionToken } from './session-cookie.ts'

/** The session of a browser, and how a handler changes it. */
export type Browser = {
  token: string | undefined
  give(session: Pick<NewSession, 'token' | 'expiresAt'>): void
  drop(): void
  /** Remembers that the account has signed in here. */
  know(accountId: string): void
}

export const browserOf = (ctx: Context, request: Pick<Request, 'get'>, response: Response): Browser => ({
  token: sessionToken(ctx, request),
  give: (session) => void giveSession(ctx, response, session),
  drop: () => void dropSession(ctx, response),
  know: (accountId) => {
    if (!knownBrowserName(ctx, knownBrowserIn(request.get('Cookie')), accountId))
      giveKnownBrowser(ctx, response, newKnownBrowser(ctx, accountId))
  },
})

/** Gives the browser the new session and ends the one that it had. */
export async function signIn(ctx: Context, browser: Browser, { session }: Entry): Promise<void> {
  await endSession(ctx, browser.token)
  browser.give(session)
  browser.know(session.account.id)
  ctx.log.info({ accountId: session.account.id }, 'signed in')
}
