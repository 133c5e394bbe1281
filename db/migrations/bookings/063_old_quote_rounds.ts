import { type Kysely, sql } from 'kysely'

/** What the clean-up of old rounds searches by. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index quote_round_ended on quote_round (ended_at) where ended_at is not null`.execute(db)
}
