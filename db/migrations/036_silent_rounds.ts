import { type Kysely, sql } from 'kysely'

/** When to look whether any shop has named a price for a round. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table quote_round add column look_at timestamptz`.execute(db)
  await sql`create index quote_round_look on quote_round (look_at) where look_at is not null`.execute(db)
}
