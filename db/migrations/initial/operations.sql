-- What the owners can stop at once, which processes run, and what became of messages.

-- A switch without a row has never been touched.
create table switch (
  name text primary key check (name in ('bot', 'sending', 'alerts')),
  id uuid not null default uuidv7(),
  -- Null: it works.
  stopped_at timestamptz,
  reason text,
  contact_id uuid references contact on delete set null,
  -- What began to wait before that moment is decided again before it goes out.
  resumed_at timestamptz
);

-- A row a running process, written every few seconds and gone with it.
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
);

-- What became of the messages of a day in South Africa, so that nobody counts a month of rows for a page.
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
);

-- Rows whose work failed, of every kind that is due.
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
);
create index due_failure_retry on due_failure (retry_at) where retry_at is not null;
create index due_failure_aside on due_failure (set_aside_at desc, id desc)
  where set_aside_at is not null and closed_at is null;

-- Who did what in conversations, notices and preferences. Written once; the table refuses everything else.
-- No foreign keys: an entry outlives what it is about.
create table audit_entry (
  id uuid primary key default uuidv7(),
  contact_id uuid,
  thread_id uuid,
  message_id uuid,
  action text not null check (action in ('create', 'update', 'delete', 'read', 'send_notification')),
  entity_type text not null check (entity_type in (
    'thread', 'message', 'notification', 'preference', 'shop', 'listing', 'member', 'invitation', 'document',
    'api_key', 'webhook', 'booking', 'quote', 'fitment', 'unknown_vehicle', 'vehicle_name', 'place',
    'place_name', 'misheard', 'announcement', 'template', 'person', 'site_content', 'legal_text', 'tyre',
    'brand', 'tyre_import', 'switch', 'job', 'event', 'trouble', 'platform_fee', 'operator', 'invoice',
    'payment', 'admin', 'admin_sign_in', 'deal', 'review', 'report', 'block', 'suggestion', 'unknown_place'
  )),
  entity_id uuid not null,
  old_values jsonb,
  new_values jsonb,
  ip_address text,
  user_agent text,
  at timestamptz not null
);
create index audit_entry_at on audit_entry (at desc, id desc);
create index audit_entry_entity on audit_entry (entity_id, at desc, id desc);
create index audit_entry_of on audit_entry (contact_id, at desc, id desc);
create index audit_entry_thread on audit_entry (thread_id, at desc, id desc);
create index audit_entry_message on audit_entry (message_id, at desc, id desc);
create index audit_entry_about on audit_entry (entity_id, at desc, id desc);

-- Privileges do not bind the owner of a table, which the product's own role is; a trigger does.
create function audit_entry_stays() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' and old.at < now() - interval '365 days' then
    return old;
  end if;
  raise exception 'audit_entry takes new entries only, and keeps them for 365 days' using errcode = '42501';
end $$;

create trigger audit_entry_stays before update or delete on audit_entry
  for each row execute function audit_entry_stays();

create trigger audit_entry_is_not_emptied before truncate on audit_entry
  for each statement execute function audit_entry_stays();

-- Which demo was written, so that a second run leaves alone what people have changed since.
create table demo_seed (
  shops integer not null,
  listings integer not null,
  deals integer not null,
  at timestamptz not null,
  primary key (shops, listings, deals)
);
