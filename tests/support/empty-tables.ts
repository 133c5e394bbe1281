import pg from 'pg'
import type { Pool } from '#db/client.ts'
import { KEPT } from './of-worker.ts'

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

/** More pages than this are read slowly when their rows are gone. */
const MANY_BYTES = 20 * 8192

/** Leaves a database as it was made: no rows, counts begin anew, and whoever is still busy or listens is cut off. */
export async function leaveEmpty(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString })
  await client.connect()
  try {
    await client.query(`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and application_name <> '${KEPT}'`)
    const { rows } = await client.query<{ name: string; isLarge: boolean }>(`
      select c.oid::regclass::text as name, pg_relation_size(c.oid) > ${MANY_BYTES} as "isLarge" from pg_class c
      where c.relnamespace in ('public'::regnamespace, 'bullmq'::regnamespace) and c.relkind = 'r'
        and c.relname not like 'kysely%' and c.relname not like '%migration%' and pg_relation_size(c.oid) > 0`)
    await client.query(`begin; set local session_replication_role = replica;
      ${rows.map(({ name }) => `delete from ${name};`).join(' ')}
      insert into billing_settings default values;
      select setval(format('%I.%I', schemaname, sequencename)::regclass, start_value, false)
      from pg_sequences where last_value is not null;
      commit`)
    const large = rows.filter(({ isLarge }) => isLarge).map(({ name }) => name)
    if (large.length > 0) await client.query(`vacuum ${large.join(', ')}`)
  } finally {
    await client.end()
  }
}
