import { type Kysely, sql } from 'kysely'

/** People name a conversation by the end of its id, as it stands in the list of their messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index thread_by_end_of_id on thread (right(id::text, 8))`.execute(db)
}
