import { type Kysely, sql } from 'kysely'

/**
 * The trail is searched by what was noted, a little at a time put into the index, as everything that happens is noted;
 * of two indexes of the same columns one goes.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create index audit_entry_says on audit_entry using gin ((lower(entity_type || ' ' || action || ' ' ||
      coalesce(old_values::text, '') || ' ' || coalesce(new_values::text, ''))) gin_trgm_ops)
      with (gin_pending_list_limit = 256)`.execute(db)
  await sql`drop index audit_entry_about`.execute(db)
}
