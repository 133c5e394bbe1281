import { createHmac, randomBytes, randomInt, timingSafeEqual } from 'node:crypto'
import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import type { Context } from '../context.ts'
import { Refusal } from '../errors.ts'
import { brand } from '../rules/brand.ts'
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

/** Hashing takes 19 MiB and a core each, so two run at a time. A request that comes while many wait is refused. */
const CONCURRENCY = 2

const MAX_WAITING = 60

let running = 0

const waiting: (() => void)[] = []

/** Argon2id with the parameters of the package: 19 MiB, two passes. Throws AUTH_UNAVAILABLE. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(plain(password)))

const common = new Set(dictionary['passwords-common'])

/** Words of the product and its trade; with a year behind them they are what people guess here first. */
const ownWords = [
  brand.name.toLowerCase(),
  ...['password', 'whatsapp', 'southafrica', 'admin', 'owner', 'seller', 'driver', 'tyres', 'tyre', 'tires', 'tire'],
]

/** Nothing but such words, figures and punctuation. */
const isOfOwnWords = (lower: string): boolean => {
  const letters = lower.replace(/[^a-z]/g, '')
  return letters !== '' && ownWords.reduce((left, word) => left.replaceAll(word, ''), letters) === ''
}

const isCommon = (lower: string): boolean => common.has(lower) || isOfOwnWords(lower)

/**
 * Hashes a password that a person chooses. The passwords that attackers try first are refused. Throws COMMON_PASSWORD,
 * AUTH_UNAVAILABLE.
 */
export function hashChosenPassword(password: string): Promise<string> {
  if (isCommon(plain(password).toLowerCase())) throw commonPassword()
  return hashPassword(password)
}

/** Compares the password with the hash. Takes as long if there is no hash. Throws AUTH_UNAVAILABLE. */
export async function isPassword(known: string | null | undefined, password: string): Promise<boolean> {
  const against = known ?? (await nobodys())
  const right = await inTurn(() => verify(against, plain(password)))
  return right && known !== null && known !== undefined
}

/** Keyboards compose accented letters in different ways; this makes them equal. */
const plain = (password: string): string => password.normalize('NFKC')

let made: Promise<string> | undefined

const nobodys = (): Promise<string> => {
  made ??= hash('the password of nobody')
  return made
}

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= CONCURRENCY) {
    if (waiting.length >= MAX_WAITING) throw unavailable()
    await new Promise<void>((resolve) => waiting.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running--
  }
}

const commonText = 'This is one of the passwords that are tried first. Please choose another.'

const commonPassword = () => new Refusal('COMMON_PASSWORD', commonText, 400, { password: commonText })

const unavailable = () => new Refusal('AUTH_UNAVAILABLE', 'Authentication service unavailable.', 503)
