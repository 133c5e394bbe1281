import { type Kysely, sql } from 'kysely'

/** A driver asks up to five shops for a price at once: a round, and one ask a shop with its answer. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table quote_round (
      id uuid primary key default uuidv7(),
      contact_id uuid not null references contact,
      asked_on text not null check (asked_on in ('whatsapp', 'web')),
      size text not null,
      quantity integer not null check (quantity between 1 and 20),
      -- Null: any brand.
      brand text,
      services text[] not null check (cardinality(services) > 0),
      place text not null,
      lat double precision not null,
      lng double precision not null,
      notes text not null default '',
      state text not null default 'open' check (state in ('open', 'taken', 'closed', 'lapsed')),
      valid_until timestamptz not null,
      ended_at timestamptz,
      created_at timestamptz not null,
      check ((state = 'open') = (ended_at is null))
    )`.execute(db)
  await sql`create index quote_round_of_contact on quote_round (contact_id, created_at desc)`.execute(db)
  await sql`create index quote_round_open on quote_round (valid_until) where state = 'open'`.execute(db)
  await sql`
    create table quote_ask (
      id uuid primary key default uuidv7(),
      round_id uuid not null references quote_round on delete cascade,
      shop_id uuid not null references shop,
      distance_km double precision not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'answered', 'declined', 'taken', 'lost', 'lapsed')),
      -- Who said no: the shop cannot, or the driver does not want it.
      declined_by text check (declined_by in ('shop', 'customer')),
      listing_id uuid references listing on delete set null,
      tyre_brand text,
      tyre_model text,
      tyre_size text,
      -- One tyre.
      price_cents integer check (price_cents > 0),
      total_cents integer check (total_cents > 0),
      total_lines jsonb,
      note text not null default '',
      answered_at timestamptz,
      answered_by uuid references contact,
      valid_until timestamptz not null,
      -- The booking that took it.
      booking_id uuid references booking on delete set null,
      created_at timestamptz not null,
      unique (round_id, shop_id),
      check ((state = 'declined') = (declined_by is not null)),
      check (num_nulls(price_cents, total_cents, total_lines, tyre_brand, tyre_model, tyre_size) in (0, 6)),
      check (state not in ('answered', 'taken') or total_cents is not null)
    )`.execute(db)
  // A driver takes one at most.
  await sql`create unique index quote_taken_once on quote_ask (round_id) where state = 'taken'`.execute(db)
  await sql`create index quote_ask_of_shop on quote_ask (shop_id, created_at desc)`.execute(db)
  await sql`create index quote_ask_of_listing on quote_ask (listing_id) where listing_id is not null`.execute(db)
  await sql`create index quote_ask_of_booking on quote_ask (booking_id) where booking_id is not null`.execute(db)
}
