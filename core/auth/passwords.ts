import { hash, verify } from '@node-rs/argon2'
import { dictionary } from '@zxcvbn-ts/language-common'
import { Refusal } from '../errors.ts'
import { brand } from '../rules/brand.ts'

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
