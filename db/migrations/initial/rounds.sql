-- A driver asks several shops at once, and takes one.

-- A driver asks up to five shops for a price at once: a round, and one ask a shop with its answer.
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
);
create index quote_round_of_contact on quote_round (contact_id, created_at desc);
create index quote_round_open on quote_round (valid_until) where state = 'open';
create index quote_round_ended on quote_round (ended_at) where ended_at is not null;

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
);
-- A driver takes one at most.
create unique index quote_taken_once on quote_ask (round_id) where state = 'taken';
create index quote_ask_of_shop on quote_ask (shop_id, created_at desc);
create index quote_ask_of_listing on quote_ask (listing_id) where listing_id is not null;
create index quote_ask_of_booking on quote_ask (booking_id) where booking_id is not null;

-- A round of rescue: a driver with a flat tyre asks the shops that come out now together.
create table rescue_round (
  id uuid primary key default uuidv7(),
  contact_id uuid not null references contact,
  -- All of the driver's name that a shop reads before it is taken.
  first_name text not null,
  lat double precision not null check (lat between -90 and 90),
  lng double precision not null check (lng between -180 and 180),
  place text not null check (place <> ''),
  what text not null check (what in ('puncture', 'tyres')),
  size text,
  state text not null default 'open' check (state in ('open', 'unanswered', 'taken', 'closed')),
  opened_at timestamptz not null,
  -- When a clock has to look at it next: whether anybody answered, then whether it is over.
  look_at timestamptz,
  ended_at timestamptz,
  booking_id uuid references booking on delete set null,
  check (what = 'puncture' or size is not null),
  check ((state in ('open', 'unanswered')) = (ended_at is null)),
  check ((state in ('open', 'unanswered')) = (look_at is not null))
);
create unique index one_open_rescue_round on rescue_round (contact_id) where state in ('open', 'unanswered');
create index rescue_round_of on rescue_round (contact_id, opened_at desc);
create index rescue_round_to_look_at on rescue_round (look_at) where look_at is not null;
create index rescue_round_booking on rescue_round (booking_id) where booking_id is not null;
create index rescue_round_ended on rescue_round (ended_at) where ended_at is not null;

create table rescue_ask (
  id uuid primary key default uuidv7(),
  round_id uuid not null references rescue_round on delete cascade,
  shop_id uuid not null references shop,
  distance_km double precision not null check (distance_km >= 0),
  -- The work at the shop's list price of the moment when it was asked, which is what the driver sees and books.
  services text[] not null check (cardinality(services) > 0),
  total_cents integer not null check (total_cents >= 0),
  total_lines jsonb not null,
  duration_minutes integer not null check (duration_minutes > 0),
  state text not null default 'waiting'
    check (state in ('waiting', 'coming', 'cannot', 'taken', 'lost', 'lapsed')),
  minutes integer check (minutes between 5 and 240),
  answered_at timestamptz,
  unique (round_id, shop_id),
  check (state not in ('coming', 'taken') or (minutes is not null and answered_at is not null))
);
create unique index one_rescue_taken on rescue_ask (round_id) where state = 'taken';
create index rescue_ask_of_shop on rescue_ask (shop_id) where state in ('waiting', 'coming');
