import { type RawBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { AnnouncementTable } from '#db/schema/console/announcements.ts'

export type Group = Pick<Selectable<AnnouncementTable>, 'audience' | 'province' | 'channels' | 'language'>
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
