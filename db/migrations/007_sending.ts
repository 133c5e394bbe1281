import { type Kysely, sql } from 'kysely'

/** What keeps the sender within WhatsApp's limits, whatever the number of processes, and what it tells people of trouble. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // The moment from which the next message would be on time: the memory of a token bucket.
  await sql`
    create table send_pace (
      contact_id uuid primary key references contact on delete cascade,
      on_time timestamptz not null
    )`.execute(db)
  await sql`create table send_rate (sender text primary key, recent timestamptz[] not null default '{}')`.execute(db)

  // all: nothing goes out. starts: only people who wrote within 24 hours are written to.
  await sql`
    create table sender_stop (
      what text primary key check (what in ('all', 'starts')),
      since timestamptz not null,
      until timestamptz not null,
      why text not null,
      -- One message tries whether Twilio takes it again; until this moment no other does.
      probe_until timestamptz
    )`.execute(db)

  // When a person was last written to outside the 24 hours: what WhatsApp counts a day.
  await sql`
    create table started_conversation (
      contact_id uuid primary key references contact on delete cascade,
      at timestamptz not null,
      -- Only a one-time code has begun it, which has a share of its own.
      by_code boolean not null default false
    )`.execute(db)
  await sql`create index started_conversation_at on started_conversation (at)`.execute(db)

  // What the admins have been told of, so that one trouble is one message.
  await sql`
    create table trouble (
      key text primary key,
      id uuid not null default uuidv7() unique,
      what text not null,
      detail text not null,
      since timestamptz not null,
      told_at timestamptz not null,
      -- Somebody has seen to it, or it has mended itself.
      settled_at timestamptz,
      settled_by uuid references contact on delete set null
    )`.execute(db)
  await sql`create index trouble_told on trouble (told_at desc, id desc)`.execute(db)
}
