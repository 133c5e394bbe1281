import { type Kysely, sql } from 'kysely'

/** The price that a shop has named can be handed to who pays, too, before anything is booked. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table handed_quote (
      ask_id uuid primary key references quote_ask on delete cascade,
      -- Links of an earlier version open nothing.
      version integer not null default 0,
      until timestamptz not null,
      ended_at timestamptz,
      yes_name text,
      yes_at timestamptz,
      -- What they said yes to.
      yes_cents integer check (yes_cents >= 0),
      created_at timestamptz not null,
      check (num_nulls(yes_name, yes_at, yes_cents) in (0, 3))
    )`.execute(db)
}
