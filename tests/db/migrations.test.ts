import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { speedSymbols } from '#core/rules/tyres/load-speed.ts'
import { migrate, pendingMigrations } from '#db/migrate.ts'
import { ownDatabase } from '#tests/support/postgres.ts'

const { pool } = await ownDatabase()
const folder = join(import.meta.dirname, '../../db/migrations')

/** Each file of a migration and what it holds. A new migration adds its line; no line that is here changes. */
const written: Record<string, string> = {
  '001_initial.ts': '8fdeee520ff3617d',
  '002_held_events.ts': '9038ba5fdbf37ac7',
  '003_handed.ts': '7ed49c37c3bd9b2e',
  '004_removed_stock.ts': '3074de7a3e2d6659',
  '005_asked_imports.ts': 'da4cda81e4433457',
  '006_on_page.ts': '558058c55ce7e60b',
  '007_our_replies.ts': '717b345230530ff9',
  '008_thread_reference.ts': '8b47ec42d548f717',
  '009_handed_quote.ts': '41b9aceedecb0c77',
  '010_audit_by_words.ts': 'a423790e614ac867',
  '012_codes_for_quotes.ts': '5205e61a9dc79d6f',
  '014_shop_pictures.ts': 'd131080c520c2fe5',
  '016_plates.ts': '6b39bcbe6a599e32',
  '018_alert_names.ts': 'c1544912d6a9407a',
  '022_trace_ids.ts': '187e0336cf4f7ebe',
  '024_roadside.ts': '8979bff4c6892f9a',
  '026_trace_mails.ts': 'a7a9c5199aa592e0',
  '028_who_comes.ts': '6503a8ae443071a3',
  '030_refresh_offers.ts': '794e7186fd31b329',
  '032_rescue_note.ts': '8303d769b163a21b',
  '036_silent_rounds.ts': '5a0a1e133726a9f8',
  '038_consent_in_app.ts': 'e185fc4ae93f0b8e',
  '040_money_talk.ts': 'c87935603a05d7c0',
  '042_called.ts': '589e98c46a024e72',
  'initial/billing.sql': '09ef4db92bfa544c',
  'initial/bookings.sql': '0ff4df36c1963a92',
  'initial/catalogue.sql': '1ac01bd9fdccc0db',
  'initial/console.sql': 'a90be2ae20513c24',
  'initial/inbox.sql': '6aff60eaa2d04f99',
  'initial/integrations.sql': '2376a8099b38a13c',
  'initial/messaging.sql': '0386e47816cc56f2',
  'initial/notices.sql': 'b81c2be4f4213107',
  'initial/operations.sql': '57aec8d81899d4cb',
  'initial/people.sql': '95c6f0d26a92b66b',
  'initial/places-and-words.sql': '8b30d5576d3c8e7f',
  'initial/rounds.sql': '52a39b1cbdd28cb7',
  'initial/shop-pages.sql': 'a38cea90b1ce7d89',
  'initial/shops.sql': '5a96544c35bd940a',
  'initial/sign-in.sql': 'ec744ef8ca8c3f47',
  'initial/stock-of-bookings.sql': '846253c7f597789c',
  'initial/stock.sql': '7f4135dcec33fe2a',
  'initial/threads.sql': 'e77af76b074e9614',
}

test('a migration is never edited, since databases that have run it do not run it again', () => {
  const files = globSync('**/*', { cwd: folder, withFileTypes: true }).filter((entry) => entry.isFile())
  const found = files.map((entry) => {
    const path = join(entry.parentPath, entry.name)
    return [path.slice(folder.length + 1), createHash('sha256').update(readFileSync(path)).digest('hex').slice(0, 16)]
  })
  expect(Object.fromEntries(found)).toEqual(written)
})

test('every migration is run', async () => {
  const { rows } = await pool.query<{ name: string }>('select name from kysely_migration order by name')
  const files = globSync('*.ts', { cwd: folder }).map((file) => file.replace(/\.ts$/, ''))
  expect(rows.map(({ name }) => name)).toEqual(files.sort())
})

test('offers say how fast a tyre may go as the code says it', async () => {
  const { rows } = await pool.query<{ definition: string }>(
    "select pg_get_functiondef('refresh_offers'::regproc) as definition",
  )
  const said = [...String(rows[0]?.definition).matchAll(/when '(\w)' then (\d+)/g)].map(([, symbol, speed]) => [
    symbol,
    Number(speed),
  ])
  expect(said).toEqual(speedSymbols)
})

test('a database that was made step by step before there was an initial migration goes on from there', async () => {
  const { rows: now } = await pool.query<{ name: string }>('select name from kysely_migration order by name')
  // What later ones have made is not there yet.
  await pool.query('alter table quote_round drop column look_at')
  await pool.query('drop table money_talk')
  await pool.query('alter table thread_participant drop column called')
  await pool.query('drop table handed')
  await pool.query('drop table handed_quote')
  await pool.query('drop index event_of_booking')
  await pool.query('drop index thread_by_end_of_id')
  await pool.query('drop index audit_entry_says')
  await pool.query('create index audit_entry_about on audit_entry (entity_id, at desc, id desc)')
  await pool.query('alter table event drop column due_at, drop column undo_id')
  await pool.query('drop table stock_import_undo')
  await pool.query('alter table thread_participant drop column on_page_at')
  await pool.query('alter table canned_reply alter column shop_id set not null')
  await pool.query('alter table stock_import drop column answers, drop column rows_waits, drop column undone_at')
  await pool.query('alter table stock_import_row drop column asks, drop column brand')
  await pool.query('drop table sent_picture')
  await pool.query('alter table alert drop column name')
  await pool.query('alter table event drop column trace_id')
  await pool.query('alter table outbound_message drop column trace_id')
  await pool.query('alter table mail drop column trace_id')
  await pool.query('alter table push_message drop column trace_id')
  await pool.query('drop index plate_once')
  await pool.query('alter table garage_vehicle drop column plate')
  await pool.query(
    'alter table garage_vehicle add constraint vehicle_once unique nulls not distinct (account_id, make, model, variant, year, size, rear_size)',
  )
  await pool.query('alter table shop drop column ask_picture_at')
  await pool.query('alter table rescue_round drop column pinned, drop column said')
  await pool.query(
    'alter table rescue_ask drop column own_price, drop column due_at, drop column there_at, drop column note',
  )
  await pool.query('alter table booking drop column comes_name, drop column comes_phone')
  await pool.query('delete from kysely_migration')
  await pool.query(
    "insert into kysely_migration (name, timestamp) select unnest(array['001_catalogue', '022_machines', '068_old_rows']), '2026-11-01'",
  )
  await Promise.all([migrate(pool), migrate(pool), migrate(pool)])
  const { rows } = await pool.query('select name from kysely_migration order by name')
  expect(rows).toEqual(now)
  expect(await pendingMigrations(pool)).toEqual([])
})

test('one that stopped half way through those steps says what to do, and stays as it is', async () => {
  const { rows: now } = await pool.query('select * from kysely_migration')
  await pool.query('delete from kysely_migration')
  await pool.query("insert into kysely_migration (name, timestamp) values ('001_catalogue', ''), ('022_machines', '')")
  await expect(migrate(pool)).rejects.toThrow(/remove the folder of DATA_DIR .+, or empty the database/)
  const { rows } = await pool.query('select name from kysely_migration order by name')
  expect(rows).toEqual([{ name: '001_catalogue' }, { name: '022_machines' }])
  await pool.query('delete from kysely_migration')
  for (const { name, timestamp } of now)
    await pool.query('insert into kysely_migration (name, timestamp) values ($1, $2)', [name, timestamp])
})
