import { type Insertable, type Selectable, sql } from 'kysely'
import type { Reason } from '#core/rules/notifications/reason.ts'
import type { Db } from '#db/client.ts'
import type { MailTable } from '#db/schema/messaging.ts'
import { type Claim, mayTry } from '../due.ts'
import { mayGoOut } from '../operations/switches.ts'

export type MailRow = Selectable<MailTable>

/** Returns the new mail's id. */
export const insertMail = async (db: Db, row: Insertable<MailTable>): Promise<string> =>
  (await db.insertInto('mail').values(row).returning('id').executeTakeFirstOrThrow()).id

/** Claims a mail that is due until `lease`, also one whose sender died; nobody else gets it meanwhile. */
export const claimMail = (db: Db, id: string, at: Date, lease: Date): Promise<MailRow | undefined> =>
  db
    .updateTable('mail')
    .set({ status: 'sending', claimed_at: at, due_at: lease, attempts: sql`attempts + 1` })
    .where('id', '=', id)
    .where('status', 'in', ['queued', 'sending'])
    .where('due_at', '<=', at)
    .where(mayGoOut)
    .returningAll()
    .executeTakeFirst()

export const markMailSent = (db: Db, id: string, at: Date) =>
  db.updateTable('mail').set({ status: 'sent', sent_at: at, error_text: null }).where('id', '=', id).execute()

/** Forgets the text of a sent mail whose link opens an account. */
export const forgetSecretMail = (db: Db, id: string) =>
  db
    .updateTable('mail')
    .set({ text: '(not kept)', html: '(not kept)' })
    .where('id', '=', id)
    .where('secret', '=', true)
    .execute()

export const markMailFailed = (db: Db, id: string, why: string) =>
  db.updateTable('mail').set({ status: 'failed', error_text: why }).where('id', '=', id).execute()

/** Puts a mail back into the queue, not before `due`, with the reason of the failure. */
export const mailLater = (db: Db, id: string, due: Date, why: string) =>
  db.updateTable('mail').set({ status: 'queued', due_at: due, error_text: why }).where('id', '=', id).execute()

/** The ids of at most `limit` mails that are due, or whose sender died. */
export const mailsDue = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('mail')
      .select('id')
      .where('status', 'in', ['queued', 'sending'])
      .where('due_at', '<=', claim.at)
      .where(mayTry(sql.ref('mail.id'), claim))
      .where(mayGoOut)
      .orderBy('due_at')
      .limit(claim.limit)
      .execute()
  ).map((row) => row.id)

/** Held mails that are due, locked for this transaction. */
export const heldMailsDue = (db: Db, claim: Claim): Promise<MailRow[]> =>
  db
    .selectFrom('mail')
    .selectAll()
    .where('status', '=', 'held')
    .where('due_at', '<=', claim.at)
    .where(mayTry(sql.ref('mail.id'), claim))
    .orderBy('due_at')
    .orderBy('id')
    .limit(claim.limit)
    .forUpdate()
    .skipLocked()
    .execute()

/** Saves the new decision about a held mail. */
export const settleHeldMail = (
  db: Db,
  id: string,
  row: { status: 'held' | 'queued' | 'dropped'; reason: Reason; due_at: Date },
) => db.updateTable('mail').set(row).where('id', '=', id).where('status', '=', 'held').execute()

/** Ends a mail that is being sent, unsent. */
export const dropMail = (db: Db, id: string, reason: Reason) =>
  db.updateTable('mail').set({ status: 'dropped', reason }).where('id', '=', id).execute()

/** Drops the advertising that waits for a person who wants no more of it. */
export const dropWaitingAdvertising = (db: Db, contactId: string, reason: Reason) =>
  db
    .updateTable('mail')
    .set({ status: 'dropped', reason })
    .where('contact_id', '=', contactId)
    .where('purpose', '<>', 'service')
    .where('status', 'in', ['held', 'queued'])
    .execute()

/** How many mails were sent to an address, or wait to be sent, since then. */
export async function mailsSince(db: Db, address: string, since: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from mail
    where lower(to_address) = lower(${address}) and created_at > ${since} and status <> 'dropped'`.execute(db)
  return rows[0]?.count ?? 0
}

/** The mails of the local mailbox, newest first. */
export const recentMails = (db: Db, limit: number) =>
  db
    .selectFrom('mail')
    .select(['id', 'to_address', 'subject', 'text', 'html', 'attachments', 'status', 'created_at', 'sent_at'])
    .where('status', '<>', 'dropped')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()
