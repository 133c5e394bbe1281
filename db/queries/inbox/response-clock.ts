import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'
import { shownWords } from '../threads/files.ts'

type Sent = { thread_id: string; sender_id: string; is_automated: boolean }

/**
 * Counts a message: the customer's begins the wait, unless one runs, and ends a snooze; one that a person of the shop
 * or of us wrote ends the wait. Returns the shop if a wait for it has begun.
 */
export async function countMessage(
  db: Db,
  { thread_id, sender_id, is_automated }: Sent,
  at: Date,
): Promise<string | undefined> {
  const { rows } = await sql<{ shop_id: string | null }>`
    update thread t set
      snoozed_until = case when p.role = 'customer' then null else t.snoozed_until end,
      waiting_since = case when p.role = 'customer' then coalesce(t.waiting_since, ${at})
        when ${is_automated} then t.waiting_since end,
      warn_at = case when p.role = 'customer' or ${is_automated} then t.warn_at end
    from (select id, waiting_since from thread where id = ${thread_id} for no key update) old, thread_participant p
    where t.id = old.id and p.id = ${sender_id}
    returning case when old.waiting_since is null and t.waiting_since is not null then t.shop_id end as shop_id`.execute(
    db,
  )
  return rows[0]?.shop_id ?? undefined
}

export const setWarning = (db: Db, threadId: string, at: Date | null) =>
  db
    .updateTable('thread')
    .set({ warn_at: at })
    .where('id', '=', threadId)
    .where('waiting_since', 'is not', null)
    .execute()

/** Ends the wait: nobody is owed an answer. */
export const endWait = (db: Db, threadId: string) =>
  db.updateTable('thread').set({ waiting_since: null, warn_at: null }).where('id', '=', threadId).execute()

/** Counts the wait anew from the messages. Returns since when the customer waits. */
export async function recountWait(db: Db, threadId: string): Promise<Date | undefined> {
  const { rows } = await sql<{ waiting_since: Date | null }>`
    update thread t set waiting_since = (
      select min(m.sent_at) from thread_message m join thread_participant p on p.id = m.sender_id
      where m.thread_id = t.id and p.role = 'customer' and m.sent_at is not null and m.sent_at > coalesce((
        select max(n.sent_at) from thread_message n join thread_participant o on o.id = n.sender_id
        where n.thread_id = t.id and o.role <> 'customer' and not n.is_automated), '-infinity'))
    where t.id = ${threadId} and t.status = 'active' returning t.waiting_since`.execute(db)
  return rows[0]?.waiting_since ?? undefined
}

export type Waiting = { id: string; shop_id: string; waiting_since: Date }

/** Threads whose warning is due, locked until the transaction ends; skips those that somebody else has now. */
export async function takeWarnings(db: Db, claim: Claim): Promise<Waiting[]> {
  const { rows } = await sql<Waiting>`
    select id, shop_id, waiting_since from thread
    where warn_at <= ${claim.at} and waiting_since is not null and shop_id is not null
      and ${mayTry(sql.ref('thread.id'), claim)}
    order by warn_at limit ${claim.limit} for no key update skip locked`.execute(db)
  return rows
}

/** The customer's newest words in the thread. */
export const customerSaidLast = async (db: Db, threadId: string): Promise<string | undefined> =>
  (
    await db
      .selectFrom('thread_message as m')
      .innerJoin('thread_participant as p', 'p.id', 'm.sender_id')
      .select(shownWords('m').as('content'))
      .where('m.thread_id', '=', threadId)
      .where('p.role', '=', 'customer')
      .where('m.sent_at', 'is not', null)
      .orderBy(sql`coalesce(m.sent_at, m.scheduled_for)`, 'desc')
      .orderBy('m.id', 'desc')
      .limit(1)
      .executeTakeFirst()
  )?.content

/** So much of a busy shop's past tells as much as all of it, and costs the same however much there is. */
const NEWEST_THREADS = sql.lit(40)
const NEWEST_MESSAGES = sql.lit(40)

type ShopAnswer = { asked: Date; answered: Date }

/** When customers began to wait and when a person of the shop answered them, in its newest threads since then. */
export async function answersOfShop(db: Db, shopId: string, since: Date): Promise<ShopAnswer[]> {
  const { rows } = await sql<ShopAnswer>`
    with said as (
      select t.id as thread_id, m.id, m.sent_at, m.by_shop,
        lag(m.by_shop) over (partition by t.id order by m.sent_at, m.id) as after_shop
      from (select id from thread where shop_id = ${shopId} and last_message_at > ${since}
        order by last_message_at desc limit ${NEWEST_THREADS}) t
      cross join lateral (
        select m.id, m.sent_at, p.role = 'business' as by_shop
        from thread_message m join thread_participant p on p.id = m.sender_id
        where m.thread_id = t.id and m.sent_at > ${since} and not m.is_automated
          and p.role in ('customer', 'business')
        order by m.sent_at desc, m.id desc limit ${NEWEST_MESSAGES}) m
    ), turns as (
      select thread_id, by_shop, sent_at, lead(by_shop) over next as answered_by_shop, lead(sent_at) over next as answered
      from said where after_shop is distinct from by_shop
      window next as (partition by thread_id order by sent_at, id)
    )
    select sent_at as asked, answered from turns where not by_shop and answered_by_shop`.execute(db)
  return rows
}

export const findShopAddress = (db: Db, shopId: string) =>
  db.selectFrom('shop').select(['address', 'suburb', 'city']).where('id', '=', shopId).executeTakeFirst()
