import { type Kysely, sql } from 'kysely'

/** Notices that a browser shows while the website is closed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What signs our messages to the push services: made once, unless the environment gives another pair.
  await sql`
    create table push_key (
      only_one boolean primary key default true check (only_one),
      public_key text not null,
      private_key text not null
    )`.execute(db)

  // A browser that somebody asked us to notify. It lasts as long as the session that it was asked in.
  await sql`
    create table push_subscription (
      id uuid primary key default uuidv7(),
      session_id uuid not null unique references session on delete cascade,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      device text not null,
      -- Whether the words themselves show, for everybody who sees the screen.
      shows_words boolean not null default false,
      created_at timestamptz not null,
      last_sent_at timestamptz
    )`.execute(db)
  await sql`
    create function end_push() returns trigger language plpgsql as $$
    begin
      delete from push_subscription where session_id = new.id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger session_ends_push after update of revoked_at on session for each row
    when (new.revoked_at is not null) execute function end_push()`.execute(db)

  await sql`
    create table push_message (
      id uuid primary key default uuidv7(),
      notification_id uuid not null references notification on delete cascade,
      subscription_id uuid references push_subscription on delete set null,
      booking_id uuid references booking,
      payload jsonb not null,
      status text not null check (status in ('held', 'dropped', 'queued', 'sending', 'sent', 'failed')),
      due_at timestamptz not null,
      expires_at timestamptz not null,
      attempts integer not null default 0,
      claimed_at timestamptz,
      error_text text,
      sent_at timestamptz,
      created_at timestamptz not null
    )`.execute(db)
  await sql`create index push_message_due on push_message (due_at) where status in ('queued', 'sending', 'held')`.execute(
    db,
  )
  await sql`create index push_message_of on push_message (notification_id)`.execute(db)
  await sql`create index push_message_to on push_message (subscription_id)`.execute(db)
}
