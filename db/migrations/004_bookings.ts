import { type Kysely, sql } from 'kysely'

/**
 * A booking keeps its own bay while one side offers other times, which hold bays as well until they end. So that one
 * constraint keeps all of them apart from everybody else's, a shop's bays lie one behind another on a line of seconds,
 * and a booking covers stretches of it.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function on_line_of_bays(bay integer, slot tstzrange) returns int8multirange
    language sql immutable parallel safe as $$
      select case when bay is null or slot is null then '{}'::int8multirange
        else int8multirange(int8range(
          bay * 100000000000 + extract(epoch from lower(slot))::bigint,
          bay * 100000000000 + extract(epoch from upper(slot))::bigint)) end
    $$`.execute(db)
  await sql`
    create table booking (
      id uuid primary key default uuidv7(),
      code text not null unique,
      shop_id uuid not null references shop,
      listing_id uuid references listing on delete set null,
      deal_id uuid references deal on delete set null,
      customer_contact_id uuid references contact,
      customer_account_id uuid references account,
      customer_name text not null,
      customer_email text,
      customer_phone text,
      is_guest boolean not null,
      -- Entered by the shop for somebody who called or stands at the counter.
      made_by_shop boolean not null default false,
      services text[] not null check (cardinality(services) > 0),
      quantity integer check (quantity between 1 and 20),
      tyre_brand text,
      tyre_model text,
      tyre_size text,
      price_cents integer,
      -- Other tyres on the rear axle; the listing may be deleted later.
      rear_listing_id uuid references listing on delete set null,
      rear_quantity integer check (rear_quantity between 1 and 4),
      rear_brand text,
      rear_model text,
      rear_size text,
      cautions jsonb not null default '[]',
      total_cents integer not null check (total_cents >= 0),
      total_lines jsonb not null,
      location_type text not null check (location_type in ('wait', 'drop_off', 'mobile')),
      address text,
      notes text not null default '',
      status text not null default 'pending'
        check (status in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
      awaiting text check (awaiting in ('shop', 'customer')),
      asked_at timestamptz not null default now(),
      preferred_start timestamptz,
      -- The day that somebody asks for who leaves the time to the shop.
      preferred_date date,
      appointment_start timestamptz,
      duration_minutes integer not null check (duration_minutes > 0),
      slot tstzrange,
      bay integer,
      -- What its open offers hold beside it, on the line of bays; kept by a trigger of booking_offer.
      offered_bays int8multirange not null default '{}',
      expires_at timestamptz,
      -- While offers stand, expires_at is theirs; this is when the request itself ends.
      own_expires_at timestamptz,
      -- A stranger's request holds its bay until then only; what it is worth once number or address is proven.
      held_until timestamptz,
      answer_by timestamptz,
      email_proven_at timestamptz,
      -- Private links of an earlier version open nothing.
      link_version integer not null default 0,
      started_at timestamptz,
      completed_at timestamptz,
      no_show_at timestamptz,
      cancelled_by text check (cancelled_by in ('customer', 'shop', 'system')),
      cancel_reason text,
      calendar_sequence integer not null default 0,
      hidden_by_shop_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((bay is null) = (slot is null)),
      check (num_nulls(rear_quantity, rear_brand, rear_model, rear_size) in (0, 4)),
      check (rear_quantity is null or tyre_size is not null),
      check ((held_until is null) = (answer_by is null)),
      check (location_type <> 'mobile' or address is not null),
      check ((status = 'pending') = (awaiting is not null)),
      check (no_show_at is null or status = 'cancelled'),
      constraint one_booking_per_bay exclude using gist (shop_id with =,
        (on_line_of_bays(bay, slot) + offered_bays) with &&)
        where (status in ('pending', 'confirmed', 'in_progress'))
    )`.execute(db)
  await sql`create index booking_of_shop on booking (shop_id, created_at desc)`.execute(db)
  await sql`create index booking_of_listing on booking (listing_id) where listing_id is not null`.execute(db)
  await sql`
    create index booking_of_rear_listing on booking (rear_listing_id) where rear_listing_id is not null`.execute(db)
  await sql`create index booking_of_contact on booking (customer_contact_id, created_at desc)`.execute(db)
  await sql`create index booking_of_account on booking (customer_account_id, created_at desc)`.execute(db)
  await sql`
    create index booking_of_guest on booking (customer_phone)
    where customer_contact_id is null and customer_phone is not null`.execute(db)
  await sql`create index booking_held on booking (held_until) where held_until is not null`.execute(db)
  await sql`create index booking_expiry on booking (expires_at) where status = 'pending'`.execute(db)
  await sql`
    create index booking_bays on booking using gist (shop_id, slot)
    where status in ('pending', 'confirmed', 'in_progress')`.execute(db)

  // What a booking's people are reminded of: for_at is the start, or the question, that it was planned for.
  await sql`
    create table booking_reminder (
      booking_id uuid not null references booking on delete cascade,
      kind text not null check (kind in ('day_before', 'two_hours_before', 'unanswered')),
      for_at timestamptz not null,
      due_at timestamptz not null,
      done_at timestamptz,
      outcome text,
      primary key (booking_id, kind),
      check ((done_at is null) = (outcome is null))
    )`.execute(db)
  await sql`create index booking_reminder_due on booking_reminder (due_at) where done_at is null`.execute(db)
}
