import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop (
      id uuid primary key default uuidv7(),
      slug text not null unique,
      name text not null,
      description text not null default '',
      address text not null,
      suburb text,
      city text not null,
      province text not null,
      lat double precision not null check (lat between -90 and 90),
      lng double precision not null check (lng between -180 and 180),
      contact_phone text,
      contact_email text,
      website text,
      logo_url text,
      business_status text not null default 'pending'
        check (business_status in ('pending', 'active', 'inactive', 'blocked', 'unpublished')),
      verified boolean not null default false,
      rejection_reason text,
      monthly_fee_cents integer not null default 49900,
      bays integer not null default 1 check (bays between 1 and 50),
      call_out_cents integer check (call_out_cents >= 0),
      service_radius_km integer check (service_radius_km between 1 and 500),
      open_on_public_holidays boolean not null default false,
      -- Goes up when an owner renews the address of the calendar: earlier addresses open nothing.
      calendar_version integer not null default 0,
      -- How long a bay stays empty between two bookings, and how soon a driver may ask for one.
      buffer_minutes integer not null default 0 check (buffer_minutes between 0 and 120),
      lead_minutes integer not null default 0 check (lead_minutes between 0 and 20160),
      -- From then on nothing is offered for the same day; null: as long as the shop is open.
      same_day_until time,
      specialties text[] not null default '{}',
      -- The suburbs and towns that it serves, in its own words.
      service_area text[] not null default '{}',
      -- Kept by db/queries/shops/reviews.ts, in the transaction that writes or hides a review.
      rating double precision check (rating between 1 and 5),
      review_count integer not null default 0 check (review_count >= 0),
      created_at timestamptz not null default now(),
      -- When its owner asked to be approved, the last time.
      submitted_at timestamptz not null default now(),
      -- When to look next whether its stock was confirmed of late.
      ask_stock_at timestamptz not null default 'epoch',
      -- What an admin still wants to see before approving it.
      more_asked text,
      updated_at timestamptz not null default now()
    )`.execute(db)
  await sql`create index shop_waiting on shop (submitted_at, id) where business_status = 'pending'`.execute(db)
  await sql`create index shop_to_ask on shop (ask_stock_at) where business_status = 'active'`.execute(db)
  await sql`create index shop_name_trgm on shop using gin (name gin_trgm_ops)`.execute(db)
  await sql`create index shop_where on shop (lat, lng) where business_status = 'active'`.execute(db)

  await sql`
    create table shop_hours (
      shop_id uuid not null references shop on delete cascade,
      weekday integer not null check (weekday between 1 and 7),
      opens time not null,
      closes time not null check (closes > opens),
      primary key (shop_id, weekday, opens)
    )`.execute(db)

  await sql`
    create table shop_special_day (
      shop_id uuid not null references shop on delete cascade,
      day date not null,
      opens time,
      closes time,
      reason text not null default '',
      primary key (shop_id, day),
      check ((opens is null) = (closes is null))
    )`.execute(db)

  await sql`
    create table shop_service (
      shop_id uuid not null references shop on delete cascade,
      service text not null check (service in ('fitting', 'alignment', 'balancing', 'mobile', 'emergency', 'run_flat',
        'tyre_repair', 'puncture_repair', 'valve_replacement', 'rotation', 'pressure_check', 'road_assistance')),
      price_cents integer check (price_cents >= 0),
      -- Of fitting: for one tyre.
      minutes integer check (minutes between 5 and 480),
      -- For one, two, three … tyres; it goes before the minutes.
      minutes_by_quantity integer[] check (cardinality(minutes_by_quantity) between 1 and 8
        and 5 <= all (minutes_by_quantity) and 480 >= all (minutes_by_quantity)),
      -- The price is added to that of fitting, which contains the service otherwise.
      charged_with_fitting boolean not null default false check (not charged_with_fitting
        or (service in ('balancing', 'valve_replacement') and price_cents is not null)),
      primary key (shop_id, service)
    )`.execute(db)

  await createMembers(db)

  await sql`
    create table shop_image (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      position integer not null check (position >= 0),
      url text not null,
      alt text not null default '',
      width integer not null check (width > 0),
      height integer not null check (height > 0),
      created_at timestamptz not null,
      unique (shop_id, position)
    )`.execute(db)

  await sql`
    create table listing (
      id uuid primary key default uuidv7(),
      code text not null unique,
      shop_id uuid not null references shop on delete cascade,
      tyre_id uuid not null references tyre,
      price_cents integer not null check (price_cents > 0),
      quantity integer not null check (quantity >= 0),
      -- The shop's own number of the article.
      sku text check (length(sku) between 1 and 64),
      -- When the shop last said that this many are there; null if it never did.
      confirmed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (shop_id, tyre_id),
      unique (id, shop_id)
    )`.execute(db)
  await sql`create unique index one_listing_per_sku on listing (shop_id, sku) where sku is not null`.execute(db)
  await sql`create index listing_of_tyre on listing (tyre_id)`.execute(db)
  await sql`create index listing_newest on listing (shop_id, created_at desc, id desc)`.execute(db)

  await sql`
    create table deal (
      id uuid primary key default uuidv7(),
      code text not null unique,
      shop_id uuid not null references shop on delete cascade,
      listing_id uuid not null references listing on delete cascade,
      title text not null,
      description text not null default '',
      price_cents integer not null check (price_cents > 0),
      starts_on date not null,
      ends_on date check (ends_on >= starts_on),
      active boolean not null default true,
      featured_on_homepage boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      constraint one_active_deal_per_listing exclude using gist (
        listing_id with =, daterange(starts_on, ends_on, '[]') with &&) where (active)
    )`.execute(db)
  await sql`create index deal_of_listing on deal (listing_id)`.execute(db)
  await sql`create index deal_newest on deal (created_at desc, id desc)`.execute(db)

  // What a driver can buy now: one narrow row per listing of an active shop with stock, kept by db/queries/inventory/offers.ts.
  await sql`
    create table offer (
      listing_id uuid primary key,
      shop_id uuid not null,
      size_id integer not null references tyre_size,
      brand_id integer not null references brand,
      price_cents integer not null,
      fitted_cents integer not null,
      deal_id uuid references deal deferrable initially deferred,
      lat double precision not null,
      lng double precision not null,
      type text not null,
      run_flat boolean not null,
      load_index integer,
      speed_kmh integer,
      quantity integer not null,
      foreign key (listing_id, shop_id) references listing (id, shop_id) on delete cascade
    )`.execute(db)
  await sql`
    create index offer_search on offer (size_id, fitted_cents, listing_id)
      include (lat, lng, brand_id, price_cents, quantity, type, run_flat, shop_id, deal_id)`.execute(db)
  await sql`create index offer_of_shop on offer (shop_id)`.execute(db)
  await sql`create index offer_deals on offer (deal_id) where deal_id is not null`.execute(db)

  await sql`
    create table search_activity (
      id uuid primary key default uuidv7(),
      contact_id uuid references contact on delete set null,
      channel text not null check (channel in ('whatsapp', 'web')),
      query jsonb not null,
      results integer not null,
      at timestamptz not null
    )`.execute(db)
  await sql`create index search_recent on search_activity (at)`.execute(db)

  // Which demo was written, so that a second run leaves alone what people have changed since.
  await sql`
    create table demo_seed (
      shops integer not null,
      listings integer not null,
      deals integer not null,
      at timestamptz not null,
      primary key (shops, listings, deals)
    )`.execute(db)
}

/** Who belongs to a shop and as what. A row without an end is in force; ended ones say who belonged to it when. */
async function createMembers(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_member (
      id uuid primary key default uuidv7(),
      shop_id uuid not null references shop on delete cascade,
      contact_id uuid not null references contact on delete cascade,
      role text not null check (role in ('owner', 'staff')),
      since timestamptz not null default now(),
      until timestamptz check (until >= since)
    )`.execute(db)
  await sql`create unique index one_membership on shop_member (shop_id, contact_id) where until is null`.execute(db)
  await sql`create index shop_member_of on shop_member (contact_id) where until is null`.execute(db)

  // A shop that has an owner keeps one. The lock on the shop makes owners who leave at the same moment wait for each
  // other, and the second one sees that the first has left.
  await sql`
    create function keep_an_owner() returns trigger language plpgsql as $$
    begin
      perform from shop where id = old.shop_id for no key update;
      if found and not exists (
        select from shop_member where shop_id = old.shop_id and role = 'owner' and until is null
      ) then
        raise exception 'shop % would be without an owner', old.shop_id
          using errcode = 'check_violation', constraint = 'shop_keeps_an_owner';
      end if;
      return null;
    end $$`.execute(db)
  await sql`
    create constraint trigger shop_keeps_an_owner after update or delete on shop_member deferrable initially immediate
    for each row when (old.role = 'owner' and old.until is null) execute function keep_an_owner()`.execute(db)
}
