import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

const gone = '(deleted)'

/** Empties messages and mails from before then of words and addresses; the rows and their times stay. */
export async function emptyMessages(db: Db, before: Date): Promise<void> {
  await sql`
    update inbound_message set body = ${gone}, content = '{"kind":"text"}'
    where received_at < ${before} and handled_at is not null and body <> ${gone}`.execute(db)
  await sql`
    update outbound_message set content = ${JSON.stringify({ type: 'text', body: gone })}::jsonb, opener = null,
      to_address = null
    where created_at < ${before} and status not in ('held', 'queued', 'sending') and content ->> 'body' is distinct from ${gone}`.execute(
    db,
  )
  await sql`
    update mail set to_address = ${gone}, subject = ${gone}, text = ${gone}, html = ${gone}, attachments = '[]'
    where created_at < ${before} and status not in ('held', 'queued', 'sending') and to_address <> ${gone}`.execute(db)
}

export const deleteSearches = (db: Db, before: Date) =>
  db.deleteFrom('search_activity').where('at', '<', before).execute()
