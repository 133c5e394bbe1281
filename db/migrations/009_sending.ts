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
      why text not null
    )`.execute(db)

  // When a person was last written to outside the 24 hours: what WhatsApp counts a day.
  await sql`
    create table started_conversation (
      contact_id uuid primary key references contact on delete cascade,
      at timestamptz not null
    )`.execute(db)
  await sql`create index started_conversation_at on started_conversation (at)`.execute(db)

  // What the admins have been told of, so that one trouble is one message.
  await sql`create table trouble (key text primary key, told_at timestamptz not null)`.execute(db)

  await sql`
    alter table outbound_message
      add column channel text not null default 'whatsapp' check (channel in ('whatsapp', 'sms')),
      add column merged_into uuid references outbound_message,
      drop constraint outbound_message_status_check,
      add constraint outbound_message_status_check check (
        status in ('held', 'dropped', 'queued', 'merged', 'sending', 'sent', 'delivered', 'read', 'failed'))`.execute(
    db,
  )
  await sql`create index outbound_merged on outbound_message (merged_into) where merged_into is not null`.execute(db)
  await sql`create index outbound_of on outbound_message (contact_id, seq desc)`.execute(db)

  await sql`alter table mail add column booking_id uuid references booking, add column stop_url text`.execute(db)
  await sql`alter table communication_preference add column sms_enabled boolean not null default false`.execute(db)

  await sql`
    alter table notification
      add column notice jsonb,
      add column read_at timestamptz,
      drop constraint notification_channel_check,
      add constraint notification_channel_check check (channel in ('whatsapp', 'email', 'in_app', 'sms'))`.execute(db)
  await sql`create index notification_to on notification (recipient, id desc) where channel = 'in_app'`.execute(db)
  await sql`create index notification_message on notification (outbound_message_id)`.execute(db)

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
}
