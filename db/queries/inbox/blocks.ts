import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { nameOf } from '../threads/thread-people.ts'

/**
 * Whether the shop has blocked the participant: that one itself, another of the same person, and a guest who types what
 * a blocked one typed or how a blocked person is reached.
 */
export const isBlocked = (shopId: RawBuilder<unknown>, participant: string) => {
  const k = (name: string) => sql.ref(`${participant}.${name}`)
  return sql<boolean>`exists (
    select from shop_block b join thread_participant x on x.id = b.participant_id
    where b.shop_id = ${shopId} and (x.id = ${k('id')} or x.contact_id = ${k('contact_id')}
      or ${k('contact_id')} is null and (
        x.guest_phone = ${k('guest_phone')} or lower(x.guest_email) = lower(${k('guest_email')}) or exists (
          select from contact_address n where n.contact_id = x.contact_id and n.value = ${k('guest_phone')}))))`
}

export const isBlockedFrom = async (db: Db, shopId: string, participantId: string): Promise<boolean> =>
  (
    await db
      .selectFrom('thread_participant as k')
      .select(isBlocked(sql`${shopId}::uuid`, 'k').as('blocked'))
      .where('k.id', '=', participantId)
      .executeTakeFirst()
  )?.blocked ?? false

/** Blocks the customers of the thread; those who are blocked already stay so. */
export const insertBlocks = (db: Db, shopId: string, threadId: string, by: string | null, at: Date) =>
  sql`
    insert into shop_block (shop_id, participant_id, blocked_by, created_at)
    select ${shopId}, p.id, ${by}::uuid, ${at} from thread_participant p
    where p.thread_id = ${threadId} and p.role = 'customer'
    on conflict do nothing`.execute(db)

/** Lifts every block that keeps the customers of the thread from writing. */
export const deleteBlocks = (db: Db, shopId: string, threadId: string) =>
  sql`
    delete from shop_block b using thread_participant x
    where b.shop_id = ${shopId} and x.id = b.participant_id and exists (
      select from thread_participant k where k.thread_id = ${threadId} and k.role = 'customer' and (
        k.id = x.id or k.contact_id = x.contact_id or k.guest_phone = x.guest_phone
          or lower(k.guest_email) = lower(x.guest_email) or exists (
            select from contact_address n where n.contact_id = x.contact_id and n.value = k.guest_phone)))`.execute(db)

/** The blocks of a shop, the newest first. */
export const blocksOf = (db: Db, shopId: string) =>
  db
    .selectFrom('shop_block as b')
    .innerJoin('thread_participant as p', 'p.id', 'b.participant_id')
    .leftJoin('contact as c', 'c.id', 'p.contact_id')
    .leftJoin('account as a', 'a.id', 'c.account_id')
    .leftJoin('contact as m', 'm.id', 'b.blocked_by')
    .leftJoin('account as o', 'o.id', 'm.account_id')
    .select(['p.thread_id', 'b.created_at'])
    .select([nameOf('p').as('name'), sql<string | null>`coalesce(o.full_name, m.name)`.as('blocked_by')])
    .where('b.shop_id', '=', shopId)
    .orderBy('b.created_at', 'desc')
    .orderBy('p.id')
    .execute()
