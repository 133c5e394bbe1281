import { type Kysely, sql } from 'kysely'

/** What a shop that was only asked beside the road calls the driver who writes to it, until they have booked there. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table thread_participant add column called text`.execute(db)
}
