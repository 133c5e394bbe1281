import {
  accountOfContact,
  dropAddresses,
  lockAccount,
  restoreEmail,
  setWhatsappAddress,
  updateAccount,
} from '#db/queries/accounts/accounts.ts'
import {
  type AccountChangeRow,
  endCodesOf,
  endEmailLinksOf,
  endLinkOf,
  firstChangesSince,
  markUndone,
} from '#db/queries/accounts/auth.ts'
import { refuseProofs } from '#db/queries/accounts/number-proofs.ts'
import { lockContact, revokeSessionsSince } from '#db/queries/accounts/sessions.ts'
import { giveAddresses, joinContacts, lockAddresses, ownersOf } from '#db/queries/messaging/contacts.ts'
import type { Context } from '../context.ts'
import { addMinutes } from '../rules/time/time.ts'
import { transaction } from '../transaction.ts'
import { tellEnded } from './sessions.ts'

/** For so many minutes 'It was not me' takes back what a code has opened. */
const UNDO_MINUTES = 24 * 60

/**
 * 'It was not me': ends the person's codes of the last day, or only this one proof. Every browser that was signed in
 * since the code was asked for is signed out, and password, e-mail address and number are as they were then. False if
 * there was nothing to take back.
 */
export const undoSignIn = (ctx: Context, contactId: string, proofId?: string): Promise<boolean> =>
  transaction(ctx, async (ctx) => {
    const at = ctx.clock.now()
    const refused = await refuseProofs(ctx.db, contactId, { id: proofId, since: addMinutes(at, -UNDO_MINUTES), at })
    const since = new Map<string, Date>()
    for (const { contact_id, created_at } of refused) {
      const accountId = await accountOfContact(ctx.db, contact_id)
      const known = accountId && since.get(accountId)
      if (accountId && !(known && known < created_at)) since.set(accountId, created_at)
    }
    for (const [accountId, from] of since) await restoreAccount(ctx, { accountId, since: from, contactId })
    return refused.length > 0
  })

type Wanted = { accountId: string; since: Date; contactId: string }

/** The account as it was then, for the person who has just written to us. */
async function restoreAccount(ctx: Context, { accountId, since, contactId }: Wanted): Promise<void> {
  const at = ctx.clock.now()
  // A change of the account at this moment either has finished, and is taken back, or finds its session ended.
  const account = await lockAccount(ctx.db, accountId)
  if (!account?.contact_id) return
  await revokeSessionsSince(ctx.db, accountId, since, at)
  await endEmailLinksOf(ctx.db, accountId, at)
  await endCodesOf(ctx.db, accountId, since)
  await endLinkOf(ctx.db, account.contact_id, since)
  for (const change of await firstChangesSince(ctx.db, accountId, since))
    await restore(ctx, { accountId, contactId: account.contact_id, writerId: contactId }, change)
  await markUndone(ctx.db, accountId, since, at)
  await tellEnded(ctx, accountId)
}

type Whose = { accountId: string; contactId: string; writerId: string }

function restore(ctx: Context, whose: Whose, change: AccountChangeRow): Promise<unknown> {
  const at = ctx.clock.now()
  switch (change.what) {
    case 'password':
      return updateAccount(ctx.db, whose.accountId, { password_hash: change.password_hash, updated_at: at })
    case 'email':
      return restoreEmail(ctx.db, whose.accountId, change, at)
    case 'number':
      return restoreNumber(ctx, whose, change.number)
  }
}

/** A person who lost the number by the change has just written from it, and so has become a contact of their own. */
async function restoreNumber(ctx: Context, { accountId, contactId, writerId }: Whose, number: string | null) {
  const at = ctx.clock.now()
  const addresses = number ? [{ kind: 'phone' as const, value: number }] : []
  await lockAddresses(ctx.db, addresses)
  await dropAddresses(ctx.db, contactId)
  const writer = writerId === contactId ? undefined : await lockContact(ctx.db, writerId)
  if (writer && !writer.account_id) {
    await joinContacts(ctx.db, contactId, writerId, at)
    await setWhatsappAddress(ctx.db, contactId, writer.address)
  } else if (addresses.length > 0 && (await ownersOf(ctx.db, addresses)).length === 0) {
    await giveAddresses(ctx.db, contactId, addresses, at)
    await setWhatsappAddress(ctx.db, contactId, number)
  }
  await updateAccount(ctx.db, accountId, { phone: number, updated_at: at })
}
