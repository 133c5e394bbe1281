import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** A present member of the shop. */
export const memberOfShop = (db: Db, shopId: string, memberId: string) =>
  db
    .selectFrom('shop_member')
    .select(['id', 'contact_id'])
    .where('id', '=', memberId)
    .where('shop_id', '=', shopId)
    .where('until', 'is', null)
    .executeTakeFirst()

/** Returns the membership that it was assigned to before. */
export async function assignThread(db: Db, threadId: string, memberId: string | null): Promise<string | null> {
  const { rows } = await sql<{ before: string | null }>`
    update thread t set assignee_id = ${memberId}::uuid
    from (select id, assignee_id from thread where id = ${threadId} for no key update) old
    where t.id = old.id returning old.assignee_id as before`.execute(db)
  return rows[0]?.before ?? null
}

export const snoozeThread = (db: Db, threadId: string, until: Date | null) =>
  db.updateTable('thread').set({ snoozed_until: until }).where('id', '=', threadId).execute()

/** Gives the thread these labels of its shop and no others. Returns how many of them there are. */
export async function labelThread(db: Db, threadId: string, labelIds: readonly string[]): Promise<number> {
  const wanted = sql`any(${[...labelIds]}::uuid[])`
  await sql`delete from thread_labelled where thread_id = ${threadId} and not (label_id = ${wanted})`.execute(db)
  await sql`
    insert into thread_labelled (thread_id, label_id)
    select t.id, l.id from thread t join thread_label l on l.shop_id = t.shop_id
    where t.id = ${threadId} and l.id = ${wanted} on conflict do nothing`.execute(db)
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from thread_labelled where thread_id = ${threadId}`.execute(db)
  return rows[0]?.count ?? 0
}

export type Snoozed = { id: string; shop_id: string }

/** Threads whose snooze is over, locked until the transaction ends. */
export async function threadsToWake(db: Db, claim: Claim): Promise<Snoozed[]> {
  const { rows } = await sql<Snoozed>`
    select id, shop_id from thread where snoozed_until <= ${claim.at} and ${mayTry(sql.ref('thread.id'), claim)}
    order by snoozed_until limit ${claim.limit} for update skip locked`.execute(db)
  return rows
}

export const wakeThreads = (db: Db, ids: readonly string[], at: Date) =>
  db.updateTable('thread').set({ snoozed_until: null, woken_at: at }).where('id', 'in', ids).execute()

export const awayMessageOf = (db: Db, shopId: string) =>
  db.selectFrom('away_message').select(['enabled', 'content']).where('shop_id', '=', shopId).executeTakeFirst()

export const putAwayMessage = (db: Db, row: { shop_id: string; enabled: boolean; content: string; updated_at: Date }) =>
  db
    .insertInto('away_message')
    .values(row)
    .onConflict((conflict) =>
      conflict
        .column('shop_id')
        .doUpdateSet({ enabled: row.enabled, content: row.content, updated_at: row.updated_at }),
    )
    .execute()

/** Takes the one answer of the closed spell that ends then; false if the thread has had it. */
export async function takeAwaySpell(db: Db, threadId: string, at: Date, until: Date): Promise<boolean> {
  const { rows } = await sql`
    update thread set away_until = ${until}
    where id = ${threadId} and (away_until is null or away_until <= ${at}) returning 1`.execute(db)
  return rows.length > 0
}

/** The participant in whose name the shop itself answers; made with the first such answer. Locks nothing: take the spell first. */
export async function shopItself(db: Db, threadId: string, name: string, at: Date): Promise<string> {
  const { rows } = await sql<{ id: string }>`
    with there as (
      select id from thread_participant where thread_id = ${threadId} and role = 'business' and contact_id is null
    ), made as (
      insert into thread_participant (thread_id, role, guest_name, joined_at)
      select ${threadId}, 'business', ${name}, ${at} where not exists (select from there) returning id
    )
    select id from there union all select id from made limit 1`.execute(db)
  const [row] = rows
  if (!row) throw new Error(`thread ${threadId} has no place for its shop`)
  return row.id
}
