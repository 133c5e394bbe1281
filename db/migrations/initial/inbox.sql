-- How a shop works through its conversations. Drivers see nothing of it.

create table thread_note (
  id uuid primary key default uuidv7(),
  thread_id uuid not null references thread on delete cascade,
  author_id uuid references contact on delete set null,
  content text not null check (content <> ''),
  created_at timestamptz not null
);
create index thread_note_of on thread_note (thread_id, created_at, id);

create table thread_label (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  name text not null check (name <> ''),
  color text not null check (color in ('accent', 'verified', 'danger', 'link', 'ink'))
);
create unique index one_label_of_a_name on thread_label (shop_id, lower(name));

create table thread_labelled (
  thread_id uuid not null references thread on delete cascade,
  label_id uuid not null references thread_label on delete cascade,
  primary key (thread_id, label_id)
);
create index thread_labelled_with on thread_labelled (label_id, thread_id);

create table canned_reply (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  title text not null check (title <> ''),
  shortcut text not null check (shortcut <> ''),
  content text not null check (content <> ''),
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index one_reply_of_a_shortcut on canned_reply (shop_id, shortcut);

create table away_message (
  shop_id uuid primary key references shop on delete cascade,
  enabled boolean not null,
  content text not null check (content <> ''),
  updated_at timestamptz not null
);

-- Who may not write to a shop: the person or guest who is this participant.
create table shop_block (
  shop_id uuid not null references shop on delete cascade,
  participant_id uuid not null references thread_participant on delete cascade,
  blocked_by uuid references contact on delete set null,
  created_at timestamptz not null,
  primary key (shop_id, participant_id)
);

-- Files of conversations.
-- Without a message it has not been sent yet, or is to go: the sweep takes it away with its content.
create table attachment (
  id uuid primary key default uuidv7(),
  thread_id uuid not null references thread on delete cascade,
  participant_id uuid not null references thread_participant on delete cascade,
  message_id uuid references thread_message on delete set null,
  position integer not null default 0,
  state text not null check (state in ('ready', 'pending', 'failed')),
  kind text not null check (kind in ('picture', 'document', 'voice')),
  name text not null,
  type text not null,
  bytes integer not null check (bytes between 0 and 10000000),
  width integer,
  height integer,
  duration_ms integer,
  sha256 text,
  storage_key text,
  source_url text,
  attempts integer not null default 0,
  next_attempt_at timestamptz,
  discarded boolean not null default false,
  created_at timestamptz not null,
  check ((state = 'ready') = (storage_key is not null)),
  check (state <> 'pending' or source_url is not null and next_attempt_at is not null)
);
create index attachment_of_message on attachment (message_id, position);
create index attachment_of_writer on attachment (participant_id, created_at);
create index attachment_pending on attachment (next_attempt_at) where state = 'pending';
create index attachment_unsent on attachment (created_at) where message_id is null;
create index attachment_of_thread on attachment (thread_id);

-- In no conversation: for a first message that is being written, where whoever knows the id, which cannot be
-- guessed, may send it; or a picture of a ready reply, which its shop keeps.
create table loose_file (
  id uuid primary key default gen_random_uuid(),
  canned_reply_id uuid references canned_reply on delete set null,
  position integer not null default 0,
  kind text not null check (kind in ('picture', 'document', 'voice')),
  name text not null,
  type text not null,
  bytes integer not null check (bytes between 0 and 10000000),
  width integer,
  height integer,
  duration_ms integer,
  sha256 text,
  storage_key text not null,
  created_at timestamptz not null
);
create index loose_file_unsent on loose_file (created_at) where canned_reply_id is null;
create index loose_file_of_reply on loose_file (canned_reply_id, position);
