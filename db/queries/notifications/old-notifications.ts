import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Deletes what happened before then, with what people were told of it. What was told since keeps its event. */
export async function deleteEvents(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('notification').where('decided_at', '<', before).execute()
  await sql`
    delete from event e where at < ${before} and not exists (select from notification n where n.event_id = e.id)`.execute(
    db,
  )
}

/** Deletes what has gone into a mail of the day, or was left out of it, before then. */
export const deleteDigestItems = (db: Db, before: Date) =>
  db.deleteFrom('digest_item').where('settled_at', '<', before).execute()

/** Deletes what people were told of offers before then, unless they have an alert that is on and must not tell it again. */
export async function deleteAlertRounds(db: Db, before: Date): Promise<void> {
  await sql`
    delete from alert_match m where waiting_since is null and case
      when told_at is null then not exists (select from alert a where a.contact_id = m.contact_id)
      else told_at < ${before} and not exists (select from alert a where a.contact_id = m.contact_id and a.active) end`.execute(
    db,
  )
  await db.deleteFrom('alert_round').where('told_at', '<', before).where('due_at', 'is', null).execute()
}
