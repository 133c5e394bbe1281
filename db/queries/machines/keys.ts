import { type Insertable, type Selectable, sql } from 'kysely'
import type { BusinessStatus } from '#core/contracts/shops.ts'
import type { Db } from '#db/client.ts'
import type { ApiKeyTable } from '#db/schema/machines.ts'

export type ApiKeyRow = Selectable<ApiKeyTable>

/** The keys of a shop that work, the newest first. */
export const keysOf = (db: Db, shopId: string): Promise<ApiKeyRow[]> =>
  db
    .selectFrom('api_key')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('revoked_at', 'is', null)
    .orderBy('id', 'desc')
    .execute()

export const insertKey = (db: Db, row: Insertable<ApiKeyTable>): Promise<ApiKeyRow> =>
  db.insertInto('api_key').values(row).returningAll().executeTakeFirstOrThrow()

export const findKey = (db: Db, id: string): Promise<ApiKeyRow | undefined> =>
  db.selectFrom('api_key').selectAll().where('id', '=', id).where('revoked_at', 'is', null).executeTakeFirst()

export const revokeKey = (db: Db, id: string, at: Date) =>
  db.updateTable('api_key').set({ revoked_at: at }).where('id', '=', id).where('revoked_at', 'is', null).execute()

export type UsedKey = ApiKeyRow & { business_status: BusinessStatus }

/** The key with this hash, if it works. Its use is noted once a minute at most. */
export async function keyInUse(db: Db, tokenHash: string, at: Date, notedBefore: Date): Promise<UsedKey | undefined> {
  const found = await db
    .selectFrom('api_key as k')
    .innerJoin('shop as s', 's.id', 'k.shop_id')
    .selectAll('k')
    .select('s.business_status')
    .where('k.token_hash', '=', tokenHash)
    .where('k.revoked_at', 'is', null)
    .executeTakeFirst()
  if (found && (found.last_used_at === null || found.last_used_at < notedBefore))
    await db
      .updateTable('api_key')
      .set({ last_used_at: sql`greatest(last_used_at, ${at})` })
      .where('id', '=', found.id)
      .execute()
  return found
}
