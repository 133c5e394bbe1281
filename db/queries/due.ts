import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { DueFailureTable } from '#db/schema/operations/running.ts'

/** What a loop asks for: the rows of its work that are due at `at`, or with `only` that one row, if it is due. */
export type Claim = { work: string; at: Date; limit: number; only?: string | undefined }

/**
 * True in SQL for a row that has not failed yet; rows that have are tried by themselves. `key` is what names the row.
 */
export const mayTry = (key: RawBuilder<unknown>, { work, only }: Pick<Claim, 'work' | 'only'>): RawBuilder<boolean> =>
  only === undefined
    ? sql<boolean>`not exists (select from due_failure f where f.work = ${work} and f.row_id = (${key})::text)`
    : sql<boolean>`(${key})::text = ${only}`

export type DueRow = { work: string; id: string }

const interval = (ms: RawBuilder<unknown>) => sql`${ms} * interval '1 millisecond'`

/**
 * Counts an attempt at the row; should it never end, the next one comes after the wait of its place. Returns how many
 * attempts that makes.
 */
export async function countDueAttempt(
  db: Db,
  { work, id }: DueRow,
  at: Date,
  waitsMs: readonly number[],
  failure: string | null = null,
): Promise<number> {
  const wait = interval(sql`(${[...waitsMs]}::int[])[least(f.attempts + 1, cardinality(${[...waitsMs]}::int[]))]`)
  const { rows } = await sql<{ attempts: number }>`
    insert into due_failure as f (work, row_id, attempts, since, retry_at, failure)
    values (${work}, ${id}, 1, ${at}, ${at}::timestamptz + ${interval(sql`${waitsMs[0] ?? 0}::int`)}, ${failure})
    on conflict (work, row_id) do update set attempts = f.attempts + 1, retry_at = ${at}::timestamptz + ${wait},
      failure = coalesce(${failure}::text, f.failure)
    where f.set_aside_at is null
    returning attempts`.execute(db)
  return rows[0]?.attempts ?? 0
}

/** Takes an attempt back that was no fault of the row. A row that has never failed is one among the others again. */
export async function uncountDueAttempt(db: Db, { work, id }: DueRow, again: Date): Promise<void> {
  await sql`
    with forgotten as (
      delete from due_failure where work = ${work} and row_id = ${id} and failure is null and attempts <= 1)
    update due_failure set attempts = greatest(attempts - 1, 0), retry_at = ${again}
    where work = ${work} and row_id = ${id} and set_aside_at is null and (failure is not null or attempts > 1)`.execute(
    db,
  )
}

/** Forgets a row that is not due any more, once its first failure lies before then. */
export const forgetOldFailure = async (db: Db, { work, id }: DueRow, before: Date): Promise<void> => {
  await sql`
    delete from due_failure
    where work = ${work} and row_id = ${id} and since < ${before} and set_aside_at is null`.execute(db)
}

export const writeDueFailure = (db: Db, { work, id }: DueRow, failure: string) =>
  db.updateTable('due_failure').set({ failure }).where('work', '=', work).where('row_id', '=', id).execute()

/** These rows are done. */
export const forgetFailures = async (db: Db, work: string, ids: readonly string[]): Promise<void> => {
  await sql`delete from due_failure where work = ${work} and row_id = any(${[...ids]}::text[])`.execute(db)
}

/** Leaves the row to people. False if that was done already. */
export const setRowAside = async (db: Db, { work, id }: DueRow, at: Date, failure: string): Promise<boolean> =>
  (await db
    .updateTable('due_failure')
    .set({ set_aside_at: at, retry_at: null, failure: sql`coalesce(failure, ${failure})` })
    .where('work', '=', work)
    .where('row_id', '=', id)
    .where('set_aside_at', 'is', null)
    .returning('id')
    .executeTakeFirst()) !== undefined

/** The rows, of all work, whose next attempt is due. */
export const failuresToRetry = (
  db: Db,
  at: Date,
  limit: number,
): Promise<Pick<Selectable<DueFailureTable>, 'work' | 'row_id' | 'attempts'>[]> =>
  db
    .selectFrom('due_failure')
    .select(['work', 'row_id', 'attempts'])
    .where('retry_at', '<=', at)
    .orderBy('retry_at')
    .limit(limit)
    .execute()

/** Rows that were set aside, the newest first; of an event its type as well. */
export const rowsAside = (db: Db, limit: number) =>
  db
    .selectFrom('due_failure as f')
    .leftJoin('event as e', (join) => join.on('f.work', '=', 'event').on(sql`e.id::text`, '=', sql.ref('f.row_id')))
    .select(['f.id', 'f.work', 'f.row_id', 'f.attempts', 'f.failure', 'f.since', 'f.set_aside_at', 'e.type'])
    .where('f.set_aside_at', 'is not', null)
    .where('f.closed_at', 'is', null)
    .orderBy('f.set_aside_at', 'desc')
    .orderBy('f.id', 'desc')
    .limit(limit)
    .execute()

/** Gives rows that were set aside all their attempts again: one, or all of one work. Returns which. */
export const freeRows = (
  db: Db,
  which: { id: string } | { work: string },
  at: Date,
): Promise<{ id: string; work: string; row_id: string }[]> =>
  db
    .updateTable('due_failure')
    .set({ attempts: 0, set_aside_at: null, since: at, retry_at: at })
    .where('set_aside_at', 'is not', null)
    .where('closed_at', 'is', null)
    .$if('id' in which, (query) => query.where('id', '=', 'id' in which ? which.id : ''))
    .$if('work' in which, (query) => query.where('work', '=', 'work' in which ? which.work : ''))
    .returning(['id', 'work', 'row_id'])
    .execute()

/** Takes the row off the list; it stays undone. */
export const closeRow = (db: Db, id: string, at: Date): Promise<{ work: string; row_id: string } | undefined> =>
  db
    .updateTable('due_failure')
    .set({ closed_at: at })
    .where('id', '=', id)
    .where('set_aside_at', 'is not', null)
    .where('closed_at', 'is', null)
    .returning(['work', 'row_id'])
    .executeTakeFirst()

/** Throws while the database is away. */
export const ping = (db: Db): Promise<unknown> => sql`select 1`.execute(db)
