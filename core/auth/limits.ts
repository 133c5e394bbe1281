import type { Context } from '../context.ts'
import type { Limit } from '../limits.ts'
import { clientKey } from '../rules/people/device.ts'
import { tooMany } from './refusals.ts'

const HOUR = 3600

/** Where a request comes from: the address of the connection, and how the browser introduces itself. */
export type Client = {
  address: string
  userAgent?: string | undefined
  /** The token of a browser that has signed in here before; see secrets.ts. */
  browser?: string | undefined
}

/** How many codes a stranger can make us send to one number, in a minute, an hour and a day. */
const perNumber: readonly Limit[] = [
  { name: 'code-again', times: 1, seconds: 60 },
  { name: 'codes-hour', times: 5, seconds: HOUR },
  { name: 'codes-day', times: 10, seconds: 24 * HOUR },
]
/** Thousands of people share one address on a mobile network: what is one person's is counted before, and closer. */
const perAddress = {
  code: { name: 'codes-address', times: 30, seconds: HOUR },
  check: { name: 'checks-address', times: 40, seconds: HOUR },
  proof: { name: 'proofs-address', times: 200, seconds: HOUR },
  link: { name: 'links-address', times: 200, seconds: HOUR },
  password: { name: 'passwords-address', times: 300, seconds: HOUR },
  signUp: { name: 'sign-ups-address', times: 120, seconds: HOUR },
} satisfies Record<string, Limit>
/** After so many wrong codes the number gets no code for the rest of the hour. */
const wrongCodes: Limit = { name: 'wrong-codes', times: 9, seconds: HOUR }

/**
 * Guesses at one account's password from one place. Each step waits longer. Guesses from elsewhere never count, so that
 * strangers cannot lock anybody out.
 */
const passwordTries = (name: string, times: readonly [number, number, number]): readonly Limit[] => [
  { name: `${name}-minute`, times: times[0], seconds: 60 },
  { name: `${name}-quarter`, times: times[1], seconds: 15 * 60 },
  { name: `${name}-hours`, times: times[2], seconds: 6 * HOUR },
]
const passwordPlaces = {
  /** One person's own: a browser that the account knows, or the account that is signed in. */
  own: passwordTries('passwords', [5, 10, 20]),
  /** An address, which strangers share with the person. */
  shared: passwordTries('passwords-shared', [20, 50, 100]),
}
/** Where a password is tried: `name` says it together with the account. */
export type PasswordPlace = { name: string; is: keyof typeof passwordPlaces }
/** Guesses from all places together: nothing is refused, but the log warns us. */
const passwordAttack: Limit = { name: 'passwords-everywhere', times: 200, seconds: HOUR }
/** How many mails to one mailbox a single stranger can cause, and all strangers together. */
const mailsTo: Limit = { name: 'account-mails', times: 5, seconds: HOUR }
const mailsToInAll: Limit = { name: 'account-mails-in-all', times: 20, seconds: HOUR }
/**
 * This wait is shorter than the links of these mails work. A person who may not ask again therefore has a mail with a
 * link that works for half an hour at least.
 */
const resetMails: Limit = { name: 'reset-mails', times: 2, seconds: 15 * 60 }
/** How many mails to other people's mailboxes one account can cause. */
const mailsBy: Limit = { name: 'mails-by-account', times: 10, seconds: HOUR }

export const CODE_AGAIN_SECONDS = 60
export const LINKS_AN_HOUR = 5

/** Counts one attempt of this address, also if the attempt fails afterwards. Throws TOO_MANY_REQUESTS. */
export async function countAddress(ctx: Context, what: keyof typeof perAddress, { address }: Client): Promise<void> {
  const wait = await ctx.limits.take(perAddress[what], clientKey(address))
  if (wait !== undefined) throw tooMany('TOO_MANY_REQUESTS', wait)
}

/** Codes to all numbers together: they cost money, and one person can use many addresses and many numbers. */
const inAll = (perHour: number): readonly Limit[] => [
  { name: 'codes-all-minute', times: Math.ceil(perHour / 10), seconds: 60 },
  { name: 'codes-all-hour', times: perHour, seconds: HOUR },
]

/**
 * Counts one code to the number. Throws TOO_MANY_WRONG_CODES while the number is locked, CODE_TOO_SOON, TOO_MANY_CODES,
 * and TOO_MANY_CODES_IN_ALL if all people together have asked for too many.
 */
export async function countCodeTo(ctx: Context, number: string): Promise<void> {
  const locked = await ctx.limits.waitFor(wrongCodes, number)
  if (locked !== undefined) throw tooMany('TOO_MANY_WRONG_CODES', locked)
  for (const limit of perNumber) {
    const wait = await ctx.limits.take(limit, number)
    if (wait !== undefined) throw tooMany(limit.times === 1 ? 'CODE_TOO_SOON' : 'TOO_MANY_CODES', wait)
  }
  for (const limit of inAll(ctx.config.twilio.codesPerHour)) {
    const wait = await ctx.limits.take(limit, 'everybody')
    if (wait === undefined) continue
    ctx.log.warn({ limit: limit.name, times: limit.times }, 'one-time codes have reached their ceiling')
    throw tooMany('TOO_MANY_CODES_IN_ALL', wait)
  }
}

/** Counts a password before it is tried. Throws TOO_MANY_PASSWORDS. */
export async function countPassword(ctx: Context, { name, is }: PasswordPlace): Promise<void> {
  for (const limit of passwordPlaces[is]) {
    const wait = await ctx.limits.take(limit, name.toLowerCase())
    if (wait !== undefined) throw tooMany('TOO_MANY_PASSWORDS', wait)
  }
}

/** Clears the count: a person who knows the password has not been guessing. */
export async function forgetPasswordTries(ctx: Context, { name, is }: PasswordPlace): Promise<void> {
  for (const limit of passwordPlaces[is]) await ctx.limits.clear(limit, name.toLowerCase())
}

/** Says in the log that one account is guessed at from many places. */
export async function noteWrongPassword(ctx: Context, email: string): Promise<void> {
  if ((await ctx.limits.take(passwordAttack, email.toLowerCase())) === undefined) return
  ctx.log.warn(
    { limit: passwordAttack.name, times: passwordAttack.times },
    'one password is guessed at again and again',
  )
}

/**
 * Counts one mail to the mailbox. Returns the milliseconds to wait if `by`, an address or an account, has caused too
 * many, else undefined.
 */
export const countMailTo = async (ctx: Context, email: string, by: string): Promise<number | undefined> =>
  (await ctx.limits.take(mailsTo, `${email.toLowerCase()} ${by}`)) ??
  (await ctx.limits.take(mailsToInAll, email.toLowerCase()))

/** Counts one mail with a link for a new password, whoever asks. Returns the milliseconds to wait, else undefined. */
export const countResetTo = (ctx: Context, email: string): Promise<number | undefined> =>
  ctx.limits.take(resetMails, email.toLowerCase())

/** Counts one mail that the account causes, to any mailbox. Returns the milliseconds to wait, else undefined. */
export const countMailsBy = (ctx: Context, accountId: string): Promise<number | undefined> =>
  ctx.limits.take(mailsBy, accountId)

/** Counts a wrong code; too many keep further codes from the number. */
export const countWrongCode = (ctx: Context, number: string) => ctx.limits.take(wrongCodes, number)
