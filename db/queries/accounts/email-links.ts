import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AccountChangeTable, EmailLinkTable } from '#db/schema/auth.ts'

export const insertEmailLink = (db: Db, row: Insertable<EmailLinkTable>) =>
  db.insertInto('email_link').values(row).execute()

type Purpose = EmailLinkTable['purpose']
type Given = { tokenHash: string; purpose: Purpose; at: Date }

/** Whether the link was not spent and its time is not over. */
export const isEmailLinkOpen = async (db: Db, { tokenHash, purpose, at }: Given): Promise<boolean> =>
  (await db
    .selectFrom('email_link')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()) !== undefined

/**
 * Spends the link; undefined if it was spent before, its time is over, or it belongs to another account than the given
 * one.
 */
export const spendEmailLink = (db: Db, { tokenHash, purpose, at }: Given, accountId?: string) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .$if(accountId !== undefined, (query) => query.where('account_id', '=', accountId ?? ''))
    .returning(['account_id', 'email'])
    .executeTakeFirst()

/** Ends the account's links for this purpose that were not followed yet. */
export const endEmailLinks = (db: Db, accountId: string, purpose: Purpose, at: Date) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()

/** Ends every wait of the account for the proof of another address. */
export const endEmailChanges = (db: Db, accountId: string, at: Date) =>
  sql`
    update email_link l set used_at = ${at} from account a
    where a.id = ${accountId} and l.account_id = a.id and l.purpose = 'verify' and l.used_at is null
      and lower(l.email) is distinct from lower(a.email)`.execute(db)

/** Ends every mailed link of the account. */
export const endEmailLinksOf = (db: Db, accountId: string, at: Date) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('used_at', 'is', null)
    .execute()

export type AccountChangeRow = Selectable<AccountChangeTable>

export const insertAccountChange = (db: Db, row: Insertable<AccountChangeTable>) =>
  db.insertInto('account_change').values(row).execute()

/** The first change since then of each of password, address and number: it holds what was there before all of them. */
export const firstChangesSince = (db: Db, accountId: string, since: Date): Promise<AccountChangeRow[]> =>
  db
    .selectFrom('account_change')
    .distinctOn('what')
    .selectAll()
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('undone_at', 'is', null)
    .orderBy('what')
    .orderBy('at')
    .orderBy('id')
    .execute()

/** Marks the changes as taken back; they stay on record. */
export const markUndone = (db: Db, accountId: string, since: Date, at: Date) =>
  db
    .updateTable('account_change')
    .set({ undone_at: at })
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('undone_at', 'is', null)
    .execute()
