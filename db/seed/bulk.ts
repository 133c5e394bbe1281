import { sql } from 'kysely'
import type { Db } from '../client.ts'
import type { Database } from '../schema/database.ts'

type Row = Record<string, string | number | boolean | null | Date>
const chunk = 5000

/**
 * Inserts many rows in few statements, one array a column; what exists stays as it is. `types` names the columns with
 * their PostgreSQL types.
 */
export async function insertAll(
  db: Db,
  table: keyof Database,
  types: Readonly<Record<string, string>>,
  rows: readonly Row[],
): Promise<void> {
  const columns = Object.keys(types)
  for (let start = 0; start < rows.length; start += chunk) {
    const part = rows.slice(start, start + chunk)
    const arrays = columns.map(
      (column) => sql`${part.map((row) => row[column] ?? null)}::${sql.raw(types[column] ?? 'text')}[]`,
    )
    await sql`
      insert into ${sql.table(table)} (${sql.join(columns.map((column) => sql.ref(column)))})
      select * from unnest(${sql.join(arrays)})
      on conflict do nothing`.execute(db)
  }
}
