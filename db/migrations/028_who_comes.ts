import { type Kysely, sql } from 'kysely'

/** Somebody else than the customer may bring the car. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column comes_name text check (comes_name <> ''),
      add column comes_phone text,
      add check (comes_phone is null or comes_name is not null)`.execute(db)
}
