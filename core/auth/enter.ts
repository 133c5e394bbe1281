import type { EntryWish } from '#db/queries/accounts/auth.ts'
import { isNumberClaimed, lockContact } from '#db/queries/accounts/sessions.ts'
import { ownersOf } from '#db/queries/messaging/contacts.ts'
import type { Context } from '../context.ts'
import { record } from '../events.ts'
import { findOrMakeContact } from '../messaging/people/contacts.ts'
import { transaction } from '../transaction.ts'
import { accountOf } from './accounts.ts'
import type { Client } from './limits.ts'
import { alreadyRegistered, notRegistered, notVerified } from './refusals.ts'
import { type NewSession, openSession } from './sessions.ts'

export type Entry = { session: NewSession; created: boolean }

/**
 * Signs in or up with a number that has just been proven. Only here does the answer say whether the number has an
 * account. Throws ALREADY_REGISTERED, NOT_REGISTERED, NOT_VERIFIED.
 */
export const enterWithNumber = (ctx: Context, number: string, wish: EntryWish, client: Client): Promise<Entry> =>
  transaction(ctx, async (ctx) => {
    const address = { kind: 'phone' as const, value: number }
    if (wish.purpose === 'sign_up') {
      const contactId = await findOrMakeContact(ctx, [address], undefined, 'code')
      return enter(ctx, contactId, wish, client)
    }
    const [owner] = await ownersOf(ctx.db, [address])
    if (owner && (await lockContact(ctx.db, owner))?.account_id) return enter(ctx, owner, wish, client)
    throw (await isNumberClaimed(ctx.db, number)) ? notVerified() : notRegistered()
  })

/** Signs in or up a person who has just written to us. Throws ALREADY_REGISTERED, NOT_REGISTERED. */
export const enterAsContact = (ctx: Context, contactId: string, wish: EntryWish, client: Client): Promise<Entry> =>
  transaction(ctx, async (ctx) => {
    if (wish.purpose === 'sign_in' && !(await lockContact(ctx.db, contactId))?.account_id) throw notRegistered()
    return enter(ctx, contactId, wish, client)
  })

async function enter(ctx: Context, contactId: string, wish: EntryWish, client: Client): Promise<Entry> {
  const isSignUp = wish.purpose === 'sign_up'
  const { accountId, created } = await accountOf(ctx, contactId, wish)
  if (isSignUp && !created) throw alreadyRegistered()
  if (isSignUp) await record(ctx, { type: 'account.registered', contactId })
  return { session: await openSession(ctx, accountId, client, 'whatsapp'), created }
}
