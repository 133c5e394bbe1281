-- The tyres, sizes and vehicles that everybody shares, and what nobody understood of them yet.

create extension if not exists btree_gist;
create extension if not exists btree_gin;
create extension if not exists pg_trgm;
create extension if not exists unaccent;

create table brand (
  id integer generated always as identity primary key,
  name text not null unique,
  -- A shop typed it, and no admin has looked at it yet.
  needs_review boolean not null default false,
  -- What else it is called in lists, in small letters: a price list with such a name means this brand.
  aliases text[] not null default '{}'
);

create table tyre_size (
  id integer generated always as identity primary key,
  code text not null unique,
  width integer,
  aspect integer,
  rim integer not null,
  commercial boolean not null default false,
  overall_diameter_in numeric(4, 1),
  section_width_in numeric(4, 2),
  circumference_mm integer not null,
  usual_load_index integer,
  usual_speed_rating text,
  check ((width is null) = (overall_diameter_in is not null))
);
create index tyre_size_rim on tyre_size (rim, circumference_mm);

create table tyre (
  id uuid primary key default uuidv7(),
  brand_id integer not null references brand,
  model text not null,
  size_id integer not null references tyre_size,
  type text not null check (type in ('all_season', 'summer', 'winter', 'performance',
    'all_terrain', 'mud_terrain', 'highway_terrain', 'commercial')),
  load_index integer,
  load_index_dual integer,
  speed_rating text,
  extra_load boolean not null default false,
  run_flat boolean not null default false,
  image_url text,
  -- The European label; null where it is not known.
  wet_grip text check (wet_grip in ('A', 'B', 'C', 'D', 'E')),
  fuel_efficiency text check (fuel_efficiency in ('A', 'B', 'C', 'D', 'E')),
  noise_db integer check (noise_db between 40 and 100),
  noise_class text check (noise_class in ('A', 'B', 'C')),
  -- A shop added it, and no admin has looked at it yet.
  needs_review boolean not null default false,
  created_at timestamptz not null default now(),
  constraint tyre_once unique nulls not distinct (brand_id, model, size_id, load_index, speed_rating, run_flat)
);
create index tyre_by_size on tyre (size_id);
-- A price list names tyres in any case, thousands at once.
create index tyre_named on tyre (brand_id, lower(model), size_id);
create index tyre_by_type on tyre (type);
create index tyre_newest on tyre (created_at desc, id desc);
create index tyre_named_like on tyre using gin (model gin_trgm_ops);
create index tyre_to_review on tyre (created_at, id) where needs_review;
create index tyre_image on tyre (image_url) where image_url is not null;

-- What a tyre of the catalogue was called before it was corrected, or merged into another one. A shop's price list
-- goes on using the old name, and has to find the tyre that it became.
create table former_tyre (
  id uuid primary key default uuidv7(),
  tyre_id uuid not null references tyre on delete cascade,
  brand_id integer not null references brand,
  model text not null,
  size_id integer not null references tyre_size,
  load_index integer,
  load_index_dual integer,
  speed_rating text,
  run_flat boolean not null,
  constraint former_tyre_once unique nulls not distinct
    (brand_id, model, size_id, load_index, speed_rating, run_flat)
);
create index former_tyre_of on former_tyre (tyre_id);
create index former_tyre_named on former_tyre (brand_id, lower(model), size_id);

-- Pictures that a list of tyres links to, until a copy of ours stands with the tyre.
create table tyre_picture (
  tyre_id uuid primary key references tyre on delete cascade,
  link text not null,
  attempts integer not null default 0,
  -- Null once it is not tried any more.
  due_at timestamptz,
  -- Why it could not be taken.
  problem text,
  check ((due_at is null) = (problem is not null))
);
create index tyre_picture_due on tyre_picture (due_at) where due_at is not null;
create index tyre_picture_link on tyre_picture (link);

create table fitment (
  id uuid primary key default uuidv7(),
  make text not null,
  model text not null,
  variant text not null default '',
  year_from integer not null,
  year_to integer,
  confidence text not null check (confidence in ('high', 'medium', 'low')),
  unique (make, model, variant, year_from)
);

create table fitment_size (
  fitment_id uuid not null references fitment on delete cascade,
  ordinal integer not null,
  front_size_id integer not null references tyre_size,
  rear_size_id integer references tyre_size,
  primary key (fitment_id, ordinal)
);

-- What a release has given once is not given again, so that what admins change or delete stays so.
create table fitment_given (
  key text primary key
);

-- Other names of vehicles, which admins have learned from what people look up.
create table vehicle_alias (
  id uuid primary key default uuidv7(),
  words text not null unique,
  make text not null,
  model text,
  created_at timestamptz not null
);

create table unknown_vehicle (
  id uuid not null unique default uuidv7(),
  text text primary key,
  make text,
  model text,
  year integer,
  times integer not null default 1,
  first_asked_at timestamptz not null,
  last_asked_at timestamptz not null,
  settled_at timestamptz
);
create index unknown_vehicle_waiting on unknown_vehicle (times desc, id desc) where settled_at is null;
