import { type Kysely, sql } from 'kysely'

/** What a second reader is asked about: until when a message waits for its answer, the answer, and how often a day. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table inbound_message add column reader_until timestamptz, add column reader_answer jsonb`.execute(db)
  await sql`create table reader_day (day date primary key, asks integer not null)`.execute(db)
}
