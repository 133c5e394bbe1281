import type { Request, Response } from 'express'
import type { NewSession } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'

/** The prefix makes browsers refuse a cookie of this name from another host or an unencrypted connection. */
export const cookieName = ({ config }: Context): string => (isSecure(config.publicUrl) ? '__Host-session' : 'session')

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

const attributes = ({ config }: Context) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure(config.publicUrl), path: '/' }) as const

const DAY_MS = 86_400_000
const knownName = (ctx: Context): string => `${isSecure(ctx.config.publicUrl) ? '__Host-' : ''}known-browser`

/** The token of a browser that has signed in here before, if any. */
export const knownBrowserIn = (cookies = ''): string | undefined =>
  /(?:^|;\s?)(?:__Host-)?known-browser=([\w.-]{20,100})/.exec(cookies)?.[1]

export const giveKnownBrowser = (ctx: Context, response: Response, value: string) =>
  response.cookie(knownName(ctx), value, { ...attributes(ctx), maxAge: 400 * DAY_MS })

/** The session token of the browser, if any. */
export const sessionToken = (ctx: Context, request: Pick<Request, 'get'>): string | undefined =>
  tokenIn(ctx, request.get('Cookie'))

/** The session token of a request that is not Express's, from its cookie header. */
export function tokenIn(ctx: Context, cookies = ''): string | undefined {
  const name = cookieName(ctx)
  for (const pair of cookies.split(';')) {
    const [key, value] = pair.trim().split('=', 2)
    if (key === name && value) return value
  }
  return undefined
}

export const giveSession = (
  ctx: Context,
  response: Response,
  { token, expiresAt }: Pick<NewSession, 'token' | 'expiresAt'>,
) =>
  response.cookie(cookieName(ctx), token, {
    ...attributes(ctx),
    maxAge: expiresAt.getTime() - ctx.clock.now().getTime(),
  })

export const dropSession = (ctx: Context, response: Response) => response.clearCookie(cookieName(ctx), attributes(ctx))
