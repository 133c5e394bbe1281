import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The rounds of both contacts are one person's; of two that run, the first contact's goes on. */
export async function joinRescues(db: Db, contactId: string, otherId: string, at: Date): Promise<void> {
  await sql`
    with ended as (
      update rescue_round set state = 'closed', look_at = null, ended_at = ${at}
      where contact_id = ${otherId} and state in ('open', 'unanswered') and exists (
        select from rescue_round r where r.contact_id = ${contactId} and r.state in ('open', 'unanswered'))
      returning id)
    update rescue_ask set state = 'lapsed'
    where round_id in (select id from ended) and state in ('waiting', 'coming')`.execute(db)
  await db.updateTable('rescue_round').set({ contact_id: contactId }).where('contact_id', '=', otherId).execute()
}
