import { randomBytes, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { hashOf } from './secrets.ts'

/**
 * A browser that has signed in keeps this token, also after signing out. It opens nothing: wrong passwords from this
 * browser are counted apart, so that a stranger's guesses do not lock the person out.
 */
export function newKnownBrowser(ctx: Context, accountId: string): string {
  const name = randomBytes(16).toString('base64url')
  return `${name}.${hashOf(ctx, 'known browser', `${accountId} ${name}`)}`
}

/** The key that wrong passwords of this browser count under; undefined if it has never signed in to this account. */
export function knownBrowserName(ctx: Context, held: string | undefined, accountId: string): string | undefined {
  const [name = '', sign = ''] = held?.split('.', 2) ?? []
  if (name.length !== 22) return undefined
  const right = Buffer.from(hashOf(ctx, 'known browser', `${accountId} ${name}`))
  const given = Buffer.from(sign)
  return given.length === right.length && timingSafeEqual(given, right) ? name : undefined
}
