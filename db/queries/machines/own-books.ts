import type { Db } from '#db/client.ts'

/** Whether the shop's own books set its stock. */
export const keepsOwnBooks = async (db: Db, shopId: string): Promise<boolean> =>
  (await db.selectFrom('shop').select('keeps_own_books').where('id', '=', shopId).executeTakeFirst())
    ?.keeps_own_books ?? false

export const setOwnBooks = (db: Db, shopId: string, keeps: boolean, at: Date) =>
  db.updateTable('shop').set({ keeps_own_books: keeps, updated_at: at }).where('id', '=', shopId).execute()
