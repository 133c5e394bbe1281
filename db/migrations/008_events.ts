import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // The event row is the truth; the job that follows a commit is only a nudge.
  await sql`
    create table event (
      id uuid primary key default uuidv7(),
      type text not null,
      data jsonb not null,
      at timestamptz not null,
      attempts integer not null default 0,
      handled_at timestamptz,
      -- Why the latest attempt to react to it failed.
      failure text
    )`.execute(db)
  await sql`create index event_waiting on event (id) where handled_at is null`.execute(db)
  // Whom a message of a thread was told.
  await sql`
    create index event_of_message on event ((data->>'messageId')) where type = 'thread.message_sent'`.execute(db)

  // What we wanted to tell whom because of an event, and what was decided.
  await sql`
    create table notification (
      id uuid primary key default uuidv7(),
      event_id uuid not null references event,
      recipient text not null,
      contact_id uuid references contact,
      kind text not null,
      channel text not null check (channel in ('whatsapp', 'email', 'in_app', 'sms', 'push')),
      decision text not null check (decision in ('send', 'hold', 'drop')),
      reason jsonb not null,
      outbound_message_id uuid references outbound_message,
      mail_id uuid references mail,
      -- As it was made, whatever the channel made of it.
      notice jsonb,
      read_at timestamptz,
      decided_at timestamptz not null,
      constraint told_once unique (event_id, recipient, kind, channel)
    )`.execute(db)
  await sql`create index notification_to on notification (recipient, id desc) where channel = 'in_app'`.execute(db)
  await sql`create index notification_message on notification (outbound_message_id)`.execute(db)
  await sql`create index notification_of on notification (contact_id, decided_at desc)`.execute(db)

  // What waits for the one e-mail of the day.
  await sql`
    create table digest_item (
      id uuid primary key default uuidv7(),
      contact_id uuid not null references contact on delete cascade,
      notification_id uuid not null references notification on delete cascade,
      kind text not null,
      notice jsonb not null,
      due_at timestamptz not null,
      settled_at timestamptz
    )`.execute(db)
  await sql`create index digest_due on digest_item (due_at) where settled_at is null`.execute(db)

  await sql`
    create table rate_limit (
      key varchar(255) primary key,
      points integer not null default 0,
      expire bigint
    )`.execute(db)
  await sql`create index rate_limit_expiry on rate_limit (expire)`.execute(db)
}
