import type { Pool } from '#db/client.ts'

/** Rows that the database lets nobody delete, or that belong to the system itself. */
const stays = ['audit_entry', 'billing_settings', 'send_rate']
const tables = `select tablename as name from pg_tables where schemaname = 'public' and tablename not like 'kysely%'
  and tablename not in (${stays.map((table) => `'${table}'`).join(', ')})`

/** Copies everything that is stored into a schema of this name. */
export async function keep(pool: Pool, name: string): Promise<void> {
  await pool.query(`do $$ declare stored text; columns text; filled boolean; begin
    execute format('create schema %I', '${name}');
    for stored in ${tables} loop
      execute format('select exists (select from public.%I)', stored) into filled;
      continue when not filled;
      select string_agg(quote_ident(attname), ', ') into columns from pg_attribute
        where attrelid = format('public.%I', stored)::regclass and attnum > 0 and not attisdropped and attgenerated = '';
      execute format('create unlogged table %I.%I as select %s from public.%I', '${name}', stored, columns, stored);
    end loop; end $$`)
}

/** Makes what is stored the same again as it was when it was kept: rows go and come unchecked, as they fitted before. */
export async function putBack(pool: Pool, name: string): Promise<void> {
  await pool.query(`do $$ declare stored text; columns text; begin
    set local session_replication_role = replica;
    for stored in ${tables} loop execute format('delete from public.%I', stored); end loop;
    for stored, columns in
      select c.relname, string_agg(quote_ident(a.attname), ', ') from pg_class c join pg_attribute a on a.attrelid = c.oid
      where c.relnamespace = '${name}'::regnamespace and c.relkind = 'r' and a.attnum > 0 group by c.relname
    loop
      execute format('insert into public.%I (%s) overriding system value select %s from %I.%I',
        stored, columns, columns, '${name}', stored);
    end loop;
    update send_rate set recent = '{}';
    end $$`)
}
