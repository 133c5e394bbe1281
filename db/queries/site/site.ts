import type { Insertable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SiteContentName, SiteContentTable } from '#db/schema/site.ts'

export const siteContentRows = (
  db: Db,
): Promise<{ name: SiteContentName; id: string; value: unknown; is_demo: boolean }[]> =>
  db.selectFrom('site_content').select(['name', 'id', 'value', 'is_demo']).execute()

/** What an admin says is no longer the demo's. */
export const saveSiteContent = (
  db: Db,
  row: Pick<Insertable<SiteContentTable>, 'name' | 'value' | 'updated_at'>,
): Promise<{ id: string }> =>
  db
    .insertInto('site_content')
    .values({ ...row, is_demo: false })
    .onConflict((conflict) =>
      conflict.column('name').doUpdateSet({ value: row.value, updated_at: row.updated_at, is_demo: false }),
    )
    .returning('id')
    .executeTakeFirstOrThrow()

export const deleteSiteContent = (db: Db, name: SiteContentName): Promise<{ id: string }> =>
  db.deleteFrom('site_content').where('name', '=', name).returning('id').executeTakeFirstOrThrow()
