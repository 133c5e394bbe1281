import { type Kysely, sql } from 'kysely'

/** What comes and goes by file and by machine: imports of stock, keys of the API, and webhooks. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await createImports(db)
  await createKeys(db)
  await createWebhooks(db)
  // A shop's own system asks what has changed since it last asked.
  await sql`create index booking_changed on booking (shop_id, updated_at, id)`.execute(db)
}

async function createImports(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table stock_import (
      id uuid primary key default uuidv7(),
      -- Null: tyres into the catalogue, by an admin.
      shop_id uuid references shop on delete cascade,
      contact_id uuid references contact on delete set null,
      file_name text not null,
      header text[] not null,
      -- Which column holds which field.
      columns jsonb not null,
      state text not null check (state in ('matching', 'checking', 'ready', 'importing', 'done', 'failed')),
      -- One wrong row, and nothing is imported.
      all_or_nothing boolean not null default false,
      -- Rows of the step that runs, done so far.
      progress integer not null default 0,
      total integer not null,
      rows_new integer not null default 0,
      rows_changed integer not null default 0,
      rows_same integer not null default 0,
      rows_wrong integer not null default 0,
      -- While a process works on it.
      claim uuid,
      claimed_until timestamptz,
      attempts integer not null default 0,
      created_at timestamptz not null,
      finished_at timestamptz
    )`.execute(db)
  await sql`create index stock_import_of on stock_import (shop_id, id desc)`.execute(db)
  await sql`
    create index stock_import_waits on stock_import (claimed_until) where state in ('checking', 'importing')`.execute(
    db,
  )
  await sql`create index stock_import_old on stock_import (created_at)`.execute(db)

  await sql`
    create table stock_import_row (
      import_id uuid not null references stock_import on delete cascade,
      -- The line of the file, the heading being the first.
      line integer not null,
      cells text[] not null,
      fate text check (fate in ('new', 'changed', 'same', 'wrong')),
      problem text,
      tyre text not null default '',
      -- The catalogue lacks the tyre.
      adds_tyre boolean not null default false,
      old_price_cents integer,
      price_cents integer,
      old_quantity integer,
      quantity integer,
      primary key (import_id, line)
    )`.execute(db)
  await sql`create index stock_import_row_fate on stock_import_row (import_id, fate, line)`.execute(db)

  // What a shop has said of the columns of its lists, by their plain names.
  await sql`
    create table import_columns (
      shop_id uuid primary key references shop on delete cascade,
      fields jsonb not null
    )`.execute(db)
}

async function createKeys(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db)
  await sql`create index api_key_of on api_key (shop_id, id)`.execute(db)
}

async function createWebhooks(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db)

  await sql`
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
    )`.execute(db)
  await sql`
    create index webhook_delivery_due on webhook_delivery (due_at) where status in ('queued', 'sending')`.execute(db)
  await sql`create index webhook_delivery_of on webhook_delivery (endpoint_id, id desc)`.execute(db)
  await sql`create index webhook_delivery_old on webhook_delivery (created_at)`.execute(db)
  await sql`create index webhook_delivery_about on webhook_delivery (booking_id)`.execute(db)
}
