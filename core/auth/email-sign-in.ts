import { accountsByEmail, type EmailAccount, insertEmailAccount } from '#db/queries/accounts/accounts.ts'
import type { Context } from '../context.ts'
import type { SignInByEmail, SignUpByEmail } from '../contracts/forms/account.ts'
import { changeOwnVehicle } from '../garage/garage.ts'
import { givePreferences } from '../messaging/people/preferences.ts'
import { type Preferences, webPreferences } from '../rules/notifications/preferences.ts'
import { clientKey } from '../rules/people/device.ts'
import { nameParts } from '../rules/people/names.ts'
import { transaction } from '../transaction.ts'
import { mailVerification } from './account-mail.ts'
import type { Entry } from './accounts.ts'
import {
  type Client,
  countAddress,
  countMailTo,
  countPassword,
  forgetPasswordTries,
  noteWrongPassword,
  type PasswordPlace,
} from './limits.ts'
import { wrongSignIn } from './refusals.ts'
import { hashChosenPassword, isPassword, knownBrowserName } from './secrets.ts'
import { openSession } from './sessions.ts'

/**
 * Makes an account and signs in at once. The address is only claimed until its link is followed. An address of somebody
 * else therefore makes an account like any other: the answer tells nothing, and the owner of the mailbox gets a mail.
 * Throws TOO_MANY_REQUESTS, AUTH_UNAVAILABLE.
 */
export const signUpByEmail = (ctx: Context, input: SignUpByEmail, client: Client): Promise<Entry> =>
  makeEmailAccount(ctx, { ...input, role: 'customer', preferences: webPreferences }, client, async (ctx, made) => {
    const { vehicleMake: make, vehicleModel: model, vehicleYear: year } = input
    await changeOwnVehicle(ctx, made.accountId, { make, model, year })
    return { session: await openSession(ctx, made.accountId, client, 'email'), created: true }
  })

type NewEmailPerson = Pick<SignUpByEmail, 'name' | 'email' | 'password' | 'phone'> & {
  role: 'customer' | 'business'
  preferences: Preferences
}
type MadeAccount = { accountId: string; contactId: string }

/**
 * Makes an account and mails the link that proves its address, with what follows from it, all or nothing. Throws
 * TOO_MANY_REQUESTS, AUTH_UNAVAILABLE.
 */
export async function makeEmailAccount<T>(
  ctx: Context,
  { name, email, password, phone, role, preferences }: NewEmailPerson,
  client: Client,
  then: (ctx: Context, made: MadeAccount) => Promise<T>,
): Promise<T> {
  await countAddress(ctx, 'signUp', client)
  const isMailed = (await countMailTo(ctx, email, clientKey(client.address))) === undefined
  const password_hash = await hashChosenPassword(password)
  return transaction(ctx, async (ctx) => {
    const { first, last } = nameParts(name)
    const row = { role, full_name: name, first_name: first, last_name: last, email, password_hash }
    const made = await insertEmailAccount(ctx.db, { ...row, phone: phone ?? null }, ctx.clock.now())
    await givePreferences(ctx, made.contactId, preferences)
    if (isMailed) await mailVerification(ctx, { ...made, email })
    return then(ctx, made)
  })
}

/** Signs in. Throws ADMIN_SIGN_IN, and what accountWithPassword throws. */
export async function signInByEmail(ctx: Context, input: SignInByEmail, client: Client): Promise<Entry> {
  const { id } = await accountWithPassword(ctx, input, client)
  return { session: await openSession(ctx, id, client, 'email'), created: false }
}

/**
 * The account with this address and password. The one that has proven the address is tried first, then those that claim
 * it, each with its own password. At least two passwords are compared, so that neither the answer nor its time tells who
 * has an account. Throws WRONG_SIGN_IN, TOO_MANY_PASSWORDS, TOO_MANY_REQUESTS, AUTH_UNAVAILABLE.
 */
export async function accountWithPassword(
  ctx: Context,
  { email, password }: SignInByEmail,
  client: Client,
): Promise<EmailAccount> {
  const { owner, claimants } = await accountsByEmail(ctx.db, email)
  const candidates = owner ? [owner, ...claimants] : claimants
  const browser = candidates
    .map(({ id }) => knownBrowserName(ctx, client.browser, id))
    .find((name) => name !== undefined)
  if (!browser) await countAddress(ctx, 'password', client)
  const place = placeOf({ email, owner, browser, client })
  await countPassword(ctx, place)
  const hashes = [...candidates.map(({ password_hash }) => password_hash), null, null]
  const tried = hashes.slice(0, Math.max(2, candidates.length))
  const right = await Promise.all(tried.map((hash) => isPassword(hash, password)))
  const account = candidates.find((_, at) => right[at])
  if (!account) {
    await noteWrongPassword(ctx, email)
    throw wrongSignIn()
  }
  // Otherwise somebody with a claim of their own could guess at the other accounts for ever.
  if (candidates.length === 1 || account === owner) await forgetPasswordTries(ctx, place)
  return account
}

type Guess = {
  email: string
  owner: { password_hash: string | null } | undefined
  browser: string | undefined
  client: Client
}

/** A new password begins a new count, wherever the guesses at the old one came from. */
const placeOf = ({ email, owner, browser, client }: Guess): PasswordPlace => ({
  name: `email ${email} ${browser ?? clientKey(client.address)} ${owner?.password_hash?.slice(-12) ?? ''}`,
  is: browser ? 'own' : 'shared',
})
