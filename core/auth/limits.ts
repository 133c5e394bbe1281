import type { Context } from '../context.ts'
import type { Limit } from '../limits.ts'
import { clientKey } from '../rules/people/client-address.ts'
import { tooMany } from './refusals.ts'

const HOUR = 3600

/** Where somebody is at: the address that their connection comes from, and what their browser calls itself. */
export type Client = {
  address: string
  userAgent?: string | undefined
  /** What a browser holds that has signed in here before; see known-browser.ts. */
  browser?: string | undefined
}

/** One code a number and minute, some an hour, and no more a day: what a stranger can make us send to a number. */
const perNumber: readonly Limit[] = [
  { name: 'code-again', times: 1, seconds: 60 },
  { name: 'codes-hour', times: 5, seconds: HOUR },
  { name: 'codes-day', times: 10, seconds: 24 * HOUR },
]
/** Many people share one address on a mobile network, so these leave room. */
const perAddress = {
  code: { name: 'codes-address', times: 30, seconds: HOUR },
  check: { name: 'checks-address', times: 40, seconds: HOUR },
  proof: { name: 'proofs-address', times: 60, seconds: HOUR },
  link: { name: 'links-address', times: 60, seconds: HOUR },
  password: { name: 'passwords-address', times: 60, seconds: HOUR },
  signUp: { name: 'sign-ups-address', times: 30, seconds: HOUR },
} satisfies Record<string, Limit>
/** After these no code is sent to the number for the rest of the hour. */
const wrongCodes: Limit = { name: 'wrong-codes', times: 9, seconds: HOUR }

/**
 * Guesses at one account's password from one place: an address, or a browser that the account knows. Each step waits
 * longer. Guesses from elsewhere never count, so that strangers cannot lock anybody out.
 */
const passwordTries: readonly Limit[] = [
  { name: 'passwords-minute', times: 5, seconds: 60 },
  { name: 'passwords-quarter', times: 10, seconds: 15 * 60 },
  { name: 'passwords-hours', times: 20, seconds: 6 * HOUR },
]
/** From all places together nothing is refused, but somebody should know. */
const passwordAttack: Limit = { name: 'passwords-everywhere', times: 200, seconds: HOUR }
/** What one stranger can make us send to a mailbox, and all of them together. */
const mailsTo: Limit = { name: 'account-mails', times: 5, seconds: HOUR }
const mailsToInAll: Limit = { name: 'account-mails-in-all', times: 20, seconds: HOUR }
/**
 * Shorter than the links of these mails work: whoever asks for one in vain has one in the mailbox that works for half an
 * hour at least, whoever had it sent.
 */
const resetMails: Limit = { name: 'reset-mails', times: 2, seconds: 15 * 60 }
/** What one account can make us send to mailboxes of strangers. */
const mailsBy: Limit = { name: 'mails-by-account', times: 10, seconds: HOUR }

export const CODE_AGAIN_SECONDS = 60
export const LINKS_AN_HOUR = 5

/** Throws TOO_MANY_REQUESTS when this address has done so too often. Counted also when what follows fails. */
export async function countAddress(ctx: Context, what: keyof typeof perAddress, { address }: Client): Promise<void> {
  const wait = await ctx.limits.take(perAddress[what], clientKey(address))
  if (wait !== undefined) throw tooMany('TOO_MANY_REQUESTS', wait)
}

/** To all numbers together: what somebody with many addresses and many numbers can make us send, and pay for. */
const inAll = (perHour: number): readonly Limit[] => [
  { name: 'codes-all-minute', times: Math.ceil(perHour / 10), seconds: 60 },
  { name: 'codes-all-hour', times: perHour, seconds: HOUR },
]

/**
 * Throws TOO_MANY_WRONG_CODES while the number is locked, else CODE_TOO_SOON or TOO_MANY_CODES; TOO_MANY_CODES_IN_ALL
 * where everybody together has asked for too many.
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

/** Throws TOO_MANY_PASSWORDS. `place`: whose password, and where the guess comes from. Counted before it is tried. */
export async function countPassword(ctx: Context, place: string): Promise<void> {
  const key = place.toLowerCase()
  for (const limit of passwordTries) {
    const wait = await ctx.limits.take(limit, key)
    if (wait !== undefined) throw tooMany('TOO_MANY_PASSWORDS', wait)
  }
}

/** Somebody who knows the password has not been guessing. */
export async function forgetPasswordTries(ctx: Context, place: string): Promise<void> {
  for (const limit of passwordTries) await ctx.limits.clear(limit, place.toLowerCase())
}

/** Says in the log that one account is guessed at from many places. */
export async function noteWrongPassword(ctx: Context, email: string): Promise<void> {
  if ((await ctx.limits.take(passwordAttack, email.toLowerCase())) === undefined) return
  ctx.log.warn(
    { limit: passwordAttack.name, times: passwordAttack.times },
    'one password is guessed at again and again',
  )
}

/** Milliseconds to wait where `by`, an address or an account, has had this mailbox sent too many mails of late. */
export const countMailTo = async (ctx: Context, email: string, by: string): Promise<number | undefined> =>
  (await ctx.limits.take(mailsTo, `${email.toLowerCase()} ${by}`)) ??
  (await ctx.limits.take(mailsToInAll, email.toLowerCase()))

/** The same for the way to a new password, whoever asks for it. */
export const countResetTo = (ctx: Context, email: string): Promise<number | undefined> =>
  ctx.limits.take(resetMails, email.toLowerCase())

/** The same where this account has asked for too many. */
export const countMailsBy = (ctx: Context, accountId: string): Promise<number | undefined> =>
  ctx.limits.take(mailsBy, accountId)

export const countWrongCode = (ctx: Context, number: string) => ctx.limits.take(wrongCodes, number)
