import { type Kysely, sql } from 'kysely'

/** A request that waits may be asked of other shops as well: those point at the first one. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking add column beside_id uuid references booking on delete set null,
      add constraint not_beside_itself check (beside_id <> id)`.execute(db)
  await sql`create index booking_beside on booking (beside_id) where beside_id is not null`.execute(db)
}
