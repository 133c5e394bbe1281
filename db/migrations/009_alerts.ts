import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // `slot` makes the twenty alerts of a person a matter of the table. `cell` says where an alert listens and to what
  // (core/rules/alerts/alert-cells.ts), so that a changed offer finds its alerts in this one index.
  await sql`
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
    )`.execute(db)
  await sql`create index alert_listens on alert (size_id, cell, limit_cents) where active`.execute(db)
  await sql`create index alert_ask on alert (ask_at) where active and asked_at is null`.execute(db)
  await sql`create index alert_asked on alert (asked_at) where active and asked_at is not null`.execute(db)

  // What a person was told, or is about to be told, whichever of their alerts found it.
  await sql`
    create table alert_match (
      contact_id uuid not null references contact on delete cascade,
      listing_id uuid not null references listing on delete cascade,
      alert_id uuid references alert on delete set null,
      waiting_since timestamptz,
      told_cents integer,
      told_at timestamptz,
      primary key (contact_id, listing_id)
    )`.execute(db)
  await sql`create index alert_match_waiting on alert_match (contact_id) where waiting_since is not null`.execute(db)
  await sql`create index alert_match_of_listing on alert_match (listing_id)`.execute(db)
  await sql`create index alert_match_of_alert on alert_match (alert_id) where alert_id is not null`.execute(db)

  // When a person is next told of what waits for them: at most once an hour.
  await sql`
    create table alert_round (
      contact_id uuid primary key references contact on delete cascade,
      due_at timestamptz,
      reason jsonb,
      told_at timestamptz
    )`.execute(db)
  await sql`create index alert_round_due on alert_round (due_at) where due_at is not null`.execute(db)
}
