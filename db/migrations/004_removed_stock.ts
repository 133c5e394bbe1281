import { type Kysely, sql } from 'kysely'

/** Tyres that are taken off the shelves can be put back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table undo_step drop constraint undo_step_what_check`.execute(db)
  await sql`
    alter table undo_step add constraint undo_step_what_check
    check (what in ('booking', 'message', 'stock', 'removed', 'hours'))`.execute(db)
}
