import { type Insertable, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { SentPictureTable } from '#db/schema/shops.ts'
import { type Claim, mayTry } from '../due.ts'

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
