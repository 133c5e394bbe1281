import { type Kysely, sql } from 'kysely'

/**
 * When shops come out to a flat tyre, apart from when they open; and rounds, in which a driver asks those that come out
 * now together and takes one.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table shop_call_out_hours (
      shop_id uuid not null references shop on delete cascade,
      weekday integer not null check (weekday between 1 and 7),
      opens time not null,
      -- 24:00 is the end of the day, so that a night is two rows.
      closes time not null check (closes > opens),
      primary key (shop_id, weekday, opens)
    )`.execute(db)

  await sql`
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
    )`.execute(db)
  await sql`
    create unique index one_open_rescue_round on rescue_round (contact_id)
    where state in ('open', 'unanswered')`.execute(db)
  await sql`create index rescue_round_of on rescue_round (contact_id, opened_at desc)`.execute(db)
  await sql`create index rescue_round_to_look_at on rescue_round (look_at) where look_at is not null`.execute(db)
  await sql`create index rescue_round_booking on rescue_round (booking_id) where booking_id is not null`.execute(db)

  await sql`
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
    )`.execute(db)
  await sql`create unique index one_rescue_taken on rescue_ask (round_id) where state = 'taken'`.execute(db)
  await sql`
    create index rescue_ask_of_shop on rescue_ask (shop_id) where state in ('waiting', 'coming')`.execute(db)
}
