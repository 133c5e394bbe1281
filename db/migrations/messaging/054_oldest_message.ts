import { type Kysely, sql } from 'kysely'

/** Finds the message that has waited longest, among all people. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create index inbound_oldest on inbound_message (seq) where handled_at is null`.execute(db)
}
