import { type RawBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ToldRow } from '../notifications/history.ts'
import { isMemberNow } from '../shops/members.ts'

export type FoundRow = {
  id: string
  account_id: string | null
  name: string | null
  role: 'driver' | 'seller' | 'admin'
  phone: string | null
  email: string | null
  language: string | null
  last_inbound_at: Date | null
  is_demo: boolean
  created_at: Date
}

const found = async (db: Db, where: RawBuilder<unknown>, limit: number): Promise<FoundRow[]> => {
  const { rows } = await sql<FoundRow>`
    select c.id, c.account_id, coalesce(c.name, a.full_name) as name, c.language, c.last_inbound_at, c.is_demo,
      c.created_at, coalesce(c.email, a.email) as email,
      case when a.role = 'admin' then 'admin' when a.role = 'business' or ${isMemberNow} then 'seller' else 'driver' end
        as role,
      (select d.value from contact_address d where d.contact_id = c.id and d.kind = 'phone'
        order by d.proven_at is null, d.value = c.whatsapp_address desc limit 1) as phone
    from contact c left join account a on a.id = c.account_id
    where ${where}
    order by c.created_at desc, c.id desc limit ${limit}`.execute(db)
  return rows
}

export const peopleByNumber = (db: Db, number: string, limit: number) =>
  found(
    db,
    sql`c.id in (
      select contact_id from contact_address where kind = 'phone' and value = ${number}
      union select k.id from account b join contact k on k.account_id = b.id where b.phone = ${number})`,
    limit,
  )

export const peopleByEmail = (db: Db, email: string, limit: number) =>
  found(
    db,
    sql`c.id in (
      select k.id from account b join contact k on k.account_id = b.id where lower(b.email) = lower(${email})
      union select id from contact where lower(email) = lower(${email}))`,
    limit,
  )

export const peopleByBooking = (db: Db, code: string, limit: number) =>
  found(db, sql`c.id in (select customer_contact_id from booking where code = ${code})`, limit)

export const peopleByName = (db: Db, name: string, limit: number) =>
  found(db, sql`lower(c.name) like ${`${name.toLowerCase().replaceAll(/[\\%_]/g, '\\$&')}%`}`, limit)

export const personById = async (db: Db, contactId: string): Promise<FoundRow | undefined> =>
  (await found(db, sql`c.id = ${contactId}`, 1))[0]

type PersonContact = { kind: 'phone' | 'whatsapp_id' | 'email'; value: string; proven_at: Date | null }

/** Every way to the person, proven or not. */
export async function contactsOf(db: Db, contactId: string): Promise<PersonContact[]> {
  const { rows } = await sql<PersonContact>`
    select case kind when 'phone' then 'phone' else 'whatsapp_id' end as kind, value, proven_at
    from contact_address where contact_id = ${contactId}
    union all
    select 'email', coalesce(a.email, c.email), case when lower(a.email) = lower(coalesce(a.email, c.email))
      then a.email_verified_at end
    from contact c left join account a on a.id = c.account_id
    where c.id = ${contactId} and coalesce(a.email, c.email) is not null`.execute(db)
  return rows
}

type PersonShop = { id: string; name: string; role: 'owner' | 'staff' }

/** The shops that the person belongs to. */
export const shopsOf = (db: Db, contactId: string): Promise<PersonShop[]> =>
  db
    .selectFrom('shop_member as m')
    .innerJoin('shop as s', 's.id', 'm.shop_id')
    .select(['s.id', 's.name', 'm.role'])
    .where('m.contact_id', '=', contactId)
    .where('m.until', 'is', null)
    .orderBy('s.name')
    .execute()

/** The names of the shops that have blocked the person. */
export async function blockersOf(db: Db, contactId: string): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    select distinct s.name from thread_participant p join shop_block b on b.participant_id = p.id
    join shop s on s.id = b.shop_id where p.contact_id = ${contactId} order by s.name`.execute(db)
  return rows.map(({ name }) => name)
}

export async function openSessions(db: Db, accountId: string, at: Date): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from session
    where account_id = ${accountId} and revoked_at is null and expires_at > ${at}`.execute(db)
  return rows[0]?.count ?? 0
}

type HistoryRow = Omit<ToldRow, 'title'>

/**
 * Every notice, message and mail to the person, the newest first: notices with what became of them, then answers in the
 * chat, codes and mails that no notice stands for. Their words are not read.
 */
export async function messageHistory(
  db: Db,
  contactId: string,
  { before, limit }: { before: { at: Date; id: string } | undefined; limit: number },
): Promise<HistoryRow[]> {
  const past = (at: string, id: string) =>
    before ? sql`and (${sql.raw(at)}, ${sql.raw(id)}) < (${before.at}, ${before.id})` : sql``
  const { rows } = await sql<HistoryRow>`
    select * from (
      (select n.id, n.kind, n.channel, n.decision,
        coalesce(case when o.status in ('held', 'dropped') then o.reason end,
          case when m.status in ('held', 'dropped') then m.reason end, n.reason) as reason,
        n.decided_at as at, n.read_at, coalesce(o.status, m.status) as status,
        coalesce(case when o.status = 'held' then o.due_at end, case when m.status = 'held' then m.due_at end) as until,
        o.error_code
      from notification n
      left join outbound_message o on o.id = n.outbound_message_id left join mail m on m.id = n.mail_id
      where n.contact_id = ${contactId} ${past('n.decided_at', 'n.id')}
      order by n.decided_at desc, n.id desc limit ${limit})
      union all
      (select o.id, o.kind, o.channel, 'send', o.reason, o.created_at, o.read_at, o.status,
        case when o.status = 'held' then o.due_at end, o.error_code
      from outbound_message o
      where o.contact_id = ${contactId} ${past('o.created_at', 'o.id')}
        and not exists (select from notification n where n.outbound_message_id = o.id)
      order by o.created_at desc, o.id desc limit ${limit})
      union all
      (select m.id, m.kind, 'email', 'send', m.reason, m.created_at, null, m.status,
        case when m.status = 'held' then m.due_at end, null
      from mail m
      where m.contact_id = ${contactId} ${past('m.created_at', 'm.id')}
        and not exists (select from notification n where n.mail_id = m.id)
      order by m.created_at desc, m.id desc limit ${limit})
    ) every_one
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}
