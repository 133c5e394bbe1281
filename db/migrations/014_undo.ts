import { type Kysely, sql } from 'kysely'

/** What somebody did in the chat a moment ago and may still take back. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table undo_step (
      id uuid primary key default uuidv7(),
      contact_id uuid not null references contact on delete cascade,
      what text not null check (what in ('booking', 'message', 'stock', 'hours')),
      subject_id uuid not null,
      -- What it was before, and a mark of what it became: if somebody else has changed it since, it stays.
      before jsonb not null,
      after jsonb not null,
      until timestamptz not null
    )`.execute(db)
  await sql`create index undo_step_of on undo_step (contact_id, until desc)`.execute(db)
}
