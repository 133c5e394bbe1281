import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Hold, slotOf } from './bays.ts'

const blocks = (db: Db) =>
  db
    .selectFrom('bay_block')
    .select(['id', 'shop_id', 'bay', 'words'])
    .select([sql<Date>`lower(slot)`.as('start'), sql<Date>`upper(slot)`.as('end')])

/** A bay that a walk-in holds. */
export type BlockRow = Awaited<ReturnType<ReturnType<typeof blocks>['executeTakeFirstOrThrow']>>

/** Throws if somebody else has the bay by now: isBayTaken tells. */
export const insertBlock = (db: Db, shopId: string, hold: Hold, words: string, at: Date): Promise<{ id: string }> =>
  db
    .insertInto('bay_block')
    .values({ shop_id: shopId, bay: hold.bay, slot: slotOf(hold), words, created_at: at })
    .returning('id')
    .executeTakeFirstOrThrow()

/** Throws if somebody else has the bay by now: isBayTaken tells. */
export const changeBlock = (db: Db, id: string, hold: Hold, words: string) =>
  db
    .updateTable('bay_block')
    .set({ bay: hold.bay, slot: slotOf(hold), words })
    .where('id', '=', id)
    .execute()

/** The walk-in, locked until the transaction ends. */
export const lockBlock = (db: Db, id: string): Promise<BlockRow | undefined> =>
  blocks(db).where('id', '=', id).forUpdate().executeTakeFirst()

/** False if it is gone by now. */
export const deleteBlock = async (db: Db, id: string): Promise<boolean> =>
  (await db.deleteFrom('bay_block').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined

export const blocksBetween = (db: Db, shopId: string, from: Date, to: Date): Promise<BlockRow[]> =>
  blocks(db)
    .where('shop_id', '=', shopId)
    .where(sql<boolean>`slot && tstzrange(${from}, ${to})`)
    .orderBy(sql`lower(slot)`)
    .execute()
