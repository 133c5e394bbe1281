import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type DuePicture = { link: string; attempts: number }

/** Links whose picture is to be fetched, for whichever tyres; nobody else takes them up until then. */
export async function takePictures(db: Db, at: Date, until: Date, most: number): Promise<DuePicture[]> {
  const { rows } = await sql<DuePicture>`
    with due as (
      select link from tyre_picture where due_at <= ${at} order by due_at, tyre_id limit ${most}::int
      for update skip locked),
    taken as (
      update tyre_picture p set due_at = ${until}, attempts = p.attempts + 1
      where p.link in (select link from due) and p.due_at is not null returning p.link, p.attempts)
    select link, max(attempts)::int as attempts from taken group by link`.execute(db)
  return rows
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
