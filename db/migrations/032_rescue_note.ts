import { type Kysely, sql } from 'kysely'

/** What a shop says to a driver beside the road with its minutes and its price. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table rescue_ask add column note text not null default ''`.execute(db)
}
