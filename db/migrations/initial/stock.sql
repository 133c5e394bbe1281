-- What shops have and offer, and what drivers search in.

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
  -- In bookings that are confirmed or in progress. Only the trigger stock_follows_bookings writes it.
  reserved integer not null default 0 check (reserved >= 0),
  -- How many the shop can have brought in beside the shelf, within how many of its opening hours, and when the last
  -- order of a day leaves; without that time, as long as the shop is open.
  order_quantity integer check (order_quantity between 1 and 100000),
  order_lead_hours integer check (order_lead_hours between 1 and 500),
  order_until time,
  unique (shop_id, tyre_id),
  unique (id, shop_id),
  constraint listing_order_whole check (num_nulls(order_quantity, order_lead_hours) in (0, 2)
    and (order_until is null or order_quantity is not null))
);
create unique index one_listing_per_sku on listing (shop_id, sku) where sku is not null;
create index listing_of_tyre on listing (tyre_id);
create index listing_newest on listing (shop_id, created_at desc, id desc);

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
);
create index deal_of_listing on deal (listing_id);
create index deal_newest on deal (created_at desc, id desc);
create index deal_of_shop on deal (shop_id, created_at desc, id desc);
create index deal_featured on deal (created_at desc, id desc) where featured_on_homepage;

-- What a driver can buy now: one narrow row per listing of an active shop with stock, kept by
-- db/queries/inventory/offers.ts.
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
  -- quantity is what a driver can have in all; shelf is the part of it that need not be ordered.
  shelf integer not null,
  foreign key (listing_id, shop_id) references listing (id, shop_id) on delete cascade
);
create index offer_of_shop on offer (shop_id);
create index offer_deals on offer (deal_id) where deal_id is not null;
create index offer_search on offer (size_id, fitted_cents, listing_id)
  include (lat, lng, brand_id, price_cents, quantity, shelf, type, run_flat, shop_id, deal_id);

-- fittedEach() of core/rules/prices/fitted-price.ts; null if the shop does not fit.
create function fitting_each(shop uuid) returns integer language sql stable as $$
  select sum(price_cents)::int from shop_service
  where shop_id = shop and (service = 'fitting' or charged_with_fitting)
  having bool_or(service = 'fitting' and price_cents is not null)
$$;

-- The only writer of `offer`. The locks make two refreshes of one listing wait for each other.
create function refresh_offers(listings uuid[], today date) returns void language plpgsql
set plan_cache_mode = force_custom_plan as $$
begin
  perform from listing l where l.id = any(listings) order by l.id for no key update;
  delete from offer o using listing l, shop s
  where o.listing_id = l.id and s.id = l.shop_id and l.id = any(listings)
    and (l.quantity + coalesce(l.order_quantity, 0) <= l.reserved or s.business_status <> 'active');
  insert into offer (listing_id, shop_id, size_id, brand_id, price_cents, fitted_cents, deal_id, lat, lng, type,
    run_flat, load_index, speed_kmh, quantity, shelf)
  select l.id, l.shop_id, t.size_id, t.brand_id, coalesce(d.price_cents, l.price_cents),
    coalesce(d.price_cents, l.price_cents) + coalesce(fitting_each(l.shop_id), 0),
    d.id, s.lat, s.lng, t.type, t.run_flat, t.load_index,
    case upper(btrim(t.speed_rating, '()'))
      when 'L' then 120 when 'M' then 130 when 'N' then 140 when 'P' then 150 when 'Q' then 160 when 'R' then 170
      when 'S' then 180 when 'T' then 190 when 'U' then 200 when 'H' then 210 when 'V' then 240 when 'W' then 270
      when 'Y' then 300 end,
    l.quantity + coalesce(l.order_quantity, 0) - l.reserved, greatest(0, l.quantity - l.reserved)
  from listing l
  join shop s on s.id = l.shop_id
  join tyre t on t.id = l.tyre_id
  left join deal d on d.listing_id = l.id and d.active and d.starts_on <= today
    and (d.ends_on is null or d.ends_on >= today)
  where l.id = any(listings) and l.quantity + coalesce(l.order_quantity, 0) > l.reserved
    and s.business_status = 'active'
  on conflict (listing_id) do update set shop_id = excluded.shop_id, size_id = excluded.size_id,
    brand_id = excluded.brand_id, price_cents = excluded.price_cents, fitted_cents = excluded.fitted_cents,
    deal_id = excluded.deal_id, lat = excluded.lat, lng = excluded.lng, type = excluded.type,
    run_flat = excluded.run_flat, load_index = excluded.load_index, speed_kmh = excluded.speed_kmh,
    quantity = excluded.quantity, shelf = excluded.shelf
  where offer is distinct from excluded;
end $$;

-- What people ask for around a shop.
create function search_place(query jsonb) returns point language sql immutable parallel safe as $$
  select point((query -> 'near' ->> 'lng')::float8, (query -> 'near' ->> 'lat')::float8) $$;

create table search_activity (
  id uuid primary key default uuidv7(),
  contact_id uuid references contact on delete set null,
  channel text not null check (channel in ('whatsapp', 'web')),
  query jsonb not null,
  results integer not null,
  at timestamptz not null
);
create index search_recent on search_activity (at);
create index search_near on search_activity using gist (search_place(query), at)
  where contact_id is not null and query ? 'near' and query ? 'size';
create index search_of on search_activity (contact_id) where contact_id is not null;

-- Stock from a file.
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
);
create index stock_import_of on stock_import (shop_id, id desc);
create index stock_import_waits on stock_import (claimed_until) where state in ('checking', 'importing');
create index stock_import_old on stock_import (created_at);

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
);
create index stock_import_row_fate on stock_import_row (import_id, fate, line);

-- What a shop has said of the columns of its lists, by their plain names.
create table import_columns (
  shop_id uuid primary key references shop on delete cascade,
  fields jsonb not null
);
