import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** A person whose alerts have run for long, locked until the transaction ends. */
export async function claimAsking(db: Db, at: Date): Promise<string | undefined> {
  const { rows } = await sql<{ contact_id: string }>`
    select c.id as contact_id
    from alert a join contact c on c.id = a.contact_id
    where a.active and a.asked_at is null and a.ask_at <= ${at}
    order by a.ask_at limit 1
    for no key update of c skip locked`.execute(db)
  return rows[0]?.contact_id
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

/** Switches off the alerts that were asked about before `before` and got no answer. Returns how many. */
export const pauseUnanswered = async (db: Db, before: Date): Promise<number> =>
  Number(
    (
      await db
        .updateTable('alert')
        .set({ active: false })
        .where('active', '=', true)
        .where('asked_at', '<=', before)
        .executeTakeFirst()
    ).numUpdatedRows,
  )

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
