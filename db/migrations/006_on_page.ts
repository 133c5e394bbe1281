import { type Kysely, sql } from 'kysely'

/** Who reads a conversation on its page is told of its messages there first. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // When the participant's browser last said that they read it.
  await sql`alter table thread_participant add column on_page_at timestamptz`.execute(db)
}
