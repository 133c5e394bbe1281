import { type Migration, Migrator } from 'kysely/migration'
import { makeDb, type Pool } from './client.ts'
import * as catalogue from './migrations/001_catalogue.ts'
import * as people from './migrations/002_people.ts'
import * as shops from './migrations/003_shops.ts'
import * as bookings from './migrations/004_bookings.ts'
import * as threads from './migrations/005_threads.ts'
import * as messaging from './migrations/006_messaging.ts'
import * as sending from './migrations/007_sending.ts'
import * as events from './migrations/008_events.ts'
import * as alerts from './migrations/009_alerts.ts'
import * as auth from './migrations/010_auth.ts'
import * as idempotency from './migrations/011_idempotency.ts'
import * as garage from './migrations/012_garage.ts'
import * as site from './migrations/013_site.ts'
import * as undo from './migrations/014_undo.ts'
import * as inbox from './migrations/015_inbox.ts'
import * as attachments from './migrations/016_attachments.ts'
import * as push from './migrations/017_push.ts'
import * as audit from './migrations/018_audit.ts'
import * as joining from './migrations/019_joining.ts'
import * as machines from './migrations/022_machines.ts'
import * as counterBookings from './migrations/023_counter_bookings.ts'
import * as figures from './migrations/024_figures.ts'
import * as dashboard from './migrations/025_dashboard.ts'
import * as admin from './migrations/026_admin.ts'
import * as announcements from './migrations/032_announcements.ts'
import * as moderation from './migrations/admin/027_moderation.ts'
import * as reports from './migrations/admin/028_reports.ts'
import * as catalogueImport from './migrations/admin/029_catalogue_import.ts'
import * as languageNotes from './migrations/admin/030_language_notes.ts'
import * as billing from './migrations/admin/031_billing.ts'
import * as tyrePictures from './migrations/admin/038_tyre_pictures.ts'
import * as stock from './migrations/bookings/055_stock.ts'
import * as done from './migrations/bookings/056_done.ts'
import * as bookingOffers from './migrations/bookings/057_offers.ts'
import * as quoteRounds from './migrations/bookings/059_quote_rounds.ts'
import * as rescue from './migrations/bookings/060_rescue.ts'
import * as beside from './migrations/bookings/062_beside.ts'
import * as oldQuoteRounds from './migrations/bookings/063_old_quote_rounds.ts'
import * as stockOfDone from './migrations/bookings/067_stock_of_done.ts'
import * as oldestMessage from './migrations/messaging/054_oldest_message.ts'
import * as secondReader from './migrations/messaging/066_second_reader.ts'
import * as switches from './migrations/operations/033_switches.ts'
import * as due from './migrations/operations/045_due.ts'
import * as dueIndexes from './migrations/operations/046_indexes.ts'
import * as oldRows from './migrations/operations/068_old_rows.ts'
import * as loosePictures from './migrations/seller/036_loose_pictures.ts'
import * as noticesOfEvents from './migrations/seller/042_notices_of_events.ts'
import * as stockSwitch from './migrations/seller/043_stock_switch.ts'
import * as savedViews from './migrations/seller/044_saved_views.ts'
import * as payment from './migrations/seller/058_payment.ts'
import * as shopDay from './migrations/seller/061_shop_day.ts'

const migrations: Record<string, Migration> = {
  '001_catalogue': catalogue,
  '002_people': people,
  '003_shops': shops,
  '004_bookings': bookings,
  '005_threads': threads,
  '006_messaging': messaging,
  '007_sending': sending,
  '008_events': events,
  '009_alerts': alerts,
  '010_auth': auth,
  '011_idempotency': idempotency,
  '012_garage': garage,
  '013_site': site,
  '014_undo': undo,
  '015_inbox': inbox,
  '016_attachments': attachments,
  '017_push': push,
  '018_audit': audit,
  '023_counter_bookings': counterBookings,
  '019_joining': joining,
  '022_machines': machines,
  '024_figures': figures,
  '025_dashboard': dashboard,
  '030_language_notes': languageNotes,
  '028_reports': reports,
  '031_billing': billing,
  '033_switches': switches,
  '027_moderation': moderation,
  '032_announcements': announcements,
  '026_admin': admin,
  '029_catalogue_import': catalogueImport,
  '036_loose_pictures': loosePictures,
  '038_tyre_pictures': tyrePictures,
  '042_notices_of_events': noticesOfEvents,
  '043_stock_switch': stockSwitch,
  '044_saved_views': savedViews,
  '045_due': due,
  '046_indexes': dueIndexes,
  '054_oldest_message': oldestMessage,
  '055_stock': stock,
  '056_done': done,
  '057_offers': bookingOffers,
  '062_beside': beside,
  '058_payment': payment,
  '060_rescue': rescue,
  '059_quote_rounds': quoteRounds,
  '061_shop_day': shopDay,
  '063_old_quote_rounds': oldQuoteRounds,
  '066_second_reader': secondReader,
  '067_stock_of_done': stockOfDone,
  '068_old_rows': oldRows,
}

/** Brings the database to the newest form. Safe to run from several processes at once. Throws the first failure. */
export async function migrate(pool: Pool): Promise<void> {
  const migrator = new Migrator({ db: makeDb(pool), provider: { getMigrations: async () => migrations } })
  const { error } = await migrator.migrateToLatest()
  if (error instanceof Error && error.message.startsWith('corrupted migrations')) throw new Error(unreleased)
  if (error) throw error
}

const unreleased =
  'the database was made by an unreleased version; remove the folder of DATA_DIR (.data), or empty the database of DATABASE_URL, and start again'

/** Names of the migrations that the database still lacks. */
export async function pendingMigrations(pool: Pool): Promise<string[]> {
  const migrator = new Migrator({ db: makeDb(pool), provider: { getMigrations: async () => migrations } })
  return (await migrator.getMigrations()).filter((one) => !one.executedAt).map((one) => one.name)
}
