import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** Notes that a picture may be shown by nothing; noted again, it is looked at later. */
export const noteLoose = (db: Db, url: string, now: Date) =>
  db
    .insertInto('loose_picture')
    .values({ url, since: now })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ since: now }))
    .execute()

/** Pictures that wait since before then. */
export const loosePictures = async (db: Db, before: Date, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('loose_picture as l')
      .select('l.url')
      .where('l.since', '<', before)
      .where(mayTry(sql.ref('l.url'), claim))
      .orderBy('l.since')
      .limit(claim.limit)
      .execute()
  ).map(({ url }) => url)

/** The picture, held until the transaction ends, and whether anything shows it; undefined if it was noted since. */
export const takeLoose = (db: Db, url: string, before: Date): Promise<{ url: string; shown: boolean } | undefined> =>
  db
    .selectFrom('loose_picture as l')
    .select('l.url')
    .select(
      sql<boolean>`exists (select from shop where logo_url = l.url)
        or exists (select from shop_image where url = l.url)
        or exists (select from tyre where image_url = l.url)`.as('shown'),
    )
    .where('l.url', '=', url)
    .where('l.since', '<', before)
    .forUpdate('l')
    .skipLocked()
    .executeTakeFirst()

export const forgetLoose = (db: Db, url: string) => db.deleteFrom('loose_picture').where('url', '=', url).execute()
