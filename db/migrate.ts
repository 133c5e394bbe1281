import { type Migration, Migrator } from 'kysely/migration'
import { makeDb, type Pool } from './client.ts'
import * as catalogue from './migrations/001_catalogue.ts'
import * as people from './migrations/002_people.ts'
import * as shops from './migrations/003_shops.ts'
import * as bookings from './migrations/004_bookings.ts'
import * as messaging from './migrations/005_messaging.ts'
import * as events from './migrations/006_events.ts'
import * as alerts from './migrations/007_alerts.ts'
import * as auth from './migrations/008_auth.ts'
import * as sending from './migrations/009_sending.ts'
import * as idempotency from './migrations/010_idempotency.ts'
import * as accounts from './migrations/011_accounts.ts'
import * as threads from './migrations/012_threads.ts'
import * as garage from './migrations/013_garage.ts'
import * as site from './migrations/014_site.ts'
import * as guestLinks from './migrations/015_guest_links.ts'

const migrations: Record<string, Migration> = {
  '001_catalogue': catalogue,
  '002_people': people,
  '003_shops': shops,
  '004_bookings': bookings,
  '005_messaging': messaging,
  '006_events': events,
  '007_alerts': alerts,
  '008_auth': auth,
  '009_sending': sending,
  '010_idempotency': idempotency,
  '011_accounts': accounts,
  '012_threads': threads,
  '013_garage': garage,
  '014_site': site,
  '015_guest_links': guestLinks,
}

/** Brings the database to the newest form. Safe to run from several processes at once. Throws the first failure. */
export async function migrate(pool: Pool): Promise<void> {
  const migrator = new Migrator({ db: makeDb(pool), provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error) throw error
}

/** Names of the migrations that the database still lacks. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  const migrator = new Migrator({ db: makeDb(pool), provider: { getMigrations: async () => migrations } })
  return (await migrator.getMigrations()).filter((one) => !one.executedAt).map((one) => one.name)
}
