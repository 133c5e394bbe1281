import { claimByEmail, giveEmail, lockAccount, type ProfileRow, profileRow } from '#db/queries/accounts/accounts.ts'
import { endEmailLinks, insertAccountChange, isEmailLinkOpen, spendEmailLink } from '#db/queries/accounts/auth.ts'
import { openSessionRow, type SessionFacts } from '#db/queries/accounts/sessions.ts'
import type { Context } from '../context.ts'
import type { ChangeEmail, EmailConfirmed } from '../contracts/auth.ts'
import { pushBookings } from '../realtime.ts'
import { transaction } from '../transaction.ts'
import { mailNotice, mailVerification, type Recipient } from './account-mail.ts'
import { type Client, countAddress, countMailsBy, countMailTo, countPassword, forgetPasswordTries } from './limits.ts'
import { tellInChat } from './number-proof.ts'
import { requirePresence, type SignedInVisitor } from './presence.ts'
import { emailLinkGone, otherAccount, signInFirst, tooMany, wrongPassword } from './refusals.ts'
import { hashOf, isPassword, isToken } from './secrets.ts'
import { tellEnded } from './sessions.ts'

/**
 * Follows the link of a mail: the address is proven to be the account's, and bookings that a guest made with it belong
 * to the account. The person must be signed in to that account; otherwise somebody could claim another person's address
 * and have them prove it. Throws LINK_GONE, OTHER_ACCOUNT, TOO_MANY_REQUESTS.
 */
export async function confirmEmail(
  ctx: Context,
  { sessionId, account: { id: accountId } }: SignedInVisitor,
  token: string,
  client: Client,
): Promise<EmailConfirmed> {
  await countAddress(ctx, 'link', client)
  if (!isToken(token)) throw emailLinkGone()
  return transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const given = { tokenHash: hashOf(ctx, 'email link', token), purpose: 'verify' as const, at }
    await lockSignedIn(ctx, accountId, sessionId)
    const link = await spendEmailLink(ctx.db, given, accountId)
    if (!link) throw (await isEmailLinkOpen(ctx.db, given)) ? otherAccount() : emailLinkGone()
    const before = await profileRow(ctx.db, accountId, at)
    if (!before) throw emailLinkGone()
    await proveEmail(ctx, before, link.email)
    return { email: link.email }
  })
}

/** Throws LINK_GONE if another account has proven the address meanwhile. */
export async function proveEmail(ctx: Context, account: ProfileRow, email: string): Promise<void> {
  const { id: accountId, contact_id: contactId, email: old, email_verified_at } = account
  const at = ctx.clock.now()
  await recordAccountChange(ctx, accountId, { what: 'email', email: old, email_verified_at })
  const signedOut = await transaction(ctx, (ctx) => giveEmail(ctx.db, accountId, email, at)).catch((error: unknown) => {
    throw isTaken(error) ? emailLinkGone() : error
  })
  for (const claimantId of signedOut) await tellEnded(ctx, claimantId)
  await endEmailLinks(ctx.db, accountId, 'verify', at)
  if (contactId) await pushBookings(ctx, await claimByEmail(ctx.db, { contactId, accountId }, email, at))
  if (contactId && !(old && email_verified_at)) await tellInChat(ctx, contactId, 'email')
  if (old && email_verified_at && old.toLowerCase() !== email.toLowerCase())
    await mailNotice(ctx, { accountId, contactId, email: old }, (say) => say.emailChanged(email))
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error && 'constraint' in error && error.constraint === 'account_email'

/** Mails the link again to the address that is not yet proven. Does nothing if there is none. Throws TOO_MANY_MAILS. */
export async function resendVerification(ctx: Context, accountId: string): Promise<void> {
  const account = await profileRow(ctx.db, accountId, ctx.clock.now())
  const email = account?.pending_email ?? (account?.email_verified_at ? undefined : account?.email)
  if (account && email) await verify(ctx, { accountId, contactId: account.contact_id, email })
}

/**
 * Asks a new address to prove that it is this account's; until then everything stays. Throws WRONG_PASSWORD,
 * TOO_MANY_PASSWORDS, PRESENCE_NEEDED, SIGN_IN_REQUIRED, TOO_MANY_MAILS.
 */
export async function changeEmail(
  ctx: Context,
  { sessionId, account: { id: accountId } }: SignedInVisitor,
  { email, ...proof }: ChangeEmail,
): Promise<void> {
  const account = await profileRow(ctx.db, accountId, ctx.clock.now())
  if (!account) throw wrongPassword()
  await confirmPerson(ctx, account, proof)
  await transaction(ctx, async (ctx) => {
    await lockSignedIn(ctx, accountId, sessionId)
    await verify(ctx, { accountId, contactId: account.contact_id, email })
  })
}

type PersonProof = { password?: string | undefined; presence?: string | undefined }

/**
 * Checks that the account's own person holds the browser: by the password, or, if the account has none, by a code that
 * has just reached them. Throws WRONG_PASSWORD, TOO_MANY_PASSWORDS, PRESENCE_NEEDED.
 */
export async function confirmPerson(
  ctx: Context,
  account: ProfileRow,
  { password, presence }: PersonProof,
): Promise<void> {
  if (!account.password_hash) return requirePresence(ctx, account, presence)
  const place = { name: `account ${account.id}`, is: 'own' } as const
  await countPassword(ctx, place)
  if (!(await isPassword(account.password_hash, password ?? ''))) throw wrongPassword()
  await forgetPasswordTries(ctx, place)
}

async function verify(ctx: Context, to: Recipient): Promise<void> {
  const wait = (await countMailsBy(ctx, to.accountId)) ?? (await countMailTo(ctx, to.email, to.accountId))
  if (wait !== undefined) throw tooMany('TOO_MANY_MAILS', wait)
  await transaction(ctx, (ctx) => mailVerification(ctx, to))
}

type Before =
  | { what: 'password'; password_hash: string | null }
  | { what: 'email'; email: string | null; email_verified_at: Date | null }
  | { what: 'number'; number: string | null }

/**
 * Keeps the password, address or number that the account had until now, so that 'It was not me' can bring it back. Call
 * it in the transaction of the change.
 */
export const recordAccountChange = (ctx: Context, accountId: string, before: Before) =>
  insertAccountChange(ctx.db, { account_id: accountId, at: ctx.clock.now(), ...before })

/**
 * Makes changes of one account wait for each other, and refuses a change if its browser was signed out meanwhile. Call
 * it in the transaction of the change. Returns how the session was opened. Throws SIGN_IN_REQUIRED.
 */
export async function lockSignedIn(ctx: Context, accountId: string, sessionId: string): Promise<SessionFacts> {
  await lockAccount(ctx.db, accountId)
  const session = await openSessionRow(ctx.db, sessionId, ctx.clock.now())
  if (!session) throw signInFirst()
  return session
}
