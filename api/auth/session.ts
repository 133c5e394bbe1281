import type { RequestHandler } from 'express'
import { endSession, whoIs } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'
import type { SessionAnswer } from '#core/contracts/auth.ts'
import { dropSession, giveSession, sessionToken } from '../session-cookie.ts'

/** GET /api/auth/session: who is signed in. Asking prolongs the session, so the cookie is given anew. */
export const sessionHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    const token = sessionToken(ctx, request)
    const visitor = await whoIs(ctx, token)
    if (token && visitor) giveSession(ctx, response, { token, expiresAt: visitor.expiresAt })
    else if (token) dropSession(ctx, response)
    const answer: SessionAnswer = visitor
      ? { signedIn: true, account: visitor.account, expiresAt: visitor.expiresAt.toISOString() }
      : { signedIn: false }
    response.json(answer)
  }

/** POST /api/auth/sign-out: this browser only; nothing to say when nobody was signed in. */
export const signOutHandler =
  (ctx: Context): RequestHandler =>
  async (request, response) => {
    await endSession(ctx, sessionToken(ctx, request))
    dropSession(ctx, response)
    response.status(204).end()
  }
