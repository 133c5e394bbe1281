import { type Kysely, sql } from 'kysely'

/** What is done at a counter can be undone for ten seconds, and is told after them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // Nothing follows from the event before then; at once if it is null.
  await sql`alter table event add column due_at timestamptz`.execute(db)
  // The step whose undoing drops the event, as long as nothing has followed from it. Steps are deleted after a minute.
  await sql`alter table event add column undo_id uuid`.execute(db)
  await sql`create index event_of_undo on event (undo_id) where undo_id is not null`.execute(db)
  // What happened to a booking, for the people of its shop.
  await sql`create index event_of_booking on event ((data->>'bookingId'), id) where data ? 'bookingId'`.execute(db)
}
