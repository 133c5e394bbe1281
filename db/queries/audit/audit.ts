import { type Insertable, type Selectable, type SelectQueryBuilder, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { Database } from '#db/schema/database.ts'
import type { AuditEntryTable } from '#db/schema/site.ts'

type AuditRow = Selectable<AuditEntryTable>
/** With what the person is called today; null for a guest, and for who has left. */
export type NamedAuditRow = AuditRow & { user_name: string | null }

const userName = sql<string | null>`(
  select coalesce(a.full_name, c.name) from contact c left join account a on a.id = c.account_id
  where c.id = audit_entry.contact_id)`

/** An entry before it is known whose id it is about. */
export type AuditEntry = Omit<Insertable<AuditEntryTable>, 'id' | 'entity_id'>

export const insertAudit = (db: Db, rows: Insertable<AuditEntryTable>[]): Promise<unknown> =>
  db.insertInto('audit_entry').values(rows).execute()

const byAdmin = sql<boolean>`contact_id in (
  select c.id from admin m join contact c on c.account_id = m.account_id)`
/** A notice names whom it went to; somebody without an account has an address, and a command on the server neither. */
const byItself = sql<boolean>`(action = 'send_notification' or (contact_id is null and ip_address is null
  and coalesce(new_values ->> 'by', '') <> 'a command on the server'))`
const doers = {
  admins: sql<boolean>`(${byAdmin} and not ${byItself})`,
  people: sql<boolean>`(not ${byItself} and (contact_id is null or not ${byAdmin}))`,
  itself: byItself,
}

export type AuditFilter = {
  contactId?: string | undefined
  threadId?: string | undefined
  messageId?: string | undefined
  action?: AuditRow['action'] | undefined
  entityType?: AuditRow['entity_type'] | undefined
  entityId?: string | undefined
  who?: keyof typeof doers | undefined
  search?: string | undefined
  /** Leaves the notices of announcements out: the announcement has its own line. */
  folded?: boolean | undefined
  from?: Date | undefined
  to?: Date | undefined
}

const ofAnnouncement = sql<boolean>`action = 'send_notification'
  and coalesce(new_values ->> 'kind', '') in ('news', 'shop_news', 'legal_changed')`

/** So indexed. */
const noted = sql`lower(entity_type || ' ' || action || ' ' || coalesce(old_values::text, '') || ' ' ||
  coalesce(new_values::text, ''))`

/** A word that so many people or things are called is not looked up by them: what it finds comes soon. */
const MAX_NAMED = 500

type Said = { like: string; people: string[] | undefined; things: string[] | undefined }

const peopleCalled = (like: string) => sql<{ id: string }>`select c.id from contact c
  left join account a on a.id = c.account_id where coalesce(a.full_name, c.name) ilike ${like}`
const thingsCalled = (like: string) => sql<{ id: string }>`select id from shop where name ilike ${like}
  union all select id from booking where code ilike ${like}
  union all select id from announcement where title ilike ${like}`

async function named(db: Db, called: ReturnType<typeof peopleCalled>): Promise<string[] | undefined> {
  const { rows } = await sql<{ id: string }>`${called} limit ${MAX_NAMED + 1}`.execute(db)
  return rows.length > MAX_NAMED ? undefined : rows.map(({ id }) => id)
}

/** What each word may mean. */
const readWords = (db: Db, search = ''): Promise<Said[]> =>
  Promise.all(
    (search.match(/\S+/g) ?? []).map(async (word) => {
      const like = `%${word.toLowerCase().replace(/[\\%_]/g, '\\$&')}%`
      return { like, people: await named(db, peopleCalled(like)), things: await named(db, thingsCalled(like)) }
    }),
  )

/** The word stands in a name, in what was noted, or in what the thing is called. */
const says = ({ like, people, things }: Said) => sql<boolean>`(${noted} like ${like}
  or ${people ? sql`contact_id = any(${people}::uuid[])` : sql`contact_id in (${peopleCalled(like)})`}
  or ${things ? sql`entity_id = any(${things}::uuid[])` : sql`entity_id in (${thingsCalled(like)})`})`

const filtered = (
  db: Db,
  filter: AuditFilter,
  said: readonly Said[],
): SelectQueryBuilder<Database, 'audit_entry', object> => {
  const { contactId, threadId, messageId, action, entityType, entityId, who, folded, from, to } = filter
  return db
    .selectFrom('audit_entry')
    .$if(contactId !== undefined, (found) => found.where('contact_id', '=', contactId ?? null))
    .$if(threadId !== undefined, (found) => found.where('thread_id', '=', threadId ?? null))
    .$if(messageId !== undefined, (found) => found.where('message_id', '=', messageId ?? null))
    .$if(action !== undefined, (found) => found.where('action', '=', action ?? 'create'))
    .$if(entityType !== undefined, (found) => found.where('entity_type', '=', entityType ?? 'thread'))
    .$if(entityId !== undefined, (found) => found.where('entity_id', '=', entityId ?? ''))
    .$if(who !== undefined, (found) => found.where(doers[who ?? 'itself']))
    .$if(said.length > 0, (found) => said.reduce((left, word) => left.where(says(word)), found))
    .$if(folded === true, (found) => found.where(sql<boolean>`not (${ofAnnouncement})`))
    .$if(from !== undefined, (found) => found.where('at', '>=', from ?? new Date(0)))
    .$if(to !== undefined, (found) => found.where('at', '<', to ?? new Date(0)))
}

/** Newest first. */
export const auditEntries = async (
  db: Db,
  filter: AuditFilter,
  { limit, after }: { limit: number; after?: { at: Date; id: string } | undefined },
): Promise<NamedAuditRow[]> =>
  filtered(db, filter, await readWords(db, filter.search))
    .selectAll()
    .select(userName.as('user_name'))
    .$if(after !== undefined, (found) => found.where(sql<boolean>`(at, id) < (${after?.at}, ${after?.id}::uuid)`))
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

type AuditCount = Pick<AuditRow, 'action' | 'entity_type'> & { day: string; count: number }

/** Counts the newest entries, up to so many, by day of the time zone, action and entity. */
export const auditCounts = async (db: Db, filter: AuditFilter, most: number, timeZone: string): Promise<AuditCount[]> =>
  db
    .selectFrom(
      filtered(db, filter, await readWords(db, filter.search))
        .select(['action', 'entity_type', sql<string>`to_char(at at time zone ${timeZone}, 'YYYY-MM-DD')`.as('day')])
        .orderBy('at', 'desc')
        .orderBy('id', 'desc')
        .limit(most)
        .as('newest'),
    )
    .select(['day', 'action', 'entity_type', sql<number>`count(*)::integer`.as('count')])
    .groupBy(['day', 'action', 'entity_type'])
    .orderBy('day', 'desc')
    .orderBy('action')
    .orderBy('entity_type')
    .execute()

export const countAuditBefore = async (db: Db, before: Date): Promise<number> =>
  (
    await db
      .selectFrom('audit_entry')
      .select(sql<number>`count(*)::integer`.as('count'))
      .where('at', '<', before)
      .executeTakeFirstOrThrow()
  ).count

/**
 * What the things with these ids are called today; what is gone, or has no name, is not among them. Each is looked up by
 * its key, so it costs what is shown. Conversations have subjects that people write, so they are none of these.
 */
export async function namesOf(db: Db, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map()
  const wanted = sql`any(${[...ids]}::uuid[])`
  const tyre = sql`b.name || ' ' || t.model || ' ' || z.code`
  const ofTyre = sql`join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id`
  const { rows } = await sql<{ id: string; name: string | null }>`
    select id, name from shop where id = ${wanted}
    union all select c.id, coalesce(a.full_name, c.name) from contact c left join account a on a.id = c.account_id
      where c.id = ${wanted}
    union all select id, full_name from account where id = ${wanted}
    union all select id, code from booking where id = ${wanted}
    union all select t.id, ${tyre} from tyre t ${ofTyre} where t.id = ${wanted}
    union all select l.id, ${tyre} from listing l join tyre t on t.id = l.tyre_id ${ofTyre} where l.id = ${wanted}
    union all select id, title from deal where id = ${wanted}
    union all select id, number from invoice where id = ${wanted}
    union all select p.id, i.number from payment p join invoice i on i.id = p.invoice_id where p.id = ${wanted}
    union all select r.id, s.name || ', ' || r.stars || ' of 5' from review r join shop s on s.id = r.shop_id
      where r.id = ${wanted}
    union all select m.id, coalesce(a.full_name, c.name) from shop_member m join contact c on c.id = m.contact_id
      left join account a on a.id = c.account_id where m.id = ${wanted}
    union all select d.id, s.name from shop_document d join shop s on s.id = d.shop_id where d.id = ${wanted}
    union all select id, make || ' ' || model from fitment where id = ${wanted}
    union all select id, title from announcement where id = ${wanted}
    union all select id, name from api_key where id = ${wanted}
    union all select id, name from admin_passkey where id = ${wanted}
    union all select id, name from switch where id = ${wanted}`.execute(db)
  return new Map(rows.flatMap(({ id, name }) => (name ? [[id, name] as const] : [])))
}
