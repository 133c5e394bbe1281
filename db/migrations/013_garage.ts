import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop
      add column if not exists rating double precision check (rating between 1 and 5),
      add column if not exists review_count integer not null default 0 check (review_count >= 0)`.execute(db)

  // `slot` makes the ten vehicles of a person a matter of the table.
  await sql`
    create table garage_vehicle (
      id uuid primary key default uuidv7(),
      account_id uuid not null references account on delete cascade,
      slot integer not null check (slot between 1 and 10),
      name text not null default '',
      make text not null,
      model text not null,
      variant text not null default '',
      year integer check (year between 1900 and 2100),
      size text,
      rear_size text check (rear_size is null or size is not null),
      created_at timestamptz not null,
      unique (account_id, slot),
      constraint vehicle_once unique nulls not distinct (account_id, make, model, variant, year, size, rear_size)
    )`.execute(db)
}
