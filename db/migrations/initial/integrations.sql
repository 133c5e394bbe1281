-- What comes and goes by machine: keys of the API, webhooks, and requests that may come twice.

create table api_key (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  name text not null check (name <> ''),
  -- What is shown of the key, so that its owner knows it.
  prefix text not null,
  token_hash text not null unique,
  scopes text[] not null check (scopes <@ array['stock:read', 'stock:write', 'bookings:read'] and scopes <> '{}'),
  made_by uuid references contact on delete set null,
  created_at timestamptz not null,
  last_used_at timestamptz,
  revoked_at timestamptz
);
create index api_key_of on api_key (shop_id, id);

create table webhook_endpoint (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  url text not null,
  -- The secret is made of it and of our own, so the database alone does not tell the secret.
  salt text not null,
  made_by uuid references contact on delete set null,
  created_at timestamptz not null,
  -- Since when nothing has arrived there; null after a delivery.
  failing_since timestamptz,
  disabled_at timestamptz,
  unique (shop_id, url)
);

create table webhook_delivery (
  id uuid primary key default uuidv7(),
  endpoint_id uuid not null references webhook_endpoint on delete cascade,
  -- Null for a test.
  booking_id uuid references booking on delete cascade,
  event_id uuid not null,
  type text not null,
  happened_at timestamptz not null,
  status text not null check (status in ('queued', 'sending', 'delivered', 'failed')),
  due_at timestamptz not null,
  attempts integer not null default 0,
  response_status integer,
  error_text text,
  created_at timestamptz not null,
  settled_at timestamptz,
  unique (endpoint_id, event_id)
);
create index webhook_delivery_due on webhook_delivery (due_at) where status in ('queued', 'sending');
create index webhook_delivery_of on webhook_delivery (endpoint_id, id desc);
create index webhook_delivery_old on webhook_delivery (created_at);
create index webhook_delivery_about on webhook_delivery (booking_id);

-- The answers to requests that must not take effect twice, kept for as long as somebody may send them again.
create table idempotency_key (
  actor text not null,
  endpoint text not null,
  key text not null,
  fingerprint text not null,
  status integer,
  answer text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (actor, endpoint, key)
);
create index idempotency_key_expiry on idempotency_key (expires_at);

-- What somebody may do so often and no more.
create table rate_limit (
  key varchar(255) primary key,
  points integer not null default 0,
  expire bigint
);
create index rate_limit_expiry on rate_limit (expire);
