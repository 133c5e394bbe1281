import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { anyOf, live } from './bookings.ts'

/**
 * Makes acts on requests that were asked together wait for each other until the transaction ends. Called before one of
 * them is locked, so that two of them never wait for each other.
 */
export const lockTogether = (db: Db, id: string): Promise<unknown> =>
  sql`select pg_advisory_xact_lock(hashtextextended('asked together ' || coalesce(beside_id, id), 0))
    from booking where id = ${id}::uuid`.execute(db)

export type Together = { id: string; shop_id: string; status: string }

/** The other requests that were asked together with this one and are not over. */
export async function othersTogether(db: Db, id: string): Promise<Together[]> {
  const { rows } = await sql<Together>`
    with first as (select coalesce(beside_id, id) as id from booking where id = ${id}::uuid)
    select b.id, b.shop_id, b.status from booking b, first
    where (b.id = first.id or b.beside_id = first.id) and b.id <> ${id}::uuid
      and b.status = any(${[...live]}::text[])`.execute(db)
  return rows
}

/** Of those, what a guest asked for and nobody has claimed, with the version that its private link has now. */
export async function guestsTogether(db: Db, id: string): Promise<{ id: string; shopName: string; version: number }[]> {
  const others = await othersTogether(db, id)
  if (others.length === 0) return []
  return db
    .selectFrom('booking as b')
    .innerJoin('shop as s', 's.id', 'b.shop_id')
    .select(['b.id', 's.name as shopName', 'b.link_version as version'])
    .where('b.id', '=', anyOf(others.map((one) => one.id)))
    .where('b.customer_contact_id', 'is', null)
    .where('b.customer_account_id', 'is', null)
    .orderBy('b.id')
    .execute()
}

/** Whether other shops were asked as well, whatever became of it. */
export const wasAskedBeside = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('booking').select('id').where('beside_id', '=', id).limit(1).executeTakeFirst()) !== undefined

export const noteBeside = (db: Db, ids: readonly string[], firstId: string) =>
  db.updateTable('booking').set({ beside_id: firstId }).where('id', '=', anyOf(ids)).execute()
