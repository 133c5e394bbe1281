import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type ImageRow = { id: string; url: string; alt: string; width: number; height: number }

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
