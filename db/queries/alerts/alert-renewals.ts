import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { type Claim, mayTry } from '../due.ts'

/** People whose alerts have run for long, locked until the transaction ends. */
export async function claimAsking(db: Db, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from contact c
    where c.id in (select contact_id from alert where active and asked_at is null and ask_at <= ${claim.at})
      and ${mayTry(sql.ref('c.id'), claim)}
    limit ${claim.limit} for no key update skip locked`.execute(db)
  return rows.map(({ id }) => id)
}

/** Marks the person's alerts as asked about. Returns their ids. */
export const markAsked = async (db: Db, contactId: string, at: Date): Promise<string[]> =>
  (
    await db
      .updateTable('alert')
      .set({ asked_at: at })
      .where('contact_id', '=', contactId)
      .where('active', '=', true)
      .where('asked_at', 'is', null)
      .where('ask_at', '<=', at)
      .returning('id')
      .execute()
  ).map((row) => row.id)

/** Postpones the question to then. */
export const askLater = (db: Db, contactId: string, at: Date, until: Date) =>
  db
    .updateTable('alert')
    .set({ ask_at: until })
    .where('contact_id', '=', contactId)
    .where('active', '=', true)
    .where('asked_at', 'is', null)
    .where('ask_at', '<=', at)
    .execute()

/** Alerts that were asked about before then and got no answer, locked until the transaction ends. */
export const unansweredAlerts = async (db: Db, before: Date, claim: Claim): Promise<string[]> =>
  (
    await db
      .selectFrom('alert')
      .select('id')
      .where('active', '=', true)
      .where('asked_at', '<=', before)
      .where(mayTry(sql.ref('alert.id'), claim))
      .limit(claim.limit)
      .forUpdate()
      .skipLocked()
      .execute()
  ).map(({ id }) => id)

export const pauseAlerts = (db: Db, ids: readonly string[]) =>
  db.updateTable('alert').set({ active: false }).where('id', 'in', ids).execute()

/** Takes the answer, also a late one: the alerts that were asked about go on or stop. Returns how many. */
export const answerAsked = async (
  db: Db,
  contactId: string,
  answer: { active: boolean; ask_at?: Date },
): Promise<number> =>
  Number(
    (
      await db
        .updateTable('alert')
        .set({ ...answer, asked_at: null })
        .where('contact_id', '=', contactId)
        .where('asked_at', 'is not', null)
        .executeTakeFirst()
    ).numUpdatedRows,
  )
