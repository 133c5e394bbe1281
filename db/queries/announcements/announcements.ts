import { type Insertable, type RawBuilder, type Selectable, sql, type Updateable } from 'kysely'
import type { AnnouncementState } from '#core/contracts/admin/announcements.ts'
import type { Channel } from '#core/rules/notifications/preferences.ts'
import type { Db } from '#db/client.ts'
import type { AnnouncementTable } from '#db/schema/console/announcements.ts'
import { type Claim, mayTry } from '../due.ts'
import { isOff } from '../operations/switches.ts'

export type AnnouncementRow = Selectable<AnnouncementTable>

export const insertAnnouncement = (db: Db, row: Insertable<AnnouncementTable>): Promise<AnnouncementRow> =>
  db.insertInto('announcement').values(row).returningAll().executeTakeFirstOrThrow()

export const findAnnouncement = (db: Db, id: string): Promise<AnnouncementRow | undefined> =>
  db.selectFrom('announcement').selectAll().where('id', '=', id).executeTakeFirst()

/** Locked until the transaction ends. */
export const lockAnnouncement = (db: Db, id: string): Promise<AnnouncementRow | undefined> =>
  db.selectFrom('announcement').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()

export const updateAnnouncement = (
  db: Db,
  id: string,
  change: Updateable<AnnouncementTable>,
): Promise<AnnouncementRow> =>
  db.updateTable('announcement').set(change).where('id', '=', id).returningAll().executeTakeFirstOrThrow()

export const deleteAnnouncement = (db: Db, id: string) =>
  db.deleteFrom('announcement').where('id', '=', id).where('state', '=', 'draft').execute()

/** The newest first, without those that only tell of a legal text unless they run. */
export const announcementRows = (
  db: Db,
  { state, before, limit }: { state?: AnnouncementState | undefined; before: string | undefined; limit: number },
): Promise<AnnouncementRow[]> =>
  db
    .selectFrom('announcement')
    .selectAll()
    .$if(state !== undefined, (query) => query.where('state', '=', state ?? 'draft'))
    .$if(before !== undefined, (query) => query.where('id', '<', before ?? ''))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** The announcements that are due, the longest first; none while alerts are stopped. */
export const announcementsDue = async (db: Db, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('announcement')
      .select('id')
      .where('state', '=', 'sending')
      .where('starts_at', '<=', claim.at)
      .where(sql<boolean>`not ${isOff('alerts')}`)
      .where(mayTry(sql.ref('announcement.id'), claim))
      .orderBy('starts_at')
      .limit(claim.limit)
      .execute()
  ).map(({ id }) => id)

/** The announcement, locked, if it is still due and no other process works on it. */
export const claimAnnouncement = (db: Db, id: string): Promise<AnnouncementRow | undefined> =>
  db
    .selectFrom('announcement')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'sending')
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()

/** What names one person of an announcement where work that failed is kept. */
const recipientKey = sql`announcement_id || ' ' || contact_id`

/** The next people who are due, the longest first, without those whom we have failed to tell. */
export const recipientsDue = async (
  db: Db,
  id: string,
  at: Date,
  limit: number,
  due: Pick<Claim, 'work'>,
): Promise<string[]> =>
  (
    await db
      .selectFrom('announcement_recipient')
      .select('contact_id')
      .where('announcement_id', '=', id)
      .where('settled_at', 'is', null)
      .where('due_at', '<=', at)
      .where(mayTry(recipientKey, due))
      .orderBy('due_at')
      .orderBy('contact_id')
      .limit(limit)
      .execute()
  ).map(({ contact_id }) => contact_id)

/** The person, locked, while they wait for an announcement that goes out, or has gone out to the others. */
export const waitingRecipient = (
  db: Db,
  id: string,
  contactId: string,
  at: Date,
): Promise<{ contact_id: string } | undefined> =>
  db
    .selectFrom('announcement_recipient as r')
    .innerJoin('announcement as a', 'a.id', 'r.announcement_id')
    .select('r.contact_id')
    .where('r.announcement_id', '=', id)
    .where('r.contact_id', '=', contactId)
    .where('r.settled_at', 'is', null)
    .where('r.due_at', '<=', at)
    .where('a.state', 'in', ['sending', 'done'])
    .where(sql<boolean>`not ${isOff('alerts')}`)
    .forUpdate('r')
    .skipLocked()
    .executeTakeFirst()

export const setRecipient = (
  db: Db,
  id: string,
  contactId: string,
  to: { settled_at: Date } | { due_at: Date },
): Promise<unknown> =>
  db
    .updateTable('announcement_recipient')
    .set(to)
    .where('announcement_id', '=', id)
    .where('contact_id', '=', contactId)
    .execute()

/** Whether anybody still waits, but for people whom we have failed to tell. */
export const hasWaiting = async (db: Db, id: string, due: Pick<Claim, 'work'>): Promise<boolean> =>
  (await db
    .selectFrom('announcement_recipient')
    .select('contact_id')
    .where('announcement_id', '=', id)
    .where('settled_at', 'is', null)
    .where(mayTry(recipientKey, due))
    .limit(1)
    .executeTakeFirst()) !== undefined

/** Whether so many messages of these kinds wait to go out. */
export async function isBehind(db: Db, kinds: readonly string[], most: number): Promise<boolean> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (
      (select from outbound_message where status in ('queued', 'sending') and kind = any(${kinds}::text[]) limit ${most})
      union all
      (select from outbound_message where status = 'held' and kind = any(${kinds}::text[]) limit ${most})
    ) waiting`.execute(db)
  return (rows[0]?.count ?? 0) >= most
}

/** Drops what waits to go out because of the event. */
export async function dropMessagesOf(db: Db, eventId: string, at: Date): Promise<void> {
  await sql`
    with stopped as (
      update outbound_message o set status = 'dropped', reason = '{"code":"sending_stopped"}'
      from notification n
      where n.event_id = ${eventId} and o.id = n.outbound_message_id and o.status in ('held', 'queued')
      returning n.id
    ), unmailed as (
      update mail m set status = 'dropped', reason = '{"code":"sending_stopped"}'
      from notification n
      where n.event_id = ${eventId} and m.id = n.mail_id and m.status in ('held', 'queued')
      returning n.id
    )
    update notification set decision = 'drop', reason = '{"code":"sending_stopped"}', decided_at = ${at}
    where id in (select id from stopped union all select id from unmailed)`.execute(db)
}

export type DeliveryRow = {
  channel: Channel
  waiting: number
  sent: number
  delivered: number
  read: number
  failed: number
  dropped: number
}

/** What became of what was told because of the event. */
export async function deliveryOf(db: Db, eventId: string): Promise<DeliveryRow[]> {
  const { rows } = await sql<DeliveryRow>`
    with told as (
      select n.channel, coalesce(o.status, m.status, case n.decision when 'drop' then 'dropped' when 'hold' then 'held'
        else case when n.read_at is null then 'sent' else 'read' end end) as status
      from notification n
      left join outbound_message o on o.id = n.outbound_message_id left join mail m on m.id = n.mail_id
      where n.event_id = ${eventId}
    )
    select channel, count(*) filter (where status in ('held', 'queued', 'sending'))::int as waiting,
      count(*) filter (where status in ('sent', 'merged'))::int as sent,
      count(*) filter (where status = 'delivered')::int as delivered,
      count(*) filter (where status = 'read')::int as read, count(*) filter (where status = 'failed')::int as failed,
      count(*) filter (where status = 'dropped')::int as dropped
    from told group by channel order by channel desc`.execute(db)
  return rows
}

type Group = Pick<Selectable<AnnouncementTable>, 'audience' | 'province' | 'channels' | 'language'>

/** Which made-up people no real provider may write to. */
export type NoDemo = { whatsapp: boolean; email: boolean }

type Reached = { people: number; whatsapp: number; email: number; in_app: number }

/** How many people of the group each channel reaches: WhatsApp first, e-mail for the others, the app for all who have it. */
export async function countReached(db: Db, group: Group, demo: NoDemo): Promise<Reached> {
  const { rows } = await sql<Reached>`
    with reached as (${reached(group, demo)})
    select count(*)::int as people, count(*) filter (where whatsapp)::int as whatsapp,
      count(*) filter (where email and not whatsapp)::int as email, count(*) filter (where in_app)::int as in_app
    from reached where whatsapp or email or in_app`.execute(db)
  return rows[0] ?? { people: 0, whatsapp: 0, email: 0, in_app: 0 }
}

/** Which channels reach the person now; undefined if they no longer belong to the group, or nothing reaches them. */
export async function reachedNow(
  db: Db,
  group: Group,
  demo: NoDemo,
  contactId: string,
): Promise<{ whatsapp: boolean; email: boolean; in_app: boolean } | undefined> {
  const { rows } = await sql<{ whatsapp: boolean; email: boolean; in_app: boolean }>`
    with reached as (${reached(group, demo, sql`and c.id = ${contactId}`)})
    select whatsapp, email, in_app from reached where whatsapp or email or in_app`.execute(db)
  return rows[0]
}

/** Makes the next people of the group recipients, in the order of their ids. Returns the last of them, and how many. */
export async function planRecipients(
  db: Db,
  group: Group & { id: string; planned_to: string | null; starts_at: Date },
  demo: NoDemo,
  limit: number,
): Promise<{ last: string | null; count: number }> {
  const past = group.planned_to ? sql`and c.id > ${group.planned_to}` : sql``
  const { rows } = await sql<{ id: string }>`
    with reached as (${reached(group, demo, past)}), next as (
      select id from reached where whatsapp or email or in_app order by id limit ${limit}
    ), made as (
      insert into announcement_recipient (announcement_id, contact_id, due_at)
      select ${group.id}, id, ${group.starts_at} from next on conflict do nothing
    )
    select id from next order by id`.execute(db)
  return { last: rows.at(-1)?.id ?? null, count: rows.length }
}

/**
 * The people of the group with the channels that may be used, by the same rules as core/rules/notifications/notify.ts,
 * which decides again when each of them is told.
 */
const reached = (group: Group, demo: NoDemo, only: RawBuilder<unknown> = sql``): RawBuilder<unknown> => {
  const isNews = group.audience === 'drivers'
  const topic = sql.lit(isNews ? 'marketing' : 'messages')
  const allowed = (channel: 'whatsapp' | 'email' | 'in_app') =>
    sql`coalesce((p.switches -> ${sql.lit(channel)} ->> 'enabled')::boolean
      and (p.switches -> ${sql.lit(channel)} ->> ${topic})::boolean, ${sql.lit(!isNews)}::boolean)`
  const agreed = (channel: 'whatsapp' | 'email') =>
    isNews ? sql`coalesce(${word(channel, 'marketing')}, false)` : sql`coalesce(${word(channel, 'service')}, true)`
  const on = (channel: 'whatsapp' | 'email' | 'in_app') => sql`${group.channels.includes(channel)}::boolean`
  return sql`
    select c.id,
      ${on('whatsapp')} and c.whatsapp_address is not null and not (c.is_demo and ${demo.whatsapp}::boolean)
        and (c.last_inbound_at is not null or exists (
          select from contact_address a
          where a.contact_id = c.id and a.value = c.whatsapp_address and a.proven_at is not null))
        and ${allowed('whatsapp')} and ${agreed('whatsapp')} as whatsapp,
      ${on('email')} and c.email is not null and not (c.is_demo and ${demo.email}::boolean)
        and exists (select from account a
          where a.id = c.account_id and lower(a.email) = lower(c.email) and a.email_verified_at is not null)
        and ${allowed('email')} and ${agreed('email')} as email,
      ${on('in_app')} and ${sql.lit(!isNews)}::boolean and c.account_id is not null
        and ${group.audience === 'accounts' ? sql`true` : allowed('in_app')} as in_app
    from contact c left join communication_preference p on p.contact_id = c.id
    where ${belongs(group)} ${group.language ? sql`and coalesce(c.language, 'en') = ${group.language}` : sql``} ${only}`
}

const word = (channel: 'whatsapp' | 'email', purpose: 'service' | 'marketing') => sql`(
  select k.given from consent k
  where k.contact_id = c.id and k.channel = ${sql.lit(channel)} and k.purpose = ${sql.lit(purpose)}
  order by k.at desc, k.id desc limit 1)`

/** A driver belongs to the province where they booked; a seller to that of the shop. */
function belongs({ audience, province }: Group): RawBuilder<unknown> {
  if (audience === 'accounts') return sql`c.account_id is not null`
  if (audience === 'drivers')
    return sql`exists (select from consent k where k.contact_id = c.id and k.purpose = 'marketing' and k.given)
      ${
        province
          ? sql`and exists (select from booking b join shop s on s.id = b.shop_id
              where b.customer_contact_id = c.id and s.province = ${province})`
          : sql``
      }`
  return sql`exists (
    select from shop_member m join shop s on s.id = m.shop_id
    where m.contact_id = c.id and m.until is null and s.business_status = 'active'
      ${audience === 'owners' ? sql`and m.role = 'owner'` : sql``}
      ${province ? sql`and s.province = ${province}` : sql``})`
}
