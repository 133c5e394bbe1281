import { type Kysely, sql } from 'kysely'

/** Whoever of us answers people has ready replies too: those without a shop. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table canned_reply alter column shop_id drop not null`.execute(db)
  await sql`drop index one_reply_of_a_shortcut`.execute(db)
  await sql`create unique index one_reply_of_a_shortcut on canned_reply (shop_id, shortcut) nulls not distinct`.execute(
    db,
  )
}
