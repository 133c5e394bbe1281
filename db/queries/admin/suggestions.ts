import { type Insertable, sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ShopSuggestionTable } from '#db/schema/inbox.ts'
import { nameOf } from '../threads/thread-people.ts'

export const insertSuggestion = (db: Db, row: Insertable<ShopSuggestionTable>) =>
  db.insertInto('shop_suggestion').values(row).execute()

export type SuggestionRow = {
  id: string
  shop: string
  place: string
  first_at: Date
  done_at: Date | null
  times: number
  by: { threadId: string; name: string; at: string }[]
}

type Wanted = { done: boolean; after: { at: string; id: string } | undefined; limit: number }

const MAX_NAMED = 5

/**
 * The centres that people miss, each once: the open ones by how long they wait, those that are done by when. A centre
 * that is suggested again later is open again.
 */
export async function suggestions(db: Db, { done, after, limit }: Wanted): Promise<SuggestionRow[]> {
  const at = done ? sql`g.done_at` : sql`g.first_at`
  const past = after && sql`where (${at}, g.id) ${done ? sql`<` : sql`>`} (${after.at}::timestamptz, ${after.id}::uuid)`
  const { rows } = await sql<SuggestionRow>`
    select g.*, (
      select coalesce(jsonb_agg(jsonb_build_object('threadId', n.thread_id, 'name', n.name, 'at', n.created_at) order by n.created_at), '[]')
      from (
        select x.thread_id, x.created_at, ${nameOf('p')} as name from shop_suggestion x
        join thread_participant p on p.thread_id = x.thread_id and p.role = 'customer'
        left join contact c on c.id = p.contact_id left join account a on a.id = c.account_id
        where x.same = g.same and x.done_at is not distinct from g.done_at
        order by x.created_at limit ${MAX_NAMED}::int) n) as by
    from (
      select (array_agg(thread_id order by created_at, thread_id))[1] as id,
        (array_agg(shop order by created_at, thread_id))[1] as shop,
        (array_agg(place order by created_at, thread_id))[1] as place,
        same, min(created_at) as first_at, done_at, count(*)::int as times
      from shop_suggestion where done_at is ${done ? sql`not null` : sql`null`} group by same, done_at) g
    ${past ?? sql``}
    order by ${at} ${done ? sql`desc` : sql`asc`}, g.id ${done ? sql`desc` : sql`asc`} limit ${limit}::int`.execute(db)
  return rows
}

/** Marks all suggestions of the centre of this one; returns how many, undefined if there is no such suggestion. */
export async function markSuggestion(
  db: Db,
  id: string,
  { done, by, at }: { done: boolean; by: string; at: Date },
): Promise<number | undefined> {
  const found = await db
    .selectFrom('shop_suggestion')
    .select(['same', 'done_at'])
    .where('thread_id', '=', id)
    .executeTakeFirst()
  if (!found) return undefined
  const { numUpdatedRows } = await db
    .updateTable('shop_suggestion')
    .set(done ? { done_at: at, done_by: by } : { done_at: null, done_by: null })
    .where('same', '=', found.same)
    .where(sql<boolean>`done_at is not distinct from ${found.done_at}::timestamptz`)
    .where('done_at', done ? 'is' : 'is not', null)
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
