import type { IncomingMessage } from 'node:http'
import type { Request, Response } from 'express'
import type { Entry } from '#core/auth/accounts.ts'
import type { Client } from '#core/auth/limits.ts'
import { knownBrowserName, newKnownBrowser } from '#core/auth/secrets.ts'
import { endSession, type NewSession } from '#core/auth/sessions.ts'
import type { Context } from '#core/context.ts'

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

/** The client at the other end, as far as our own proxies tell. */
export const clientOf = (request: Pick<Request, 'ip' | 'get'>): Client => ({
  address: request.ip ?? 'unknown',
  userAgent: request.get('User-Agent'),
  browser: knownBrowserIn(request.get('Cookie')),
})

/** The client's address of a request that is not Express's. `proxies`: how many hops before us are ours. */
export function addressBehind(request: Pick<IncomingMessage, 'headers' | 'socket'>, proxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
  const hops = forwarded.split(',').map((address) => address.trim())
  const chain = [request.socket.remoteAddress, ...hops.toReversed()].filter(Boolean)
  return chain[Math.min(proxies, chain.length - 1)] ?? 'unknown'
}

/** The prefix makes browsers refuse a cookie of this name from another host or an unencrypted connection. */
export const cookieName = ({ config }: Context): string => (isSecure(config.publicUrl) ? '__Host-session' : 'session')

const isSecure = (publicUrl: string): boolean => publicUrl.startsWith('https:')

const attributes = ({ config }: Context) =>
  ({ httpOnly: true, sameSite: 'lax', secure: isSecure(config.publicUrl), path: '/' }) as const

const DAY_MS = 86_400_000
const knownName = (ctx: Context): string => `${isSecure(ctx.config.publicUrl) ? '__Host-' : ''}known-browser`

/** The token of a browser that has signed in here before, if any. */
const knownBrowserIn = (cookies = ''): string | undefined =>
  /(?:^|;\s?)(?:__Host-)?known-browser=([\w.-]{20,100})/.exec(cookies)?.[1]

const giveKnownBrowser = (ctx: Context, response: Response, value: string) =>
  response.cookie(knownName(ctx), value, { ...attributes(ctx), maxAge: 400 * DAY_MS })

/** The session token of the browser, if any. */
const sessionToken = (ctx: Context, request: Pick<Request, 'get'>): string | undefined =>
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

const giveSession = (ctx: Context, response: Response, { token, expiresAt }: Pick<NewSession, 'token' | 'expiresAt'>) =>
  response.cookie(cookieName(ctx), token, {
    ...attributes(ctx),
    maxAge: expiresAt.getTime() - ctx.clock.now().getTime(),
  })

const dropSession = (ctx: Context, response: Response) => response.clearCookie(cookieName(ctx), attributes(ctx))
