import { sql } from 'kysely'
import { migrateQueue } from '#core/jobs/queue.ts'
import { type Db, makeDb, type Pool } from '../client.ts'
import { migrate } from '../migrate.ts'
import { seedCatalogue } from './catalogue.ts'

const catalogueLock = 7_301_021

/**
 * Brings a database to what every process needs: the tables in their newest form, the queue's, and the catalogue. Safe
 * to run at any time and from several places at once.
 */
export async function prepareDatabase(pool: Pool): Promise<void> {
  await migrate(pool)
  await migrateQueue(pool)
  await writeCatalogue(makeDb(pool))
}

/** Brands, sizes and vehicles, without a demo; what is there stays. */
export const writeCatalogue = (db: Db): Promise<void> =>
  db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${catalogueLock})`.execute(db)
    await seedCatalogue(db)
  })
