-- Ways in: codes that we send, codes that people send us, links from the chat, and the sessions that they open.

create table one_time_code (
  session_hash text primary key,
  -- A number in E.164, or an e-mail address.
  sent_to text not null,
  -- A code for somebody who is signed in proves a number to their account, or that they are still there. It opens
  -- nothing.
  purpose text not null check (purpose in ('sign_in', 'sign_up', 'number', 'presence')),
  account_id uuid references account on delete cascade,
  -- Who signs up with a number says so before it is proven.
  name text,
  vehicle_make text,
  vehicle_model text,
  vehicle_year integer,
  code_hash text not null,
  attempts_left integer not null check (attempts_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  constraint one_time_code_account_check check ((purpose in ('number', 'presence')) = (account_id is not null))
);
create index one_time_code_expiry on one_time_code (expires_at);
create index one_time_code_of on one_time_code (account_id) where account_id is not null;

-- One link a person: a new one ends the one before.
create table sign_in_link (
  contact_id uuid primary key references contact on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  made integer not null,
  made_since timestamptz not null
);
create index sign_in_link_expiry on sign_in_link (expires_at);

create table session (
  id uuid primary key default uuidv7(),
  token_hash text not null unique,
  account_id uuid not null references account on delete cascade,
  -- What opened it: when a number changes hands, the sessions that it opened end.
  opened_by text not null check (opened_by in ('whatsapp', 'email', 'admin')),
  user_agent text,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  confirmed_at timestamptz,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  -- An admin who looks at a shop as its people see it, in this session.
  looking_at uuid references shop on delete set null,
  looking_until timestamptz
);
create index session_of on session (account_id);
create index session_expiry on session (expires_at);

create table number_proof (
  id uuid primary key default uuidv7(),
  poll_hash text not null unique,
  code_hash text not null unique,
  -- The browser that asked, as the phone is told of it.
  user_agent text,
  network text,
  purpose text not null check (purpose in ('sign_in', 'sign_up')),
  name text,
  vehicle_make text,
  vehicle_model text,
  vehicle_year integer,
  contact_id uuid references contact on delete cascade,
  -- The person may hold another contact by the time that they take it back.
  sent_from text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  asked_at timestamptz,
  proven_at timestamptz,
  used_at timestamptz,
  refused_at timestamptz
);
create index number_proof_of on number_proof (contact_id) where contact_id is not null;
create index number_proof_from on number_proof (sent_from) where sent_from is not null;
create index number_proof_expiry on number_proof (expires_at);

create table email_link (
  token_hash text primary key,
  account_id uuid not null references account on delete cascade,
  purpose text not null check (purpose in ('verify', 'reset')),
  email text not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index email_link_of on email_link (account_id);
create index email_link_expiry on email_link (expires_at);

-- What signs an account in, as it was before each change: the record of changes, and the way back.
create table account_change (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  what text not null check (what in ('password', 'email', 'number')),
  password_hash text,
  email text,
  email_verified_at timestamptz,
  number text,
  at timestamptz not null,
  undone_at timestamptz
);
create index account_change_of on account_change (account_id, at);

-- Who works in the console, and as what.
create table admin (
  account_id uuid primary key references account on delete cascade,
  roles text[] not null check (cardinality(roles) > 0 and roles <@ array['support', 'catalogue', 'finance', 'owner']),
  created_at timestamptz not null,
  ended_at timestamptz,
  -- Of the code that the command on the server printed: who has it and the password may set up a second factor.
  set_up_hash text,
  set_up_until timestamptz
);

-- The keys are encrypted with AUTH_SECRET. A new key counts once a code of it was typed.
create table admin_authenticator (
  account_id uuid primary key references account on delete cascade,
  sealed_key text,
  since timestamptz,
  -- A code counts once: the step of time of the last one.
  last_step integer not null default 0,
  next_sealed_key text
);

create table admin_passkey (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  credential_id text not null unique,
  public_key bytea not null,
  counter bigint not null,
  transports text[] not null,
  name text not null,
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index admin_passkey_of on admin_passkey (account_id);

create table admin_recovery_code (
  account_id uuid not null references account on delete cascade,
  code_hash text not null,
  used_at timestamptz,
  primary key (account_id, code_hash)
);

-- Between a right password and the second factor, and around each use of a passkey. It opens nothing by itself.
create table admin_challenge (
  token_hash text primary key,
  -- Null: a passkey says who it is.
  account_id uuid references account on delete cascade,
  purpose text not null check (purpose in ('sign_in', 'passkey', 'add_passkey', 'confirm')),
  passkey_challenge text,
  set_up_at timestamptz,
  tries_left integer not null check (tries_left >= 0),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);
create index admin_challenge_of on admin_challenge (account_id);
create index admin_challenge_expiry on admin_challenge (expires_at);

-- Vehicles that somebody keeps.
-- `slot` makes the ten vehicles of a person a matter of the table.
create table garage_vehicle (
  id uuid primary key default uuidv7(),
  account_id uuid not null references account on delete cascade,
  slot integer not null check (slot between 1 and 10),
  name text not null default '',
  -- Empty while its driver has not said so much.
  make text not null,
  model text not null,
  variant text not null default '',
  year integer check (year between 1900 and 2100),
  size text,
  rear_size text check (rear_size is null or size is not null),
  created_at timestamptz not null,
  check (make <> '' or model <> '' or year is not null or size is not null),
  unique (account_id, slot),
  constraint vehicle_once unique nulls not distinct (account_id, make, model, variant, year, size, rear_size)
);
