import { type Kysely, sql } from 'kysely'

/** A guest proves a number by a code before shops are asked for a price; such a code signs nobody in. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table one_time_code drop constraint one_time_code_purpose_check,
      add constraint one_time_code_purpose_check
        check (purpose in ('sign_in', 'sign_up', 'number', 'presence', 'quotes'))`.execute(db)
}
