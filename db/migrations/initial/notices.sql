-- What happened, whom we told of it, and what waits to be told.

-- The event row is the truth; the job that follows a commit is only a nudge.
create table event (
  id uuid primary key default uuidv7(),
  type text not null,
  data jsonb not null,
  at timestamptz not null,
  handled_at timestamptz
);
create index event_waiting on event (id) where handled_at is null;
-- Whom a message of a thread was told.
create index event_of_message on event ((data->>'messageId')) where type = 'thread.message_sent';
create index event_old on event (at);

-- What we wanted to tell whom because of an event, and what was decided.
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
);
create index notification_to on notification (recipient, id desc) where channel = 'in_app';
create index notification_message on notification (outbound_message_id);
create index notification_of on notification (contact_id, decided_at desc);
create index notification_mail on notification (mail_id) where mail_id is not null;
create index notification_old on notification (decided_at);

-- What waits for the one e-mail of the day.
create table digest_item (
  id uuid primary key default uuidv7(),
  contact_id uuid not null references contact on delete cascade,
  notification_id uuid not null references notification on delete cascade,
  kind text not null,
  notice jsonb not null,
  due_at timestamptz not null,
  settled_at timestamptz
);
create index digest_due on digest_item (due_at) where settled_at is null;
create index digest_item_of on digest_item (contact_id);
create index digest_item_about on digest_item (notification_id);
create index digest_item_old on digest_item (settled_at) where settled_at is not null;

-- Notices that a browser shows while the website is closed.
-- What signs our messages to the push services: made once, unless the environment gives another pair.
create table push_key (
  only_one boolean primary key default true check (only_one),
  public_key text not null,
  private_key text not null
);

-- A browser that somebody asked us to notify. It lasts as long as the session that it was asked in.
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
);

create function end_push() returns trigger language plpgsql as $$
begin
  delete from push_subscription where session_id = new.id;
  return null;
end $$;

create trigger session_ends_push after update of revoked_at on session for each row
  when (new.revoked_at is not null) execute function end_push();

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
);
create index push_message_due on push_message (due_at) where status in ('queued', 'sending', 'held');
create index push_message_of on push_message (notification_id);
create index push_message_to on push_message (subscription_id);
create index push_message_about on push_message (booking_id) where booking_id is not null;

-- Alerts on prices.
-- `slot` makes the twenty alerts of a person a matter of the table. `cell` says where an alert listens and to what
-- (core/rules/alerts/alert-life.ts), so that a changed offer finds its alerts in this one index.
create table alert (
  id uuid primary key default uuidv7(),
  contact_id uuid not null references contact on delete cascade,
  slot integer not null check (slot between 1 and 20),
  size_id integer not null references tyre_size,
  brands text[] check (cardinality(brands) > 0),
  types text[] check (cardinality(types) > 0),
  run_flat boolean not null default false,
  quantity integer not null check (quantity between 1 and 20),
  max_cents integer check (max_cents > 0),
  covers text not null default 'tyre' check (covers in ('tyre', 'fitted', 'total')),
  limit_cents integer not null generated always as (
    coalesce(case covers when 'total' then max_cents / quantity else max_cents end, 2147483647)) stored,
  place text,
  lat double precision,
  lng double precision,
  radius_km integer check (radius_km between 1 and 500),
  deals_only boolean not null default false,
  cell integer not null,
  active boolean not null default true,
  created_at timestamptz not null,
  ask_at timestamptz not null,
  asked_at timestamptz,
  unique (contact_id, slot),
  check ((place is null) = (lat is null) and (lat is null) = (lng is null) and (lat is null) = (radius_km is null))
);
create index alert_listens on alert (size_id, cell, limit_cents) where active;
create index alert_ask on alert (ask_at) where active and asked_at is null;
create index alert_asked on alert (asked_at) where active and asked_at is not null;

-- What a person was told, or is about to be told, whichever of their alerts found it.
create table alert_match (
  contact_id uuid not null references contact on delete cascade,
  listing_id uuid not null references listing on delete cascade,
  alert_id uuid references alert on delete set null,
  waiting_since timestamptz,
  told_cents integer,
  told_at timestamptz,
  primary key (contact_id, listing_id)
);
create index alert_match_waiting on alert_match (contact_id) where waiting_since is not null;
create index alert_match_of_listing on alert_match (listing_id);
create index alert_match_of_alert on alert_match (alert_id) where alert_id is not null;
create index alert_match_told on alert_match (told_at) where waiting_since is null and told_at is not null;

-- When a person is next told of what waits for them: at most once an hour.
create table alert_round (
  contact_id uuid primary key references contact on delete cascade,
  due_at timestamptz,
  reason jsonb,
  told_at timestamptz
);
create index alert_round_due on alert_round (due_at) where due_at is not null;
create index alert_round_told on alert_round (told_at) where due_at is null;
