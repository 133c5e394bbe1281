import type { Insertable } from 'kysely'
import type { Db } from '../client.ts'
import type { EmailLinkTable } from '../schema/auth.ts'

export const insertEmailLink = (db: Db, row: Insertable<EmailLinkTable>) =>
  db.insertInto('email_link').values(row).execute()

type Purpose = EmailLinkTable['purpose']
type Given = { tokenHash: string; purpose: Purpose; at: Date }

export const isEmailLinkOpen = async (db: Db, { tokenHash, purpose, at }: Given): Promise<boolean> =>
  (await db
    .selectFrom('email_link')
    .select('account_id')
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .executeTakeFirst()) !== undefined

/** Spends the link; undefined when it was spent before, or its time is over. */
export const spendEmailLink = (db: Db, { tokenHash, purpose, at }: Given) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('token_hash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .where('expires_at', '>', at)
    .returning(['account_id', 'email'])
    .executeTakeFirst()

/** Links of the account that have not been followed lead nowhere any more. */
export const endEmailLinks = (db: Db, accountId: string, purpose: Purpose, at: Date) =>
  db
    .updateTable('email_link')
    .set({ used_at: at })
    .where('account_id', '=', accountId)
    .where('purpose', '=', purpose)
    .where('used_at', 'is', null)
    .execute()
