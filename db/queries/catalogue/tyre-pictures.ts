import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

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
