-- A booking keeps its own bay while one side offers other times, which hold bays as well until they end. So that one
-- constraint keeps all of them apart from everybody else's, a shop's bays lie one behind another on a line of
-- seconds, and a booking covers stretches of it.

create function on_line_of_bays(bay integer, slot tstzrange) returns int8multirange
language sql immutable parallel safe as $$
  select case when bay is null or slot is null then '{}'::int8multirange
    else int8multirange(int8range(
      bay * 100000000000 + extract(epoch from lower(slot))::bigint,
      bay * 100000000000 + extract(epoch from upper(slot))::bigint)) end
$$;

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
  -- How many came off the shelf when it was completed; null: none yet, or none at all. Only the trigger
  -- stock_follows_bookings writes them.
  taken integer check (taken >= 0),
  rear_taken integer check (rear_taken >= 0),
  -- How many of its tyres the shop has to order, and from when they can be there, as it stood when the driver asked.
  to_order integer not null default 0 check (to_order >= 0),
  tyres_ready_at timestamptz,
  plate text check (plate <> ''),
  -- Since when the shop has had this number for a guest: only words that come later show whose it is.
  phone_since timestamptz,
  ready_at timestamptz,
  -- What was done stands beside what was quoted.
  done_total_cents integer check (done_total_cents >= 0),
  done_lines jsonb,
  -- A request that waits may be asked of other shops as well: those point at the first one.
  beside_id uuid references booking on delete set null,
  check ((bay is null) = (slot is null)),
  check (num_nulls(rear_quantity, rear_brand, rear_model, rear_size) in (0, 4)),
  check (rear_quantity is null or tyre_size is not null),
  check ((held_until is null) = (answer_by is null)),
  check (location_type <> 'mobile' or address is not null),
  check ((status = 'pending') = (awaiting is not null)),
  check (no_show_at is null or status = 'cancelled'),
  constraint one_booking_per_bay exclude using gist (shop_id with =,
    (on_line_of_bays(bay, slot) + offered_bays) with &&)
    where (status in ('pending', 'confirmed', 'in_progress')),
  check ((to_order = 0) = (tyres_ready_at is null)),
  check ((done_total_cents is null) = (done_lines is null)),
  check (done_total_cents is null or completed_at is not null),
  constraint not_beside_itself check (beside_id <> id)
);
create index booking_of_shop on booking (shop_id, created_at desc);
create index booking_of_listing on booking (listing_id) where listing_id is not null;
create index booking_of_rear_listing on booking (rear_listing_id) where rear_listing_id is not null;
create index booking_of_contact on booking (customer_contact_id, created_at desc);
create index booking_of_account on booking (customer_account_id, created_at desc);
create index booking_of_guest on booking (customer_phone)
  where customer_contact_id is null and customer_phone is not null;
create index booking_held on booking (held_until) where held_until is not null;
create index booking_expiry on booking (expires_at) where status = 'pending';
create index booking_bays on booking using gist (shop_id, slot)
  where status in ('pending', 'confirmed', 'in_progress');
-- A shop's own system asks what has changed since it last asked.
create index booking_changed on booking (shop_id, updated_at, id);
create index booking_of_shop_by_status on booking (shop_id, status, created_at desc, id desc)
  where hidden_by_shop_at is null;
create index booking_words_of_shop on booking using gin (shop_id,
  lower(code || ' ' || customer_name || ' ' || coalesce(customer_phone, '')) gin_trgm_ops)
  where hidden_by_shop_at is null;
create index booking_completed on booking (shop_id, completed_at) where completed_at is not null;
-- What is cancelled with a shop that is blocked.
create index booking_open on booking (shop_id) where status in ('pending', 'confirmed');
create index booking_of_deal on booking (deal_id) where deal_id is not null;
create index booking_promised on booking (listing_id)
  where listing_id is not null and status in ('confirmed', 'in_progress');
create index booking_promised_rear on booking (rear_listing_id)
  where rear_listing_id is not null and status in ('confirmed', 'in_progress');
create index booking_beside on booking (beside_id) where beside_id is not null;

-- What a booking's people are reminded of: for_at is the start, or the question, that it was planned for.
create table booking_reminder (
  booking_id uuid not null references booking on delete cascade,
  kind text not null check (kind in ('day_before', 'two_hours_before', 'unanswered', 'still_open')),
  for_at timestamptz not null,
  due_at timestamptz not null,
  done_at timestamptz,
  outcome text,
  primary key (booking_id, kind),
  check ((done_at is null) = (outcome is null))
);
create index booking_reminder_due on booking_reminder (due_at) where done_at is null;

-- An answer is an offer: other times, other tyres, another number or price. An open one holds its bay through the
-- booking's offered_bays, which the triggers keep, so that one constraint settles who has a bay. A booking that
-- begins or ends takes its open offers along.
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
  -- More than was free: the shop knew it when it made the offer, so the driver can take it all the same.
  beyond_free boolean not null default false,
  unique (booking_id, round, place),
  check ((bay is null) = (slot is null)),
  check (num_nulls(tyre_brand, tyre_model, tyre_size) in (0, 3)),
  check (num_nulls(rear_quantity, rear_brand, rear_model, rear_size) in (0, 4)),
  check ((state = 'open') = (ended_at is null))
);
create index booking_offer_until on booking_offer (until) where state = 'open';
create index booking_offer_bays on booking_offer using gist (shop_id, slot) where state = 'open';
create unique index booking_offer_taken_once on booking_offer (booking_id, round) where state = 'taken';
create index booking_offer_of_listing on booking_offer (listing_id) where listing_id is not null;
create index booking_offer_of_rear on booking_offer (rear_listing_id) where rear_listing_id is not null;
create index booking_offer_of_deal on booking_offer (deal_id) where deal_id is not null;

create function offers_hold_bays() returns trigger language plpgsql as $$
begin
  update booking set offered_bays = coalesce(
    (select range_agg(on_line_of_bays(bay, slot)) from booking_offer
      where booking_id = new.booking_id and state = 'open'),
    '{}')
  where id = new.booking_id;
  return null;
end $$;

create trigger offers_hold_bays after insert or update of state, bay, slot on booking_offer
  for each row execute function offers_hold_bays();

create function booking_ends_its_offers() returns trigger language plpgsql as $$
begin
  update booking_offer set state = 'overtaken', ended_at = new.updated_at
  where booking_id = new.id and state = 'open';
  return null;
end $$;

create trigger booking_ends_its_offers after update of status on booking
  for each row when (new.status not in ('pending', 'confirmed'))
  execute function booking_ends_its_offers();

-- A walk-in takes a bay without being a booking. Bookings and walk-ins keep apart by triggers: a booking that takes
-- a bay shares the shop's lock with other bookings, a walk-in has it alone, so that each sees the other. What
-- overlaps is refused as one_booking_per_bay refuses it, and an insert of a booking is left out as on conflict do
-- nothing leaves it.
create table bay_block (
  id uuid primary key default uuidv7(),
  shop_id uuid not null references shop on delete cascade,
  bay integer not null check (bay between 1 and 50),
  slot tstzrange not null check (not isempty(slot)),
  -- A name, a number plate or a note.
  words text not null check (words <> ''),
  created_at timestamptz not null,
  constraint one_walk_in_per_bay exclude using gist (shop_id with =, bay with =, slot with &&)
);
create index bay_block_end on bay_block (upper(slot));

create function booking_keeps_off_walk_ins() returns trigger language plpgsql as $$
begin
  if new.status not in ('pending', 'confirmed', 'in_progress') or (new.bay is null and isempty(new.offered_bays)) then
    return new;
  end if;
  perform pg_advisory_xact_lock_shared(hashtextextended('walk-ins of ' || new.shop_id, 0));
  if exists (select from bay_block b where b.shop_id = new.shop_id
    and on_line_of_bays(b.bay, b.slot) && (on_line_of_bays(new.bay, new.slot) + new.offered_bays))
  then
    if tg_op = 'INSERT' then return null; end if;
    raise exclusion_violation using message = 'a walk-in has the bay', constraint = 'one_booking_per_bay';
  end if;
  return new;
end $$;

create trigger booking_keeps_off_walk_ins
  before insert or update of status, bay, slot, offered_bays on booking
  for each row execute function booking_keeps_off_walk_ins();

create function walk_in_keeps_off_bookings() returns trigger language plpgsql as $$
begin
  perform pg_advisory_xact_lock(hashtextextended('walk-ins of ' || new.shop_id, 0));
  if exists (select from booking b where b.shop_id = new.shop_id and b.status in ('pending', 'confirmed', 'in_progress')
    and (on_line_of_bays(b.bay, b.slot) + b.offered_bays) && on_line_of_bays(new.bay, new.slot))
  then
    raise exclusion_violation using message = 'a booking has the bay', constraint = 'one_booking_per_bay';
  end if;
  return new;
end $$;

create trigger walk_in_keeps_off_bookings before insert or update of bay, slot on bay_block
  for each row execute function walk_in_keeps_off_bookings();
