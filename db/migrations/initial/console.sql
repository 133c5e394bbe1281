-- What somebody reports to us, whom we keep from writing to shops, and the fitment centres that people miss.

-- What was said about it stands in the conversation with us; what was reported is read where it stands.
create table report (
  id uuid primary key default uuidv7(),
  about text not null check (about in ('person', 'shop', 'review')),
  reason text not null check (
    reason in ('spam', 'fraud', 'abuse', 'wrong_person', 'private', 'untrue', 'other')),
  -- The conversation with us about it.
  answer_thread_id uuid not null references thread on delete cascade,
  -- The conversation in which it happened, and the last message that the other side had written by then.
  thread_id uuid references thread on delete set null,
  message_id uuid references thread_message on delete set null,
  review_id uuid references review on delete set null,
  -- The person or guest who is reported.
  participant_id uuid references thread_participant on delete set null,
  -- The shop that is reported, or on whose side it happened.
  shop_id uuid references shop on delete set null,
  created_at timestamptz not null,
  decided_at timestamptz,
  decided_by uuid references contact on delete set null,
  outcome text check (outcome in ('dismissed', 'review_hidden', 'warned', 'person_blocked', 'shop_blocked')),
  check ((decided_at is null) = (outcome is null))
);
create index report_open on report (created_at, id) where decided_at is null;
create index report_decided on report (decided_at desc, id desc) where decided_at is not null;
create index report_answer on report (answer_thread_id);
create index report_of_shop on report (shop_id, about);
create index report_of_person on report (participant_id) where participant_id is not null;
create index report_of_review on report (review_id) where review_id is not null;
create index report_about on report (message_id) where message_id is not null;

-- Who may not write to shops or book: a person, or a guest by what they typed. A block that is lifted is deleted.
create table person_block (
  id uuid primary key default uuidv7(),
  contact_id uuid unique references contact on delete cascade,
  guest_name text,
  guest_phone text,
  guest_email text,
  reason text not null check (
    reason in ('spam', 'fraud', 'abuse', 'wrong_person', 'private', 'untrue', 'other')),
  blocked_by uuid references contact on delete set null,
  created_at timestamptz not null,
  check (contact_id is not null or guest_phone is not null or guest_email is not null)
);
create index person_block_newest on person_block (created_at desc, id desc);
create index person_block_phone on person_block (guest_phone) where guest_phone is not null;
create index person_block_email on person_block (lower(guest_email)) where guest_email is not null;

-- A fitment centre that somebody misses. Suggestions of one centre have the same 'same'.
create table shop_suggestion (
  thread_id uuid primary key references thread on delete cascade,
  shop text not null check (shop <> ''),
  place text not null,
  same text not null,
  created_at timestamptz not null,
  done_at timestamptz,
  done_by uuid references contact on delete set null
);
create index shop_suggestion_open on shop_suggestion (same, created_at) where done_at is null;
create index shop_suggestion_done on shop_suggestion (done_at desc) where done_at is not null;

-- What admins tell many people at once, their wish to have templates looked at, and the versions of legal texts.
create table announcement (
  id uuid primary key default uuidv7(),
  title text not null,
  words text not null,
  -- A page of ours.
  path text,
  audience text not null check (audience in ('drivers', 'owners', 'members', 'accounts')),
  channels text[] not null check (channels <@ array['whatsapp', 'email', 'in_app'] and cardinality(channels) > 0),
  province text,
  language text check (language ~ '^[a-z]{2}$'),
  -- People a minute.
  pace integer not null check (pace between 1 and 600),
  state text not null default 'draft' check (state in ('draft', 'sending', 'paused', 'stopped', 'done')),
  -- What each of its notices is told because of.
  event_id uuid references event on delete set null,
  -- The recipients are rows up to this one; all of them once planned_at is set.
  planned_to uuid,
  planned_at timestamptz,
  -- From then on the next person is on time.
  next_at timestamptz,
  people integer not null default 0,
  told integer not null default 0,
  left_out integer not null default 0,
  made_by uuid references contact,
  created_at timestamptz not null,
  starts_at timestamptz,
  ended_at timestamptz,
  check (state = 'draft' or starts_at is not null)
);
create index announcement_running on announcement (starts_at) where state = 'sending';
create index announcement_of_event on announcement (event_id) where event_id is not null;

-- A person is told once, whatever becomes of the process that tells them.
create table announcement_recipient (
  announcement_id uuid not null references announcement on delete cascade,
  contact_id uuid not null references contact on delete cascade,
  due_at timestamptz not null,
  settled_at timestamptz,
  primary key (announcement_id, contact_id)
);
create index announcement_waiting on announcement_recipient (announcement_id, due_at) where settled_at is null;
create index announcement_recipient_of on announcement_recipient (contact_id);
create index announcement_recipient_old on announcement_recipient (settled_at);

-- The first version of each stands in the repository.
create table legal_text (
  id uuid primary key default uuidv7(),
  name text not null check (name in ('terms', 'privacy', 'popia')),
  version integer not null check (version > 1),
  markup text not null,
  effective_on date not null,
  published_at timestamptz not null,
  published_by uuid references contact,
  unique (name, version)
);

-- What the admins say of the product.
create table site_content (
  name text primary key check (name in ('claims', 'figures', 'support_email', 'support_whatsapp',
    'registered_address', 'help_url')),
  -- By which the audit trail names it.
  id uuid not null default uuidv7(),
  value jsonb not null,
  is_demo boolean not null default false,
  updated_at timestamptz not null
);
