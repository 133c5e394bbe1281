import {
  accountOfContact,
  accountsByEmail,
  claimChatBookings,
  dropAddresses,
  lockAccount,
  type ProfileRow,
  profileRow,
  setWhatsappAddress,
  updateAccount,
} from '#db/queries/accounts/accounts.ts'
import { lockContact } from '#db/queries/accounts/sessions.ts'
import { giveAddresses, joinContacts, lockAddresses, ownersOf } from '#db/queries/messaging/contacts.ts'
import { claimGuestBookings } from '../bookings/guests/guest-booking.ts'
import type { Context } from '../context.ts'
import type { CheckNumberCode, CodeSent, NumberChecked, SendNumberCode } from '../contracts/auth.ts'
import { Refusal } from '../errors.ts'
import { actorOf } from '../load-actor.ts'
import { personOf } from '../messaging/people/person.ts'
import { givePreferences, noteConsents, savePreferences } from '../messaging/people/preferences.ts'
import { formatPhone } from '../rules/format.ts'
import { provenNumberPreferences } from '../rules/notifications/preferences.ts'
import { startThread } from '../threads/start-thread.ts'
import { transaction } from '../transaction.ts'
import { mailNotice } from './account-mail.ts'
import { lockSignedIn, recordAccountChange } from './confirm-email.ts'
import type { Client } from './limits.ts'
import { tellInChat } from './number-proof.ts'
import { presentlyProven, type SignedInVisitor } from './presence.ts'
import { alreadyRegistered, confirmEmailFirst, noCodeSession, noNumberYet, presentNumberFirst } from './refusals.ts'
import { issueCode, spendCode } from './send-code.ts'

/**
 * Sends a code to the present number of the account, or to the new one. Throws NO_NUMBER, EMAIL_NOT_VERIFIED, and what
 * sendCode throws.
 */
export async function sendNumberCode(
  ctx: Context,
  accountId: string,
  input: SendNumberCode,
  client: Client,
): Promise<CodeSent> {
  const account = await accountFor(ctx, accountId)
  // Otherwise somebody who claims another's address could leave a way in behind.
  if (!account.proven_phone && account.email && !account.email_verified_at) throw confirmEmailFirst()
  const number = input.which === 'new' ? input.number : account.proven_phone
  if (!number) throw noNumberYet()
  return issueCode(ctx, { purpose: 'number', sent_to: number, account_id: accountId }, client)
}

/**
 * Tries the code. A right code of the present number counts as proof for a while; a right code of a new number makes it
 * the account's, once the present one is proven. If its phone is gone and the confirmed mailbox is proven instead, a
 * person of ours is asked. Throws PRESENT_NUMBER_FIRST, ALREADY_REGISTERED, and what checkCode
 * throws.
 */
export async function checkNumberCode(
  ctx: Context,
  { sessionId, account: { id: accountId } }: SignedInVisitor,
  input: CheckNumberCode,
  client: Client,
): Promise<NumberChecked> {
  const { sent_to: number, purpose } = await spendCode(ctx, input, accountId, client)
  if (purpose !== 'number') throw noCodeSession()
  return transaction(ctx, async (ctx) => {
    await lockSignedIn(ctx, accountId, sessionId)
    const account = await accountFor(ctx, accountId)
    if (number === account.proven_phone) return { changed: false, asked: false, phone: number }
    if (account.proven_phone) {
      const reached = await presentlyProven(ctx, accountId, input.present)
      if (reached !== undefined && account.email_verified_at && reached === account.email) {
        await askToMove(ctx, account, number)
        return { changed: false, asked: true, phone: number }
      }
      if (reached !== account.proven_phone) throw presentNumberFirst()
    }
    await recordAccountChange(ctx, accountId, { what: 'number', number: account.proven_phone })
    const isMailed = account.email && account.email_verified_at
    // Whoever still holds the number that was in use.
    if (account.proven_phone && !isMailed) await tellInChat(ctx, account.contact_id, 'number', account.proven_phone)
    await takeNumber(ctx, account, number)
    return { changed: true, asked: false, phone: number }
  })
}

/** Somebody with the mailbox alone does not take an account over: a person of ours reads this and decides. */
async function askToMove(ctx: Context, account: ProfileRow & { contact_id: string }, number: string): Promise<void> {
  await startThread(ctx, await actorOf(ctx, account.contact_id), {
    type: 'support',
    subject: 'Another WhatsApp number',
    message: `Please move my account to ${formatPhone(number)}. I no longer have ${formatPhone(account.proven_phone ?? '')}. Confirmed with codes: ${account.email} and the new number.`,
  })
}

/**
 * Moves an account to another number for somebody whose phone is gone, as a person of ours has decided. Whoever still
 * holds the old number is told there. Throws ALREADY_REGISTERED, ACCOUNT_NOT_FOUND.
 */
export const moveNumber = (ctx: Context, email: string, number: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    const { owner } = await accountsByEmail(ctx.db, email)
    if (!owner) throw new Refusal('ACCOUNT_NOT_FOUND', `No account has confirmed the address ${email}`, 404)
    await lockAccount(ctx.db, owner.id)
    const account = await accountFor(ctx, owner.id)
    await recordAccountChange(ctx, owner.id, { what: 'number', number: account.proven_phone })
    if (account.proven_phone) await tellInChat(ctx, account.contact_id, 'number', account.proven_phone)
    await takeNumber(ctx, account, number)
  })

async function accountFor(ctx: Context, accountId: string): Promise<ProfileRow & { contact_id: string }> {
  const account = await profileRow(ctx.db, accountId, ctx.clock.now())
  if (!account?.contact_id) throw new Error(`account ${accountId} has no contact`)
  return { ...account, contact_id: account.contact_id }
}

/** If a person without an account has written from the number, that person is this one. */
async function takeNumber(ctx: Context, account: ProfileRow & { contact_id: string }, number: string): Promise<void> {
  const { id: accountId, contact_id: contactId } = account
  const at = ctx.clock.now()
  const address = { kind: 'phone' as const, value: number }
  await lockAddresses(ctx.db, [address])
  await lockContact(ctx.db, contactId)
  const others = (await ownersOf(ctx.db, [address])).filter((id) => id !== contactId)
  for (const other of others) if (await accountOfContact(ctx.db, other)) throw alreadyRegistered()
  await dropAddresses(ctx.db, contactId)
  for (const other of others) await joinContacts(ctx.db, contactId, other, at)
  await giveAddresses(ctx.db, contactId, [address], at)
  await setWhatsappAddress(ctx.db, contactId, number)
  await updateAccount(ctx.db, accountId, { phone: number, updated_at: at })
  await claimChatBookings(ctx.db, contactId, accountId)
  await claimGuestBookings(ctx, contactId)
  if (!account.proven_phone) await switchWhatsappOn(ctx, contactId)
  if (account.email && account.email_verified_at)
    await mailNotice(ctx, { accountId, contactId, email: account.email }, (say) => say.numberChanged(number.slice(-3)))
}

/** A first number gets bookings and quotes there, unless its owner has asked us to stop. */
async function switchWhatsappOn(ctx: Context, contactId: string): Promise<void> {
  const { consents } = await personOf(ctx, contactId)
  if (consents['whatsapp:service'] === false) return
  await givePreferences(ctx, contactId, provenNumberPreferences)
  const whatsapp = { enabled: true, bookings: true, quotes: true }
  await savePreferences(ctx, contactId, { switches: { whatsapp } })
  await noteConsents(ctx, contactId, [{ channel: 'whatsapp', purpose: 'service', given: true }], {
    how: 'confirmed the number with a code',
    source: 'web',
  })
}
