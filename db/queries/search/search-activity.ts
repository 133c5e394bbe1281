import type { Insertable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SearchActivityTable } from '#db/schema/shops.ts'

export type NewSearchActivity = Insertable<SearchActivityTable>

export const insertSearchActivity = async (db: Db, rows: readonly NewSearchActivity[]): Promise<void> => {
  await db.insertInto('search_activity').values(rows).execute()
}
