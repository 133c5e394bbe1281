import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SentPictureTable } from '#db/schema/shops.ts'
import { type Claim, mayTry } from '../due.ts'

type ImageRow = { id: string; url: string; alt: string; width: number; height: number }

/** The gallery in its order. */
export const imagesOf = (db: Db, shopId: string): Promise<ImageRow[]> =>
  db
    .selectFrom('shop_image')
    .select(['id', 'url', 'alt', 'width', 'height'])
    .where('shop_id', '=', shopId)
    .orderBy('position')
    .execute()

/** Adds a picture behind the others. */
export const addImage = (db: Db, shopId: string, image: Omit<ImageRow, 'id'>, now: Date) =>
  db
    .insertInto('shop_image')
    .values({
      ...image,
      shop_id: shopId,
      position: sql<number>`(select coalesce(max(position) + 1, 0) from shop_image where shop_id = ${shopId})`,
      created_at: now,
    })
    .execute()

/** False if the gallery has no such picture. */
export async function removeImage(db: Db, shopId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('shop_image')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows > 0n
}

/** False if the gallery has no such picture. */
export async function describeImage(
  db: Db,
  { shopId, id, alt }: { shopId: string; id: string; alt: string },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('shop_image')
    .set({ alt })
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** Beyond the positions of any gallery. */
const ASIDE = 1000

/** Numbers the pictures anew in the order of the ids. First all go aside, because no two may share a position. */
export async function putOrder(db: Db, shopId: string, ids: readonly string[]): Promise<void> {
  await sql`update shop_image set position = position + ${ASIDE} where shop_id = ${shopId}`.execute(db)
  await sql`
    update shop_image i set position = wanted.at - 1
    from unnest(${[...ids]}::uuid[]) with ordinality as wanted (id, at)
    where i.shop_id = ${shopId} and i.id = wanted.id`.execute(db)
}

/** Notes that a picture may be shown by nothing; noted again, it is looked at later. */
export const noteLoose = (db: Db, url: string, now: Date) =>
  db
    .insertInto('loose_picture')
    .values({ url, since: now })
    .onConflict((conflict) => conflict.column('url').doUpdateSet({ since: now }))
    .execute()

/** Pictures that wait since before then. */
export const loosePictures = async (db: Db, before: Date, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('loose_picture as l')
      .select('l.url')
      .where('l.since', '<', before)
      .where(mayTry(sql.ref('l.url'), claim))
      .orderBy('l.since')
      .limit(claim.limit)
      .execute()
  ).map(({ url }) => url)

/** The picture, held until the transaction ends, and whether anything shows it; undefined if it was noted since. */
export const takeLoose = (db: Db, url: string, before: Date): Promise<{ url: string; shown: boolean } | undefined> =>
  db
    .selectFrom('loose_picture as l')
    .select('l.url')
    .select(
      sql<boolean>`exists (select from shop where logo_url = l.url)
        or exists (select from shop_image where url = l.url)
        or exists (select from tyre where image_url = l.url)`.as('shown'),
    )
    .where('l.url', '=', url)
    .where('l.since', '<', before)
    .forUpdate('l')
    .skipLocked()
    .executeTakeFirst()

export const forgetLoose = (db: Db, url: string) => db.deleteFrom('loose_picture').where('url', '=', url).execute()

/** Shops whose owners are to be asked for a picture, locked until the transaction ends. */
export const claimShopsToPicture = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('shop')
      .select('id')
      .where('business_status', '=', 'active')
      .where('ask_picture_at', '<=', claim.at)
      .where(mayTry(sql.ref('shop.id'), claim))
      .orderBy('ask_picture_at')
      .limit(claim.limit)
      .forNoKeyUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const askPictureAt = (db: Db, shopId: string, at: Date) =>
  db.updateTable('shop').set({ ask_picture_at: at }).where('id', '=', shopId).execute()

export type SentPicture = Selectable<SentPictureTable>

export const keepSentPicture = (db: Db, row: Insertable<SentPictureTable>) =>
  db.insertInto('sent_picture').values(row).execute()

export const sentPictures = (db: Db, claim: Claim): Promise<SentPicture[]> =>
  db
    .selectFrom('sent_picture')
    .selectAll()
    .where(mayTry(sql.ref('sent_picture.id'), claim))
    .orderBy('id')
    .limit(claim.limit)
    .execute()

/** Undefined if another process has shown it meanwhile. */
export const takeSentPicture = (db: Db, id: string): Promise<SentPicture | undefined> =>
  db.deleteFrom('sent_picture').where('id', '=', id).returningAll().executeTakeFirst()
