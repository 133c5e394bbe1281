-- Shops, their hours, services and people, and how a shop and its people come to us.

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
  updated_at timestamptz not null default now(),
  billing_name text,
  vat_number text,
  -- Its own till sets the stock and knows what was sold, so that nothing is taken off at completion.
  keeps_own_books boolean not null default false,
  payment_ways text[] not null default '{}'
    check (payment_ways <@ array['card', 'cash', 'eft', 'instalments', 'fleet_card', 'account']),
  -- Who gives the credit, and whose cards it takes, in the shop's own words.
  instalment_names text[] not null default '{}',
  fleet_card_names text[] not null default '{}',
  -- When to look next whether its people are told what the day, or the month that is over, holds.
  day_told_at timestamptz not null default 'epoch'
);
create index shop_waiting on shop (submitted_at, id) where business_status = 'pending';
create index shop_to_ask on shop (ask_stock_at) where business_status = 'active';
create index shop_name_trgm on shop using gin (name gin_trgm_ops);
create index shop_where on shop (lat, lng) where business_status = 'active';
create index shop_updated on shop (updated_at desc, id desc);
-- Whether anything shows a picture is asked by its address.
create index shop_logo on shop (logo_url) where logo_url is not null;
create index shop_to_tell on shop (day_told_at) where business_status = 'active';

create table shop_hours (
  shop_id uuid not null references shop on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  opens time not null,
  closes time not null check (closes > opens),
  primary key (shop_id, weekday, opens)
);

create table shop_special_day (
  shop_id uuid not null references shop on delete cascade,
  day date not null,
  opens time,
  closes time,
  reason text not null default '',
  primary key (shop_id, day),
  check ((opens is null) = (closes is null))
);

-- When shops come out to a flat tyre, apart from when they open.
create table shop_call_out_hours (
  shop_id uuid not null references shop on delete cascade,
  weekday integer not null check (weekday between 1 and 7),
  opens time not null,
  -- 24:00 is the end of the day, so that a night is two rows.
  closes time not null check (closes > opens),
  primary key (shop_id, weekday, opens)
);

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
);

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
);
create index shop_image_url on shop_image (url);

-- Pictures for everybody that were kept or given up lately, until it is known whether anything shows them.
create table loose_picture (
  url text primary key,
  since timestamptz not null
);
create index loose_picture_oldest on loose_picture (since);

-- Who belongs to a shop and as what. A row without an end is in force; ended ones say who belonged to it when.
create table shop_member (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  contact_id uuid not null references contact on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  since timestamptz not null default now(),
  until timestamptz check (until >= since)
);
create unique index one_membership on shop_member (shop_id, contact_id) where until is null;
create index shop_member_of on shop_member (contact_id) where until is null;

-- A shop that has an owner keeps one. The lock on the shop makes owners who leave at the same moment wait for each
-- other, and the second one sees that the first has left.
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
end $$;

create constraint trigger shop_keeps_an_owner after update or delete on shop_member deferrable initially immediate
  for each row when (old.role = 'owner' and old.until is null) execute function keep_an_owner();

-- What admins look at before they approve a shop.
create table shop_document (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  kind text not null check (kind in ('registration', 'identity', 'address')),
  name text not null,
  type text not null,
  bytes integer not null check (bytes between 1 and 10000000),
  sha256 text not null,
  storage_key text not null,
  uploaded_by uuid references contact on delete set null,
  created_at timestamptz not null,
  unique (shop_id, kind)
);

-- Invitations to staff.
create table shop_invitation (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  role text not null check (role in ('owner', 'staff')),
  email text,
  phone text,
  -- Of the link in the mail, which proves the mailbox.
  token_hash text unique,
  invited_by uuid references contact on delete set null,
  created_at timestamptz not null,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  outcome text check (outcome in ('accepted', 'declined', 'withdrawn')),
  check ((email is null) <> (phone is null)),
  check ((ended_at is null) = (outcome is null))
);
create unique index one_open_invitation on shop_invitation (shop_id, coalesce(lower(email), phone))
  where ended_at is null;
create index shop_invitation_to_phone on shop_invitation (phone) where ended_at is null;
create index shop_invitation_to_email on shop_invitation (lower(email)) where ended_at is null;
create index shop_invitation_over on shop_invitation (coalesce(ended_at, expires_at));

-- The history of a shop's standing.
create table shop_history (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  what text not null check (what in ('submitted', 'resubmitted', 'more_asked', 'approved', 'rejected', 'blocked',
    'reinstated', 'unpublished', 'republished')),
  -- The admin's: the reason, or what is missing.
  words text,
  by_contact uuid references contact on delete set null,
  at timestamptz not null
);
create index shop_history_of on shop_history (shop_id, at desc, id desc);

-- Filters of a list that a member of a shop keeps under a name.
create table saved_view (
  id uuid primary key default uuidv7(),
  member_id uuid not null references shop_member on delete cascade,
  page text not null check (page in ('inventory', 'bookings')),
  name text not null,
  query text not null
);
create unique index saved_view_named on saved_view (member_id, page, lower(name));
