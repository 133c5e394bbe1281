import { setTimeout as pause } from 'node:timers/promises'
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
import * as traceIds from './migrations/022_trace_ids.ts'
import * as roadside from './migrations/024_roadside.ts'
import * as traceMails from './migrations/026_trace_mails.ts'
import * as whoComes from './migrations/028_who_comes.ts'
import * as refreshOffers from './migrations/030_refresh_offers.ts'
import * as rescueNote from './migrations/032_rescue_note.ts'
import * as silentRounds from './migrations/036_silent_rounds.ts'
import * as consentInApp from './migrations/038_consent_in_app.ts'
import * as moneyTalk from './migrations/040_money_talk.ts'
import * as called from './migrations/042_called.ts'

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
  '022_trace_ids': traceIds,
  '024_roadside': roadside,
  '026_trace_mails': traceMails,
  '028_who_comes': whoComes,
  '030_refresh_offers': refreshOffers,
  '032_rescue_note': rescueNote,
  '036_silent_rounds': silentRounds,
  '038_consent_in_app': consentInApp,
  '040_money_talk': moneyTalk,
  '042_called': called,
}

/** Brings the database to the newest form. Safe to run from several processes at once. Throws the first failure. */
export async function migrate(pool: Pool): Promise<void> {
  const db = makeDb(pool)
  const made = await madeIn(db)
  if (made.has(LAST_STEP)) await takeOver(db)
  else if (isAhead(made)) return
  const error = await failureOf(migratorOf(db))
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw new Error(unreleased)
  if (error) throw error
}

/**
 * Everybody who uses a table waits behind a change of it that waits for its lock. After a second PostgreSQL ends one of
 * those who wait for each other, so that within it the change gives way and nobody else has to.
 */
const LOCK_WAIT = '700ms'
const TRY_FOR_MS = 120_000
const PAUSE_MS = 500

/** Beside running processes a change may get no lock in time, or lose to them: nothing of it is left, and it is tried again. */
async function failureOf(migrator: Migrator): Promise<unknown> {
  const until = Date.now() + TRY_FOR_MS
  for (;;) {
    const { error } = await migrator.migrateToLatest()
    if (!lostToOthers(error) || Date.now() > until) return error
    await pause(PAUSE_MS * (1 + Math.random()))
  }
}

/** A deadlock, or a lock that others held for too long. */
const lostToOthers = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && (error.code === '40P01' || error.code === '55P03')

const unreleased =
  'the database was made by an unreleased version; remove the folder of DATA_DIR (.data), or empty the database of DATABASE_URL, and start again'

/** Names of the migrations that the database still lacks. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  return (await migratorOf(makeDb(pool)).getMigrations()).filter((one) => !one.executedAt).map((one) => one.name)
}

/** Gives an empty database the form that these migrations made. Throws if one is not known here. */
export async function migrateTo(pool: Pool, names: readonly string[]): Promise<void> {
  const unknown = names.filter((name) => !Object.hasOwn(migrations, name))
  if (unknown.length > 0) throw new Error(`made by a newer version, which has the migrations ${unknown.join(', ')}`)
  const { error } = await migratorOf(makeDb(pool)).migrateTo(names.toSorted().at(-1) ?? '')
  if (error) throw error
}

/**
 * Whether a newer version has brought the database further than this one knows, as while one takes over from the other.
 * A migration takes nothing away that the version before it uses, so that both run on it.
 */
function isAhead(made: ReadonlySet<string>): boolean {
  const known = Object.keys(migrations)
  return made.size > known.length && known.every((name) => made.has(name))
}

/** Names of the migrations that were made. */
async function madeIn(db: Db): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ named: boolean }>`
    select to_regclass('kysely_migration') is not null as named`.execute(db)
  if (!found[0]?.named) return new Set()
  const { rows } = await sql<{ name: string }>`select name from kysely_migration`.execute(db)
  return new Set(rows.map(({ name }) => name))
}

const migratorOf = (db: Db): Migrator =>
  new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(Object.entries(migrations).map(([name, one]) => [name, patient(one)])),
    },
  })

const patient = ({ up }: Migration): Migration => ({
  up: async (db) => {
    await sql`select set_config('lock_timeout', ${LOCK_WAIT}, true)`.execute(db)
    await up(db)
  },
})

/** The last of 51 steps that led to the form of the initial migration before there was one. */
const LAST_STEP = '068_old_rows'

/**
 * A database that all of those steps were made in has what the initial migration creates, and goes on from there.
 * Steps were only ever made in their order, so the last one stands for all.
 */
async function takeOver(db: Db): Promise<void> {
  await sql`
    with step as (
      delete from kysely_migration
      where name <= ${LAST_STEP} and exists (select from kysely_migration where name = ${LAST_STEP})
      returning name, timestamp
    )
    insert into kysely_migration (name, timestamp)
    select '001_initial', timestamp from step where name = ${LAST_STEP}`.execute(db)
}
