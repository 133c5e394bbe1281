import { accountsByEmail, insertEmailAccount } from '#db/queries/accounts/accounts.ts'
import { insertPreferences } from '#db/queries/messaging/preferences.ts'
import type { Context } from '../context.ts'
import type { SignInByEmail, SignUpByEmail } from '../contracts/forms/account.ts'
import { changeOwnVehicle } from '../garage/own-vehicle.ts'
import { webPreferences } from '../rules/notifications/preferences.ts'
import { nameParts } from '../rules/people/names.ts'
import { transaction } from '../transaction.ts'
import { mailVerification } from './account-mail.ts'
import type { Entry } from './enter.ts'
import { type Client, countAddress, countMailTo, countPassword } from './limits.ts'
import { hashPassword, isPassword } from './passwords.ts'
import { wrongSignIn } from './refusals.ts'
import { openSession } from './sessions.ts'

/**
 * Makes an account and signs in at once. The address is only claimed until its link is followed, so an address that is
 * somebody else's already makes an account like any other: the answer tells nothing, and the mailbox is told. Throws
 * TOO_MANY_REQUESTS, AUTH_UNAVAILABLE.
 */
export async function signUpByEmail(ctx: Context, wish: SignUpByEmail, client: Client): Promise<Entry> {
  await countAddress(ctx, 'signUp', client)
  const { email, name } = wish
  const isMailed = (await countMailTo(ctx, email)) === undefined
  const password_hash = await hashPassword(wish.password)
  return transaction(ctx, async (ctx) => {
    const { first, last } = nameParts(name)
    const made = await insertEmailAccount(
      ctx.db,
      {
        full_name: name,
        first_name: first,
        last_name: last,
        email,
        password_hash,
        phone: wish.phone ?? null,
      },
      ctx.clock.now(),
    )
    const { vehicleMake: make, vehicleModel: model, vehicleYear: year } = wish
    await changeOwnVehicle(ctx, made.accountId, { make, model, year })
    await insertPreferences(ctx.db, made.contactId, webPreferences)
    if (isMailed) await mailVerification(ctx, { ...made, email })
    return { session: await openSession(ctx, made.accountId, client, 'email'), created: true }
  })
}

/**
 * Signs in. Whoever has proven the address comes first, then who claimed it last; both are always tried, so that
 * neither the answer nor its time tells who there is. Throws WRONG_SIGN_IN, TOO_MANY_PASSWORDS, TOO_MANY_REQUESTS,
 * AUTH_UNAVAILABLE.
 */
export async function signInByEmail(ctx: Context, { email, password }: SignInByEmail, client: Client): Promise<Entry> {
  await countAddress(ctx, 'password', client)
  await countPassword(ctx, `email ${email}`)
  const { owner, claimant } = await accountsByEmail(ctx.db, email)
  const [isOwner, isClaimant] = await Promise.all([
    isPassword(owner?.password_hash, password),
    isPassword(claimant?.password_hash, password),
  ])
  const account = isOwner ? owner : isClaimant ? claimant : undefined
  if (!account) throw wrongSignIn()
  return { session: await openSession(ctx, account.id, client, 'email'), created: false }
}
