import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Notes that a picture may be shown by nothing; noted again, it is looked at later. */
export const noteLoose = (db: Db, url: string, now: Date) =>
  db
    .insertInto('loose_picture')
    .values({ url, since: now })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ since: now }))
    .execute()

/** The picture that waits longest since before then, held until the transaction ends, and whether anything shows it. */
export const takeLoose = (db: Db, before: Date): Promise<{ url: string; shown: boolean } | undefined> =>
  db
    .selectFrom('loose_picture as l')
    .select('l.url')
    .select(
      sql<boolean>`exists (select from shop where logo_url = l.url)
        or exists (select from shop_image where url = l.url)
        or exists (select from tyre where image_url = l.url)`.as('shown'),
    )
    .where('l.since', '<', before)
    .orderBy('l.since')
    .limit(1)
    .forUpdate('l')
    .skipLocked()
    .executeTakeFirst()

export const forgetLoose = (db: Db, url: string) => db.deleteFrom('loose_picture').where('url', '=', url).execute()
