import { sql } from 'kysely'
import { type Migration, Migrator } from 'kysely/migration'
import { type Db, makeDb, type Pool } from './client.ts'
import * as initial from './migrations/001_initial.ts'
import * as heldEvents from './migrations/002_held_events.ts'
import * as handed from './migrations/003_handed.ts'
import * as removedStock from './migrations/004_removed_stock.ts'
import * as askedImports from './migrations/005_asked_imports.ts'
import * as onPage from './migrations/006_on_page.ts'
import * as ourReplies from './migrations/007_our_replies.ts'
import * as threadReference from './migrations/008_thread_reference.ts'
import * as handedQuote from './migrations/009_handed_quote.ts'
import * as auditByWords from './migrations/010_audit_by_words.ts'
import * as codesForQuotes from './migrations/012_codes_for_quotes.ts'
import * as shopPictures from './migrations/014_shop_pictures.ts'
import * as plates from './migrations/016_plates.ts'
import * as alertNames from './migrations/018_alert_names.ts'
import * as roadside from './migrations/020_roadside.ts'

/** In the order of their names. A new one joins at the end, and none is edited once it has run anywhere. */
const migrations: Record<string, Migration> = {
  '001_initial': initial,
  '002_held_events': heldEvents,
  '003_handed': handed,
  '004_removed_stock': removedStock,
  '005_asked_imports': askedImports,
  '006_on_page': onPage,
  '007_our_replies': ourReplies,
  '008_thread_reference': threadReference,
  '009_handed_quote': handedQuote,
  '010_audit_by_words': auditByWords,
  '012_codes_for_quotes': codesForQuotes,
  '014_shop_pictures': shopPictures,
  '016_plates': plates,
  '018_alert_names': alertNames,
  '020_roadside': roadside,
}

/** Brings the database to the newest form. Safe to run from several processes at once. Throws the first failure. */
export async function migrate(pool: Pool): Promise<void> {
  const db = makeDb(pool)
  await takeOver(db)
  const { error } = await migratorOf(db).migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw new Error(unreleased)
  if (error) throw error
}

const unreleased =
  'the database was made by an unreleased version; remove the folder of DATA_DIR (.data), or empty the database of DATABASE_URL, and start again'

/** Names of the migrations that the database still lacks. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  return (await migratorOf(makeDb(pool)).getMigrations()).filter((one) => !one.executedAt).map((one) => one.name)
}

const migratorOf = (db: Db): Migrator => new Migrator({ db, provider: { getMigrations: async () => migrations } })

/** The last of 51 steps that led to the form of the initial migration before there was one. */
const LAST_STEP = '068_old_rows'

/**
 * A database that all of those steps were made in has what the initial migration creates, and goes on from there.
 * Steps were only ever made in their order, so the last one stands for all.
 */
async function takeOver(db: Db): Promise<void> {
  const { rows } = await sql<{ named: boolean }>`select to_regclass('kysely_migration') is not null as named`.execute(
    db,
  )
  if (!rows[0]?.named) return
  await sql`
    with step as (
      delete from kysely_migration
      where name <= ${LAST_STEP} and exists (select from kysely_migration where name = ${LAST_STEP})
      returning name, timestamp
    )
    insert into kysely_migration (name, timestamp)
    select '001_initial', timestamp from step where name = ${LAST_STEP}`.execute(db)
}
