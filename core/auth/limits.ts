import type { Context } from '../context.ts'
import type { Limit } from '../limits.ts'
import { clientKey } from '../rules/people/client-address.ts'
import { tooMany } from './refusals.ts'

const HOUR = 3600

/** Where somebody is at: the address that their connection comes from, and what their browser calls itself. */
export type Client = { address: string; userAgent?: string | undefined }

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

/** So many guesses at one account's password, right or wrong, whoever makes them. */
const passwordTries: Limit = { name: 'passwords', times: 10, seconds: 15 * 60 }
/** What strangers can make us send to a mailbox. */
const mailsTo: Limit = { name: 'account-mails', times: 5, seconds: HOUR }
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

/** Throws TOO_MANY_PASSWORDS. The same for an address that nobody has. */
export async function countPassword(ctx: Context, whose: string): Promise<void> {
  const wait = await ctx.limits.take(passwordTries, whose.toLowerCase())
  if (wait !== undefined) throw tooMany('TOO_MANY_PASSWORDS', wait)
}

/** Milliseconds to wait where this mailbox had too many mails of late. */
export const countMailTo = (ctx: Context, email: string): Promise<number | undefined> =>
  ctx.limits.take(mailsTo, email.toLowerCase())

/** The same where this account has asked for too many. */
export const countMailsBy = (ctx: Context, accountId: string): Promise<number | undefined> =>
  ctx.limits.take(mailsBy, accountId)

export const countWrongCode = (ctx: Context, number: string) => ctx.limits.take(wrongCodes, number)
