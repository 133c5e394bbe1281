import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** Whether a message waits for its answer, an event for what follows from it, or an answer to be sent. */
export async function isWorkLeft(db: Db): Promise<boolean> {
  const { rows } = await sql<{ left: boolean }>`
    select exists (select from inbound_message where handled_at is null and kept_at is null and set_aside_at is null)
      or exists (select from event where handled_at is null)
      or exists (select from outbound_message where status = 'sending' or (status = 'queued' and due_at <= now()))
      as left`.execute(db)
  return rows[0]?.left ?? false
}
