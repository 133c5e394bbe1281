import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

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
