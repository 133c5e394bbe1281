import { type Kysely, sql } from 'kysely'

/**
 * An answer is an offer: other times, other tyres, another number or price. An open one holds its bay through the
 * booking's offered_bays, which the triggers keep, so that one constraint settles who has a bay. A booking that begins
 * or ends takes its open offers along.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table booking_offer (
      id uuid primary key default uuidv7(),
      booking_id uuid not null references booking on delete cascade,
      shop_id uuid not null references shop on delete cascade,
      by text not null check (by in ('shop', 'customer')),
      round integer not null check (round > 0),
      place integer not null check (place between 1 and 3),
      slot tstzrange check (not isempty(slot)),
      bay integer,
      duration_minutes integer not null check (duration_minutes > 0),
      listing_id uuid references listing on delete set null,
      deal_id uuid references deal on delete set null,
      tyre_brand text,
      tyre_model text,
      tyre_size text,
      price_cents integer,
      cautions jsonb not null default '[]',
      quantity integer check (quantity between 1 and 20),
      rear_listing_id uuid references listing on delete set null,
      rear_quantity integer check (rear_quantity between 1 and 4),
      rear_brand text,
      rear_model text,
      rear_size text,
      services text[] check (cardinality(services) > 0),
      total_cents integer not null check (total_cents >= 0),
      total_lines jsonb not null,
      note text not null default '',
      state text not null default 'open'
        check (state in ('open', 'taken', 'declined', 'withdrawn', 'lapsed', 'overtaken')),
      until timestamptz not null,
      created_at timestamptz not null,
      ended_at timestamptz,
      unique (booking_id, round, place),
      check ((bay is null) = (slot is null)),
      check (num_nulls(tyre_brand, tyre_model, tyre_size) in (0, 3)),
      check (num_nulls(rear_quantity, rear_brand, rear_model, rear_size) in (0, 4)),
      check ((state = 'open') = (ended_at is null))
    )`.execute(db)
  await sql`create index booking_offer_until on booking_offer (until) where state = 'open'`.execute(db)
  await sql`create index booking_offer_bays on booking_offer using gist (shop_id, slot) where state = 'open'`.execute(
    db,
  )
  await sql`
    create unique index booking_offer_taken_once on booking_offer (booking_id, round) where state = 'taken'`.execute(db)
  await sql`create index booking_offer_of_listing on booking_offer (listing_id) where listing_id is not null`.execute(
    db,
  )
  await sql`create index booking_offer_of_rear on booking_offer (rear_listing_id) where rear_listing_id is not null`.execute(
    db,
  )
  await sql`create index booking_offer_of_deal on booking_offer (deal_id) where deal_id is not null`.execute(db)
  await createTriggers(db)
}

async function createTriggers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function offers_hold_bays() returns trigger language plpgsql as $$
    begin
      update booking set offered_bays = coalesce(
        (select range_agg(on_line_of_bays(bay, slot)) from booking_offer where booking_id = new.booking_id and state = 'open'),
        '{}')
      where id = new.booking_id;
      return null;
    end $$`.execute(db)
  await sql`
    create trigger offers_hold_bays after insert or update of state, bay, slot on booking_offer
    for each row execute function offers_hold_bays()`.execute(db)
  await sql`
    create function booking_ends_its_offers() returns trigger language plpgsql as $$
    begin
      update booking_offer set state = 'overtaken', ended_at = new.updated_at
      where booking_id = new.id and state = 'open';
      return null;
    end $$`.execute(db)
  await sql`
    create trigger booking_ends_its_offers after update of status on booking
    for each row when (new.status not in ('pending', 'confirmed'))
    execute function booking_ends_its_offers()`.execute(db)
}
