import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AccountChangeTable } from '#db/schema/auth.ts'

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
