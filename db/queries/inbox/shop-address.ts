import type { Db } from '#db/client.ts'

export const findShopAddress = (db: Db, shopId: string) =>
  db.selectFrom('shop').select(['address', 'suburb', 'city']).where('id', '=', shopId).executeTakeFirst()
