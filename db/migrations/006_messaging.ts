import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table conversation (
      contact_id uuid primary key references contact on delete cascade,
      state jsonb not null default '{}',
      -- When the person was last told that the bot is stopped.
      stop_told_at timestamptz,
      updated_at timestamptz not null default now()
    )`.execute(db)

  await sql`
    create table inbound_message (
      id uuid primary key default uuidv7(),
      seq bigint generated always as identity unique,
      message_sid text not null unique,
      contact_id uuid not null references contact,
      body text not null,
      content jsonb not null,
      received_at timestamptz not null,
      attempts integer not null default 0,
      -- Not before then, and nothing that the person wrote after it either.
      retry_at timestamptz,
      -- A fragment: its rest may come until then.
      held_until timestamptz,
      handled_at timestamptz,
      failure text,
      -- The bot was stopped when it came; it is answered when the bot goes on.
      kept_at timestamptz,
      -- All attempts failed; null again once somebody has seen to it.
      set_aside_at timestamptz
    )`.execute(db)
  await sql`create index inbound_waiting on inbound_message (contact_id, seq) where handled_at is null`.execute(db)
  await sql`create index inbound_kept on inbound_message (contact_id) where kept_at is not null`.execute(db)
  await sql`create index inbound_set_aside on inbound_message (set_aside_at desc, id desc) where set_aside_at is not null`.execute(
    db,
  )

  // status moves up only: see core/rules/notifications/message-status.ts
  await sql`
    create table outbound_message (
      id uuid primary key default uuidv7(),
      seq bigint generated always as identity unique,
      contact_id uuid not null references contact,
      kind text not null,
      -- What the sender has to know of its kind: core/notifications/kinds.
      topic text,
      purpose text not null default 'service' check (purpose in ('service', 'deals', 'marketing')),
      expires_at timestamptz,
      channel text not null default 'whatsapp' check (channel in ('whatsapp', 'sms')),
      -- Where this one message goes, when that is not the person's usual address.
      to_address text,
      content jsonb not null,
      opener jsonb,
      -- What it was about, so that the answer to it goes there.
      booking_id uuid references booking,
      thread_id uuid references thread,
      merged_into uuid references outbound_message,
      status text not null check (
        status in ('held', 'dropped', 'queued', 'merged', 'sending', 'sent', 'delivered', 'read', 'failed')),
      reason jsonb not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      claimed_at timestamptz,
      provider_sid text unique,
      error_code integer,
      error_text text,
      sent_at timestamptz,
      delivered_at timestamptz,
      read_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index outbound_waiting on outbound_message (contact_id, seq) where status in ('queued', 'sending')`.execute(
    db,
  )
  await sql`create index outbound_merged on outbound_message (merged_into) where merged_into is not null`.execute(db)
  await sql`create index outbound_of on outbound_message (contact_id, seq desc)`.execute(db)
  // Messages reach a person in order, because only one is on its way at a time, whatever the number of workers.
  await sql`create unique index one_in_flight on outbound_message (contact_id) where status = 'sending'`.execute(db)
  // What waits until its person writes.
  await sql`create index outbound_held_of on outbound_message (contact_id) where status = 'held'`.execute(db)
  // What failed of late, and what became of the messages of a period.
  await sql`create index outbound_made on outbound_message (created_at)`.execute(db)
  await sql`create index outbound_failed on outbound_message (created_at desc) where status = 'failed'`.execute(db)
  await sql`create index outbound_held on outbound_message (due_at) where status = 'held'`.execute(db)

  // A code or link that signs in stays readable only while it waits to be sent, whichever way it leaves the queue.
  await sql`
    create function keep_no_secret() returns trigger language plpgsql as $$
    begin
      new.content := jsonb_build_object('type', 'text', 'body', '(not kept)', 'secret', true);
      new.opener := null;
      return new;
    end $$`.execute(db)
  await sql`
    create trigger keep_no_secret before insert or update on outbound_message for each row
    when (new.content ->> 'secret' = 'true' and new.status not in ('held', 'queued', 'sending'))
    execute function keep_no_secret()`.execute(db)

  await sql`
    create table content_template (
      name text not null,
      language text not null,
      content_sid text not null,
      fingerprint text not null,
      category text check (category in ('UTILITY', 'MARKETING', 'AUTHENTICATION')),
      approval text not null,
      approval_reason text,
      updated_at timestamptz not null,
      primary key (name, language)
    )`.execute(db)

  await sql`
    create table mail (
      id uuid primary key default uuidv7(),
      contact_id uuid references contact on delete set null,
      booking_id uuid references booking,
      to_address text not null,
      kind text not null,
      purpose text not null default 'service' check (purpose in ('service', 'deals', 'marketing')),
      subject text not null,
      text text not null,
      html text not null,
      attachments jsonb not null default '[]',
      stop_url text,
      -- Holds a link that opens an account.
      secret boolean not null default false,
      status text not null check (status in ('held', 'dropped', 'queued', 'sending', 'sent', 'failed')),
      reason jsonb not null,
      due_at timestamptz not null,
      attempts integer not null default 0,
      claimed_at timestamptz,
      error_text text,
      sent_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index mail_to on mail (lower(to_address), created_at)`.execute(db)
  await sql`create index mail_waiting on mail (due_at) where status in ('held', 'queued', 'sending')`.execute(db)
}
