import { type Kysely, sql } from 'kysely'

/** A booking can be handed to who pays for it: by a link of its own, which takes a yes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table handed (
      booking_id uuid primary key references booking on delete cascade,
      -- Links of an earlier version open nothing.
      version integer not null default 0,
      -- That of the booking's own private link when it was handed on: who loses the one loses the other.
      link_version integer not null,
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
