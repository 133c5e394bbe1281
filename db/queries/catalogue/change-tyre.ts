import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { FormerTyreTable, TyreTable } from '#db/schema/catalogue.ts'
import type { TyreRow } from './tyre-rows.ts'

const LOCK = 7_301_029

/** Makes changes of the catalogue by admins wait for each other until the transaction ends. */
export const lockCatalogue = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)

export const lockTyres = (db: Db, ids: readonly string[]) =>
  db.selectFrom('tyre').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()

export const updateTyre = (db: Db, id: string, values: Updateable<TyreTable>) =>
  db.updateTable('tyre').set(values).where('id', '=', id).execute()

export type Identity = Pick<TyreRow, 'brand_id' | 'model' | 'size_id' | 'load_index' | 'speed_rating' | 'run_flat'>

/** Another tyre that is the same by all that tells tyres apart. */
export async function sameTyre(db: Db, tyre: Identity, otherThan: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from tyre where brand_id = ${tyre.brand_id} and lower(model) = lower(${tyre.model})
      and size_id = ${tyre.size_id} and run_flat = ${tyre.run_flat}
      and load_index is not distinct from ${tyre.load_index ?? null}::int
      and speed_rating is not distinct from ${tyre.speed_rating ?? null}::text and id <> ${otherThan}
    limit 1`.execute(db)
  return rows[0]?.id
}

/** Keeps what a tyre was called, so that price lists find it. */
export const rememberTyre = (db: Db, former: Insertable<FormerTyreTable>) =>
  db
    .insertInto('former_tyre')
    .values(former)
    .onConflict((conflict) => conflict.constraint('former_tyre_once').doUpdateSet({ tyre_id: former.tyre_id }))
    .execute()

/** Deletes it unless a shop lists it. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const gone = await sql`
    delete from tyre t where t.id = ${id} and not exists (select from listing l where l.tyre_id = t.id)`.execute(db)
  return (gone.numAffectedRows ?? 0n) > 0n
}

/** Says of these tyres whether an admin still has to look at them. Returns those that changed. */
export const setReview = async (db: Db, ids: readonly string[], needsReview: boolean): Promise<string[]> =>
  (
    await db
      .updateTable('tyre')
      .set({ needs_review: needsReview })
      .where('id', 'in', ids)
      .where('needs_review', '=', !needsReview)
      .returning('id')
      .execute()
  ).map(({ id }) => id)
