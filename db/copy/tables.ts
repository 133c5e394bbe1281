import { z } from 'zod'
import type { PoolClient } from '../client.ts'

/** What a copy says of itself: the form of its tables, and how many rows each has. */
export const Manifest = z.object({
  madeAt: z.iso.datetime(),
  /** The migrations that made the tables. */
  migrations: z.array(z.string()),
  tables: z.array(z.object({ name: z.string(), columns: z.array(z.string()), rows: z.number() })),
})
export type Manifest = z.infer<typeof Manifest>

export const MANIFEST = 'manifest.json'
export const fileOf = (table: string): string => `${table}.gz`

/** As PostgreSQL wants a name of its own in a statement. */
export const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`

/** The product's tables with the columns that are written, not worked out; without those that keep the migrations. */
export async function tablesOf(client: PoolClient): Promise<{ name: string; columns: string[] }[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(`
    select c.relname as name, array_agg(a.attname::text order by a.attnum) as columns
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where c.relnamespace = 'public'::regnamespace and c.relkind = 'r' and c.relname not like 'kysely\\_%'
      and a.attgenerated = ''
    group by c.relname order by c.relname`)
  return rows
}

export async function migrationsOf(client: PoolClient): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>('select name from kysely_migration order by name')
  return rows.map(({ name }) => name)
}
