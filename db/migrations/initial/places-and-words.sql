-- What people named or said and nobody understood, without who it was; and the places as admins have changed them.

-- Laid over the places of core/rules/places: a place of one's own or with another position, a name for a place, or a
-- name that stands for none any more.
create table place_change (
  id uuid primary key default uuidv7(),
  what text not null check (what in ('place', 'alias', 'no_alias')),
  -- The words as they are compared.
  key text not null unique,
  words text not null,
  place text not null,
  province text,
  lat double precision,
  lng double precision,
  at timestamptz not null,
  check (what <> 'place' or (province is not null and lat is not null and lng is not null))
);

create table unknown_place (
  id uuid not null unique default uuidv7(),
  text text primary key,
  times integer not null default 1,
  first_asked_at timestamptz not null,
  last_asked_at timestamptz not null,
  settled_at timestamptz
);
create index unknown_place_waiting on unknown_place (times desc, id desc) where settled_at is null;

-- The ids are drawn without a time in them, and days stand for times: nothing leads from words to who said them.
create table misheard_group (
  id uuid primary key default gen_random_uuid(),
  speaker text not null check (speaker in ('driver', 'shop')),
  words text not null,
  language text,
  asked text not null,
  took_for text not null,
  times integer not null default 1,
  first_on date not null,
  last_on date not null,
  state text not null default 'open' check (state in ('open', 'labelled', 'dismissed')),
  label text,
  check ((state = 'labelled') = (label is not null))
);
create index misheard_group_list on misheard_group (state, times desc, id desc);
create index misheard_group_old on misheard_group (last_on);

create table misheard (
  group_id uuid not null references misheard_group on delete cascade,
  speaker text not null,
  -- The words as they are compared.
  shape text not null,
  words text not null,
  language text,
  asked text not null,
  took_for text not null,
  -- What they meant, where the person said so.
  meant text,
  times integer not null default 1,
  last_on date not null,
  primary key (speaker, asked, shape)
);
create index misheard_of on misheard (group_id, times desc);
create index misheard_alike on misheard using gin (shape gin_trgm_ops);
create index misheard_old on misheard (last_on);
