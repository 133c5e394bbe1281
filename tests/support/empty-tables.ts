import type { Pool } from '#db/client.ts'

/** Of the system itself, or refused by the database when it is emptied. */
const stays = ['send_rate', 'billing_settings', 'audit_entry']

/**
 * Forgets everything that a test has stored. Rows go one by one and unchecked, which with the few that a test makes
 * is a fraction of the work of new files for every table and index. A table without a page has never had a row.
 */
export async function emptyTables(pool: Pool, { but = [] }: { but?: readonly string[] } = {}): Promise<void> {
  const kept = [...stays, ...but].map((table) => `'${table}'`).join(', ')
  await pool.query(`do $$ declare name text; begin
    set local session_replication_role = replica;
    for name in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r'
      and relname not like 'kysely%' and relname not in (${kept}) and pg_relation_size(oid) > 0
    loop execute format('delete from %I', name); end loop; end $$`)
}
