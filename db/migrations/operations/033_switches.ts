import { type Kysely, sql } from 'kysely'

/** What the owners can stop at once, which processes run, and what became of messages. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // A switch without a row has never been touched.
  await sql`
    create table switch (
      name text primary key check (name in ('bot', 'sending', 'alerts')),
      id uuid not null default uuidv7(),
      -- Null: it works.
      stopped_at timestamptz,
      reason text,
      contact_id uuid references contact on delete set null,
      -- What began to wait before that moment is decided again before it goes out.
      resumed_at timestamptz
    )`.execute(db)

  // A row a running process, written every few seconds and gone with it.
  await sql`
    create table process_heartbeat (
      id uuid primary key,
      name text not null,
      host text not null,
      pid integer not null,
      build text not null,
      started_at timestamptz not null,
      seen_at timestamptz not null,
      -- Of its own checks, its memory and disk, and the jobs of its last minute.
      facts jsonb not null
    )`.execute(db)

  // What became of the messages of a day in South Africa, so that nobody counts a month of rows for a page.
  await sql`
    create table delivery_day (
      day date not null,
      channel text not null,
      kind text not null,
      made integer not null,
      sent integer not null,
      delivered integer not null,
      read integer not null,
      failed integer not null,
      primary key (day, channel, kind)
    )`.execute(db)
}
