import type { Insertable } from 'kysely'
import type { Db } from '../client.ts'
import type { SearchActivityTable } from '../schema/shops.ts'

export const insertSearchActivity = async (db: Db, row: Insertable<SearchActivityTable>): Promise<void> => {
  await db.insertInto('search_activity').values(row).execute()
}
