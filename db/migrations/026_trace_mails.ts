import { type Kysely, sql } from 'kysely'

/** A mail, and a notice in a browser, name the message or the request that they began with. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table mail add column trace_id text`.execute(db)
  await sql`alter table push_message add column trace_id text`.execute(db)
}
