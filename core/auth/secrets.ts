import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import type { Context } from '../context.ts'
import { CODE_DIGITS } from '../rules/people/one-time-code.ts'

/** 256 random bits for a cookie, a link or a waiting browser. */
export const newToken = (): string => randomBytes(32).toString('base64url')

export const isToken = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text)

export const newCode = (): string => String(randomInt(10 ** CODE_DIGITS)).padStart(CODE_DIGITS, '0')

/** No vowels, and no sign that looks like another. */
const letters = 'BCDFGHJKMNPQRSTVWXYZ'
const digits = '23456789'
const PROOF_CHARACTERS = 6

/** A code that a person can type into the chat: 4F7K2M. It has both letters and digits, so it is no word and no figure. */
export function newProofCode(): string {
  for (;;) {
    const characters = letters + digits
    const code = Array.from({ length: PROOF_CHARACTERS }, () => characters.charAt(randomInt(characters.length))).join(
      '',
    )
    if (isProofCode(code)) return code
  }
}

export const isProofCode = (text: string): boolean =>
  text.length === PROOF_CHARACTERS && /^[B-DF-HJKMNP-TV-Z2-9]+$/.test(text) && /\d/.test(text) && /[A-Z]/.test(text)

/** The hash that is stored of a secret. `use` keeps the stores apart. Nobody can make or try it without AUTH_SECRET. */
export const hashOf = (
  { config }: Context,
  use:
    | 'session'
    | 'link'
    | 'code session'
    | 'code'
    | 'poll'
    | 'proof'
    | 'email link'
    | 'known browser'
    | 'api key'
    | 'webhook'
    | 'invitation'
    | 'admin challenge'
    | 'admin set-up'
    | 'recovery code',
  secret: string,
) => createHmac('sha256', config.authSecret).update(`${use} ${secret}`).digest('base64url')

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
