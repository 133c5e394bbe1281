import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { hashOf } from './secrets.ts'

/**
 * What a browser keeps that has signed in to the account, after signing out as well. It opens nothing: guesses from it
 * are counted apart, so that nobody else's guesses stand in its person's way.
 */
export function newKnownBrowser(ctx: Context, accountId: string): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${hashOf(ctx, 'known browser', `${accountId} ${name}`)}`
}

/** What its guesses are counted by; undefined when it has never signed in to this account. */
export function knownBrowserName(ctx: Context, held: string | undefined, accountId: string): string | undefined {
  const [name = '', sign = ''] = held?.split('.', 2) ?? []
  if (name.length !== 22) return undefined
  const right = Buffer.from(hashOf(ctx, 'known browser', `${accountId} ${name}`))
  const given = Buffer.from(sign)
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined
}
