import type { Insertable, Selectable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AccountChangeTable } from '#db/schema/auth.ts'

export type AccountChangeRow = Selectable<AccountChangeTable>

export const insertAccountChange = (db: Db, row: Insertable<AccountChangeTable>) =>
  db.insertInto('account_change').values(row).execute()

/** For each thing that was changed since then, the first of its changes: it holds what was there before them all. */
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

/** They stay on record as changes that were taken back. */
export const markUndone = (db: Db, accountId: string, since: Date, at: Date) =>
  db
    .updateTable('account_change')
    .set({ undone_at: at })
    .where('account_id', '=', accountId)
    .where('at', '>=', since)
    .where('undone_at', 'is', null)
    .execute()
