-- A contact is a person that we may write to; an account is how a person signs in. Many contacts have no account.

create table account (
  id uuid primary key default uuidv7(),
  role text not null check (role in ('customer', 'business', 'admin')),
  full_name text not null,
  email text,
  phone text,
  -- Until then anybody may have typed the address.
  email_verified_at timestamptz,
  -- What it claimed until somebody else proved it: it still signs in, and asks for another.
  lost_email text,
  registered_by text not null default 'whatsapp' check (registered_by in ('email', 'whatsapp')),
  first_name text,
  last_name text,
  address text,
  city text,
  postal_code text,
  -- The make of tyres that its person prefers.
  tyre_brand text,
  password_hash text,
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now()
);
-- An address belongs to whoever has proven it.
create unique index account_email on account (lower(email)) where email_verified_at is not null;
create index account_email_claims on account (lower(email), created_at);
create index account_lost_email on account (lower(lost_email)) where lost_email is not null;

create table contact (
  id uuid primary key default uuidv7(),
  account_id uuid unique references account,
  name text,
  email text,
  -- One of core/texts/languages.ts.
  language text check (language ~ '^[a-z]{2}$'),
  time_zone text not null default 'Africa/Johannesburg',
  whatsapp_address text,
  last_inbound_at timestamptz,
  is_demo boolean not null default false,
  created_at timestamptz not null default now()
);
-- Admins look for a person by the beginning of a name, and read what they were sent.
create index contact_name on contact (lower(name) text_pattern_ops);
create index contact_email on contact (lower(email)) where email is not null;

create table contact_address (
  kind text not null check (kind in ('phone', 'bsuid', 'parent_bsuid')),
  value text not null,
  contact_id uuid not null references contact on delete cascade,
  proven_at timestamptz,
  primary key (kind, value)
);
create index contact_address_of on contact_address (contact_id);

-- What is on and off, by channel and topic; core/rules/notifications/preferences.ts has the closed lists of both.
create table communication_preference (
  contact_id uuid primary key references contact on delete cascade,
  switches jsonb not null check (
    switches ?& array['email', 'whatsapp', 'in_app']
    and not jsonb_path_exists(switches, '$.* ? (@.type() != "object" || !exists (@.enabled))')
    and not jsonb_path_exists(switches, '$.*.* ? (@.type() != "boolean")')
  ),
  quiet_hours_start time not null default '22:00',
  quiet_hours_end time not null default '08:00',
  updated_at timestamptz not null default now()
);

create table consent (
  id uuid primary key default uuidv7(),
  contact_id uuid not null references contact on delete cascade,
  channel text not null check (channel in ('whatsapp', 'email', 'sms', 'push')),
  purpose text not null check (purpose in ('service', 'deals', 'marketing')),
  given boolean not null,
  how text not null,
  source text not null,
  at timestamptz not null
);
create index consent_latest on consent (contact_id, channel, purpose, at desc);
create index consent_to_marketing on consent (contact_id) where purpose = 'marketing' and given;
