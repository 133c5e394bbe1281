import { type Kysely, sql } from 'kysely'

/**
 * What a tyre of the catalogue was called before it was corrected, or merged into another one. A shop's price list goes
 * on using the old name, and has to find the tyre that it became.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
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
    )`.execute(db)
  await sql`create index former_tyre_of on former_tyre (tyre_id)`.execute(db)
  await sql`create index former_tyre_named on former_tyre (brand_id, lower(model), size_id)`.execute(db)
}
