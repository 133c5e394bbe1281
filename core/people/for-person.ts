import { z } from 'zod'
import { profileRow } from '#db/queries/accounts/accounts.ts'
import { dropWaitingAdvertising } from '#db/queries/messaging/mail.ts'
import { dropWaiting } from '#db/queries/messaging/outbound.ts'
import { messageHistory } from '#db/queries/people/people.ts'
import type { Actor, Person } from '../actor.ts'
import { canAdmin } from '../admin/admin-policy.ts'
import { adminsOnly } from '../admin/refusals.ts'
import { noteAudit } from '../audit/note-audit.ts'
import { accountOf } from '../auth/accounts.ts'
import type { Context } from '../context.ts'
import type { HistoryQuery, PersonDetail, PersonHistory, WithdrawConsent } from '../contracts/admin/people.ts'
import type { AccountExport } from '../contracts/profile.ts'
import { readCursor, writeCursor } from '../cursor.ts'
import { actorOf } from '../load-actor.ts'
import { noteConsents } from '../messaging/people/consents.ts'
import { savePreferences } from '../messaging/people/keep-preferences.ts'
import { toldView } from '../notifications/told/told.ts'
import { eraseProven, exportAccount } from '../profiles/delete-account.ts'
import { transaction } from '../transaction.ts'
import { knownPerson, personDetail } from './people.ts'

const reason = { code: 'asked_to_stop' } as const

/**
 * Notes that the person withdraws a consent, which they told us otherwise; what waits because of it is dropped. Throws
 * NOT_ALLOWED, PERSON_NOT_FOUND.
 */
export const withdrawConsent = (
  ctx: Context,
  actor: Actor,
  contactId: string,
  { channel, purpose }: WithdrawConsent,
): Promise<PersonDetail> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'people')) throw adminsOnly()
    await knownPerson(ctx, contactId)
    await noteConsents(ctx, contactId, [{ channel, purpose, given: false }], {
      how: 'asked us, and an admin noted it',
      source: 'admin',
    })
    if (purpose !== 'service' && channel !== 'sms')
      await savePreferences(ctx, contactId, { switches: { [channel]: { [purpose]: false } } })
    if (channel === 'email' && purpose !== 'service') await dropWaitingAdvertising(ctx.db, contactId, reason)
    if (channel === 'whatsapp' && purpose === 'service') await dropWaiting(ctx.db, contactId, reason)
    await note(ctx, actor, contactId, 'update', { withdrawn: `${channel} ${purpose}` })
    return personDetail(ctx, actor, contactId)
  })

/** Everything that is stored about the person, because they ask us for it. Throws NOT_ALLOWED, PERSON_NOT_FOUND. */
export const exportPerson = (ctx: Context, actor: Actor, contactId: string): Promise<AccountExport> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'people')) throw adminsOnly()
    await knownPerson(ctx, contactId)
    const { accountId } = await accountOf(ctx, contactId)
    await note(ctx, actor, contactId, 'read', { exported: true })
    return exportAccount(ctx, {
      sessionId: '',
      contactId,
      account: { id: accountId },
      actor: await actorOf(ctx, contactId),
    })
  })

/**
 * Erases the person for good, because they ask us for it. Throws NOT_ALLOWED, PERSON_NOT_FOUND, SHOP_ACCOUNT, and what
 * cancelBooking refuses.
 */
export const erasePerson = (ctx: Context, actor: Actor, contactId: string): Promise<void> =>
  transaction(ctx, async (ctx) => {
    if (!canAdmin(actor, 'people')) throw adminsOnly()
    await knownPerson(ctx, contactId)
    // Somebody who has only written in the chat gets the account that the erasure goes by, and loses it with it.
    const { accountId } = await accountOf(ctx, contactId)
    const account = await profileRow(ctx.db, accountId, ctx.clock.now())
    if (!account) throw new Error(`there is no account ${accountId}`)
    await eraseProven(ctx, account)
    await note(ctx, actor, contactId, 'delete', { erased: true })
  })

const note = (
  ctx: Context,
  actor: Person,
  contactId: string,
  action: 'read' | 'update' | 'delete',
  after: object,
): Promise<void> => noteAudit(ctx, { contactId: actor.contactId, action, entity: 'person', entityId: contactId, after })

/**
 * Every notice, message and mail to the person with what became of it and why, the newest first: kinds, no words.
 * Throws NOT_ALLOWED, PERSON_NOT_FOUND, PAGE_NOT_FOUND.
 */
export async function personHistory(
  ctx: Context,
  actor: Actor,
  contactId: string,
  { limit, after }: HistoryQuery,
): Promise<PersonHistory> {
  if (!canAdmin(actor, 'people')) throw adminsOnly()
  await knownPerson(ctx, contactId)
  const past = readCursor('history', after, z.iso.datetime())
  const before = past && { at: new Date(past.rank), id: past.id }
  const rows = await messageHistory(ctx.db, contactId, { before, limit: limit + 1 })
  const shown = rows.slice(0, limit)
  const last = rows.length > limit ? shown.at(-1) : undefined
  return {
    entries: shown.map((row) => {
      const { id, channel, state, because, at, until } = toldView({ ...row, title: null })
      return { id, channel, state, because, at, until, kind: row.kind }
    }),
    next: last ? writeCursor('history', { rank: last.at.toISOString(), id: last.id }) : null,
  }
}
