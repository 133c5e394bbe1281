import { type Kysely, sql } from 'kysely'

/** What a shop's figures are counted from, so that a year costs what a week does. Nothing in it is about a person. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // How often a shop's page and its tyres were looked at on a day of Johannesburg: the count is the only record.
  await sql`
    create table shop_view_day (
      shop_id uuid not null references shop on delete cascade,
      day date not null,
      page_views integer not null check (page_views >= 0),
      listing_views integer not null check (listing_views >= 0),
      primary key (shop_id, day)
    )`.execute(db)

  // What happened at a shop on a day of Johannesburg; a day without a row had nothing. Counted from bookings, threads
  // and messages, and counted again whenever one of them changes the past.
  await sql`
    create table shop_day (
      shop_id uuid not null references shop on delete cascade,
      day date not null,
      chats integer not null,
      -- Made on that day, and how many of those are completed by now.
      bookings integer not null,
      completed integer not null,
      -- Of what was completed on that day, whenever it was booked.
      booked_cents bigint not null,
      -- Given on that day, in minutes of opening time since the customer began to wait.
      answers integer not null,
      answer_minutes integer not null,
      answered_in_time integer not null,
      primary key (shop_id, day)
    )`.execute(db)

  // The days that are over and counted, and when.
  await sql`create table figures_day (day date primary key, counted_at timestamptz not null)`.execute(db)

  await sql`create index thread_begun on thread (shop_id, created_at) where shop_id is not null`.execute(db)
  await sql`
    create index booking_completed on booking (shop_id, completed_at) where completed_at is not null`.execute(db)
  await createNear(db)
}

/** What people ask for around a shop. */
async function createNear(db: Kysely<unknown>): Promise<void> {
  await sql`
    create function search_place(query jsonb) returns point language sql immutable parallel safe as $$
      select point((query -> 'near' ->> 'lng')::float8, (query -> 'near' ->> 'lat')::float8) $$`.execute(db)
  await sql`
    create index search_near on search_activity using gist (search_place(query), at)
    where contact_id is not null and query ? 'near' and query ? 'size'`.execute(db)
}
