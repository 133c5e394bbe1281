import { type Insertable, type Selectable, sql } from 'kysely'
import type { LegalName } from '#core/contracts/website/legal.ts'
import type { Db } from '#db/client.ts'
import type { LegalTextTable } from '#db/schema/console/announcements.ts'

export type LegalTextRow = Selectable<LegalTextTable>

/** The versions written in the console, the newest first, without their words. */
export const legalVersions = (db: Db, name: LegalName): Promise<Omit<LegalTextRow, 'markup'>[]> =>
  db
    .selectFrom('legal_text')
    .select(['id', 'name', 'version', 'effective_on', 'published_at', 'published_by'])
    .where('name', '=', name)
    .orderBy('version', 'desc')
    .execute()

export const legalMarkup = async (db: Db, name: LegalName, version: number): Promise<string | undefined> =>
  (
    await db
      .selectFrom('legal_text')
      .select('markup')
      .where('name', '=', name)
      .where('version', '=', version)
      .executeTakeFirst()
  )?.markup

/** Makes those who publish the same text at the same moment wait for each other. */
export const lockLegalText = (db: Db, name: LegalName) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`legal text ${name}`}, 0))`.execute(db)

export const insertLegalText = (db: Db, row: Insertable<LegalTextTable>): Promise<LegalTextRow> =>
  db.insertInto('legal_text').values(row).returningAll().executeTakeFirstOrThrow()
