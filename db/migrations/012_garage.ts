import { type Kysely, sql } from 'kysely'

export async function up(db: Kysely<unknown>): Promise<void> {
  // `slot` makes the ten vehicles of a person a matter of the table.
  await sql`
    create table garage_vehicle (
      id uuid primary key default uuidv7(),
      account_id uuid not null references account on delete cascade,
      slot integer not null check (slot between 1 and 10),
      name text not null default '',
      -- Empty while its driver has not said so much.
      make text not null,
      model text not null,
      variant text not null default '',
      year integer check (year between 1900 and 2100),
      size text,
      rear_size text check (rear_size is null or size is not null),
      created_at timestamptz not null,
      check (make <> '' or model <> '' or year is not null or size is not null),
      unique (account_id, slot),
      constraint vehicle_once unique nulls not distinct (account_id, make, model, variant, year, size, rear_size)
    )`.execute(db)
}
