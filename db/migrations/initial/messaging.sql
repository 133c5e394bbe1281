-- What comes in and goes out, on WhatsApp and by mail.

create table conversation (
  contact_id uuid primary key references contact on delete cascade,
  state jsonb not null default '{}',
  -- When the person was last told that the bot is stopped.
  stop_told_at timestamptz,
  updated_at timestamptz not null default now()
);

-- What somebody did in the chat a moment ago and may still take back.
create table undo_step (
  id uuid primary key default uuidv7(),
  contact_id uuid not null references contact on delete cascade,
  what text not null check (what in ('booking', 'message', 'stock', 'hours')),
  subject_id uuid not null,
  -- What it was before, and a mark of what it became: if somebody else has changed it since, it stays.
  before jsonb not null,
  after jsonb not null,
  until timestamptz not null
);
create index undo_step_of on undo_step (contact_id, until desc);

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
  set_aside_at timestamptz,
  -- What a second reader is asked about: until when the message waits for its answer, and the answer.
  reader_until timestamptz,
  reader_answer jsonb
);
create index inbound_waiting on inbound_message (contact_id, seq) where handled_at is null;
create index inbound_kept on inbound_message (contact_id) where kept_at is not null;
create index inbound_set_aside on inbound_message (set_aside_at desc, id desc) where set_aside_at is not null;
create index inbound_of on inbound_message (contact_id);
create index inbound_words on inbound_message (received_at) where body <> '(deleted)';
create index inbound_oldest on inbound_message (seq) where handled_at is null;

-- How often a day the second reader is asked.
create table reader_day (day date primary key, asks integer not null);

-- status moves up only: see core/rules/notifications/message-status.ts
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
);
create index outbound_waiting on outbound_message (contact_id, seq) where status in ('queued', 'sending');
create index outbound_merged on outbound_message (merged_into) where merged_into is not null;
create index outbound_of on outbound_message (contact_id, seq desc);
-- Messages reach a person in order, because only one is on its way at a time, whatever the number of workers.
create unique index one_in_flight on outbound_message (contact_id) where status = 'sending';
-- What waits until its person writes.
create index outbound_held_of on outbound_message (contact_id) where status = 'held';
-- What failed of late, and what became of the messages of a period.
create index outbound_made on outbound_message (created_at);
create index outbound_failed on outbound_message (created_at desc) where status = 'failed';
create index outbound_held on outbound_message (due_at) where status = 'held';
-- What was sent over a month is counted; rows come in the order of time, so this index is tiny.
create index outbound_created on outbound_message using brin (created_at);
create index outbound_about on outbound_message (booking_id) where booking_id is not null;
create index outbound_of_thread on outbound_message (thread_id) where thread_id is not null;
create index outbound_words on outbound_message (created_at) where content ->> 'body' is distinct from '(deleted)';

-- A code or link that signs in stays readable only while it waits to be sent, whichever way it leaves the queue.
create function keep_no_secret() returns trigger language plpgsql as $$
begin
  new.content := jsonb_build_object('type', 'text', 'body', '(not kept)', 'secret', true);
  new.opener := null;
  return new;
end $$;

create trigger keep_no_secret before insert or update on outbound_message for each row
  when (new.content ->> 'secret' = 'true' and new.status not in ('held', 'queued', 'sending'))
  execute function keep_no_secret();

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
);

-- An admin asks for the templates to be submitted and looked at; a worker does it.
create table template_check (
  one boolean primary key default true check (one),
  -- Of the latest wish.
  id uuid not null default uuidv7(),
  asked_at timestamptz not null,
  done_at timestamptz,
  failed boolean not null default false
);

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
);
create index mail_to on mail (lower(to_address), created_at);
create index mail_waiting on mail (due_at) where status in ('held', 'queued', 'sending');
create index mail_of on mail (contact_id, created_at desc);
create index mail_about on mail (booking_id) where booking_id is not null;
create index mail_words on mail (created_at) where to_address <> '(deleted)';

-- What keeps the sender within WhatsApp's limits, whatever the number of processes, and what it tells people of
-- trouble.
-- The moment from which the next message would be on time: the memory of a token bucket.
create table send_pace (
  contact_id uuid primary key references contact on delete cascade,
  on_time timestamptz not null
);

create table send_rate (sender text primary key, recent timestamptz[] not null default '{}');

-- all: nothing goes out. starts: only people who wrote within 24 hours are written to.
create table sender_stop (
  what text primary key check (what in ('all', 'starts')),
  since timestamptz not null,
  until timestamptz not null,
  why text not null,
  -- One message tries whether Twilio takes it again; until this moment no other does.
  probe_until timestamptz
);

-- When a person was last written to outside the 24 hours: what WhatsApp counts a day.
create table started_conversation (
  contact_id uuid primary key references contact on delete cascade,
  at timestamptz not null,
  -- Only a one-time code has begun it, which has a share of its own.
  by_code boolean not null default false
);
create index started_conversation_at on started_conversation (at);

-- What the admins have been told of, so that one trouble is one message.
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
);
create index trouble_told on trouble (told_at desc, id desc);
