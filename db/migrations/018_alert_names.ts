import { type Kysely, sql } from 'kysely'

/** An alert is called what its person calls it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table alert add column name text not null default ''`.execute(db)
}
