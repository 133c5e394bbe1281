import { type ProfileRow, profileRow } from '#db/queries/accounts/accounts.ts'
import { provenBy } from '#db/queries/accounts/auth.ts'
import type { Context } from '../context.ts'
import type { CheckCode, PresenceCodeSent, SendPresence } from '../contracts/auth.ts'
import { reply } from '../messaging/outbound/send.ts'
import { personOf } from '../messaging/people/person.ts'
import { PRESENT_NUMBER_MINUTES } from '../rules/people/one-time-code.ts'
import { addMinutes } from '../rules/time/time.ts'
import { textsIn } from '../texts/texts.ts'
import { transaction } from '../transaction.ts'
import { mailCode } from './account-mail.ts'
import { type Client, countAddress, countCodeTo } from './limits.ts'
import { noCodeSession, noWayToProve, presenceNeeded } from './refusals.ts'
import { hashOf, isToken } from './secrets.ts'
import { getsCodes, issueCode, keepCode, spendCode } from './send-code.ts'

export type SignedInVisitor = { sessionId: string; account: { id: string } }

/**
 * Sends a code to the account's proven number, else to its proven mailbox, else to the chat that it came from; to the
 * mailbox also if the person asks for that, because the phone is gone. Changes
 * that could lock the person out for good (a first password, another address, deletion) ask for it. Throws
 * NO_WAY_TO_PROVE, and what sendCode throws.
 */
export async function sendPresenceCode(
  ctx: Context,
  accountId: string,
  { by }: SendPresence,
  client: Client,
): Promise<PresenceCodeSent> {
  const account = await profileRow(ctx.db, accountId, ctx.clock.now())
  if (!account?.contact_id) throw noWayToProve()
  const input = { purpose: 'presence' as const, account_id: accountId }
  const { email, contact_id: contactId } = account
  const isMailed = email !== null && account.email_verified_at !== null
  const wantsMail = by === 'email' && isMailed
  if (!wantsMail && account.proven_phone && getsCodes(ctx, account.proven_phone))
    return { ...(await issueCode(ctx, { ...input, sent_to: account.proven_phone }, client)), by: 'whatsapp' }
  await countAddress(ctx, 'code', client)
  if (isMailed) {
    await countCodeTo(ctx, email)
    return transaction(ctx, async (ctx) => {
      const { code, sent } = await keepCode(ctx, { ...input, sent_to: email })
      await mailCode(ctx, { accountId, contactId, email }, code)
      return { ...sent, by: 'email' }
    })
  }
  return sendToChat(ctx, accountId, contactId)
}

/** No template reaches a person who hides the number; only an answer within the 24 hours does. */
async function sendToChat(ctx: Context, accountId: string, contactId: string): Promise<PresenceCodeSent> {
  const person = await personOf(ctx, contactId)
  if (!person.whatsapp?.windowOpen) throw noWayToProve()
  await countCodeTo(ctx, contactId)
  return transaction(ctx, async (ctx) => {
    const input = { purpose: 'presence' as const, account_id: accountId, sent_to: contactId }
    const { code, sent } = await keepCode(ctx, input)
    const body = textsIn(person.language ?? 'en').auth.code(code)
    await reply(ctx, contactId, { type: 'text', body, secret: true })
    return { ...sent, by: 'whatsapp' }
  })
}

/** Tries the code; the right one counts for a quarter of an hour. Throws what checkCode throws. */
export async function checkPresenceCode(
  ctx: Context,
  accountId: string,
  input: CheckCode,
  client: Client,
): Promise<void> {
  if ((await spendCode(ctx, input, accountId, client)).purpose !== 'presence') throw noCodeSession()
}

/**
 * The address that the right code of this session went to; undefined if there was none within the quarter of an hour.
 */
export async function presentlyProven(ctx: Context, accountId: string, session = ''): Promise<string | undefined> {
  if (!isToken(session)) return undefined
  const since = addMinutes(ctx.clock.now(), -PRESENT_NUMBER_MINUTES)
  const sessionHash = hashOf(ctx, 'code session', session)
  return (await provenBy(ctx.db, { sessionHash, accountId, since }))?.sent_to
}

/** Throws PRESENCE_NEEDED unless a right code has just reached an address that is still the account's. */
export async function requirePresence(ctx: Context, account: ProfileRow, session: string | undefined): Promise<void> {
  const reached = await presentlyProven(ctx, account.id, session)
  const own = [account.proven_phone, account.email_verified_at && account.email, account.contact_id]
  if (reached === undefined || !own.includes(reached)) throw presenceNeeded()
}
