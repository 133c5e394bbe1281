import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
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
      services text[] not null check (cardinality(services) > 0),
      quantity integer check (quantity between 1 and 20),
      tyre_brand text,
      tyre_model text,
      tyre_size text,
      price_cents integer,
      total_cents integer not null check (total_cents >= 0),
      total_lines jsonb not null,
      location_type text not null check (location_type in ('wait', 'drop_off', 'mobile')),
      address text,
      notes text not null default '',
      status text not null default 'pending'
        check (status in ('pending', 'confirmed', 'in_progress', 'completed', 'cancelled')),
      awaiting text check (awaiting in ('shop', 'customer')),
      preferred_start timestamptz,
      appointment_start timestamptz,
      duration_minutes integer not null check (duration_minutes > 0),
      slot tstzrange,
      bay integer,
      expires_at timestamptz,
      cancelled_by text check (cancelled_by in ('customer', 'shop', 'system')),
      cancel_reason text,
      calendar_sequence integer not null default 0,
      hidden_by_shop_at timestamptz,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      check ((bay is null) = (slot is null)),
      check (location_type <> 'mobile' or address is not null),
      check ((status = 'pending') = (awaiting is not null)),
      constraint one_booking_per_bay exclude using gist (shop_id with =, bay with =, slot with &&)
        where (status in ('pending', 'confirmed', 'in_progress'))
    )`.execute(db)
  await sql`create index booking_of_shop on booking (shop_id, created_at desc)`.execute(db)
  await sql`create index booking_of_contact on booking (customer_contact_id, created_at desc)`.execute(db)
  await sql`create index booking_expiry on booking (expires_at) where status = 'pending'`.execute(db)
}
