import { type Kysely, sql } from 'kysely'

/** Rows whose work failed, of every kind that is due; an event's own count of attempts goes into it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table due_failure (
      id uuid primary key default uuidv7(),
      -- What is done with the row, and which row it is: its id, or what else names it there.
      work text not null,
      row_id text not null,
      attempts integer not null,
      -- Why the latest attempt failed.
      failure text,
      since timestamptz not null,
      -- Null once it is set aside.
      retry_at timestamptz,
      set_aside_at timestamptz,
      -- It stays undone, and is on nobody's list any more.
      closed_at timestamptz,
      unique (work, row_id),
      check (retry_at is not null or set_aside_at is not null)
    )`.execute(db)
  await sql`create index due_failure_retry on due_failure (retry_at) where retry_at is not null`.execute(db)
  await sql`
    create index due_failure_aside on due_failure (set_aside_at desc, id desc)
    where set_aside_at is not null and closed_at is null`.execute(db)
  await sql`
    insert into due_failure (work, row_id, attempts, failure, since, set_aside_at)
    select 'event', id, attempts, failure, at, now() from event where handled_at is null and attempts >= 10`.execute(db)
  await sql`alter table event drop column attempts, drop column failure`.execute(db)
}
