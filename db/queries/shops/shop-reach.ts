import type { Db } from '#db/client.ts'

/** What a shop is called and where it stands, whether the public sees it or not. */
export const shopForReach = (db: Db, id: string) =>
  db
    .selectFrom('shop')
    .select(['slug', 'name', 'address', 'suburb', 'city', 'business_status'])
    .where('id', '=', id)
    .executeTakeFirst()
