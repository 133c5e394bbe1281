import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Database } from '#db/schema/database.ts'
import { type Claim, mayTry } from './due.ts'

/** Rows of a table that have had their time, what names one, and what becomes of them. */
export type OldRows = {
  table: keyof Database
  /** What they are called, if it is not by their table. */
  name?: string
  /** What names a row; a secret is named by its hash. */
  key: RawBuilder<unknown>
  /** True in SQL for a row that has had its time. */
  isOld(at: Date): RawBuilder<boolean>
  /** What its columns are set to; otherwise the row is deleted. */
  becomes?: RawBuilder<unknown>
}

/** Where a row stands, as long as the transaction holds it, and what names it. */
export type OldRow = { place: string; id: string }

/** Old rows, locked until the transaction ends. */
export async function oldRows(db: Db, { table, key, isOld }: OldRows, claim: Claim): Promise<OldRow[]> {
  const { rows } = await sql<OldRow>`
    select ctid::text as place, (${key})::text as id from ${sql.table(table)}
    where ${isOld(claim.at)} and ${mayTry(key, claim)} limit ${claim.limit} for update skip locked`.execute(db)
  return rows
}

/** Deletes or empties them. Only in the transaction that holds them: their places change with each write. */
export async function endOldRows(db: Db, { table, becomes }: OldRows, rows: readonly OldRow[]): Promise<void> {
  const here = sql`ctid = any(${rows.map(({ place }) => place)}::tid[])`
  await (becomes
    ? sql`update ${sql.table(table)} set ${becomes} where ${here}`
    : sql`delete from ${sql.table(table)} where ${here}`
  ).execute(db)
}
