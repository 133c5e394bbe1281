import { type Kysely, sql } from 'kysely'

/** What happened and what is sent because of it name the message or the request that it all began with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table event add column trace_id text`.execute(db)
  await sql`alter table outbound_message add column trace_id text`.execute(db)
}
