import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { FormerTyreTable, TyreTable } from '#db/schema/catalogue.ts'
import { type Claim, mayTry } from '../due.ts'
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

export type DuePicture = { link: string; attempts: number }

/** Links whose picture is to be fetched, for whichever tyres. */
export async function picturesDue(db: Db, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ link: string }>`
    select link from tyre_picture p where due_at <= ${claim.at} and ${mayTry(sql.ref('p.link'), claim)}
    group by link order by min(due_at) limit ${claim.limit}`.execute(db)
  return rows.map(({ link }) => link)
}

/** Claims the picture; nobody else takes it up until then. Undefined if somebody else has it. */
export async function takePicture(db: Db, link: string, at: Date, until: Date): Promise<DuePicture | undefined> {
  const { rows } = await sql<DuePicture>`
    with due as (select tyre_id from tyre_picture where link = ${link} and due_at <= ${at} for update skip locked),
    taken as (
      update tyre_picture p set due_at = ${until}, attempts = p.attempts + 1
      where p.link = ${link} and p.due_at is not null and exists (select from due) returning p.link, p.attempts)
    select link, max(attempts)::int as attempts from taken group by link`.execute(db)
  return rows[0]
}

/** Gives the picture to the tyres that wait for it. One that has another by now keeps that. */
export async function pictureTaken(db: Db, link: string, url: string): Promise<void> {
  await sql`
    with done as (delete from tyre_picture where link = ${link} and due_at is not null returning tyre_id)
    update tyre t set image_url = ${url} from done where t.id = done.tyre_id and t.image_url is null`.execute(db)
}

export const tryPictureAgain = (db: Db, link: string, at: Date) =>
  db.updateTable('tyre_picture').set({ due_at: at }).where('link', '=', link).where('due_at', 'is not', null).execute()

export const pictureFailed = (db: Db, link: string, problem: string) =>
  db
    .updateTable('tyre_picture')
    .set({ due_at: null, problem })
    .where('link', '=', link)
    .where('due_at', 'is not', null)
    .execute()

/** The picture that a list links to for a tyre, which is not there. */
export const linkedPicture = (db: Db, tyreId: string) =>
  db.selectFrom('tyre_picture').select(['link', 'problem']).where('tyre_id', '=', tyreId).executeTakeFirst()

export const forgetLink = (db: Db, tyreId: string) =>
  db.deleteFrom('tyre_picture').where('tyre_id', '=', tyreId).execute()
