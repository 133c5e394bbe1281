import { sql } from 'kysely'
import type { OutboundContent } from '#core/messaging/content.ts'
import type { Db } from '#db/client.ts'

/** One of our answers with the id at Twilio of the message that carries its words, once that has gone out. */
type Answer = { sid: string | null; content: OutboundContent }

/** The newest of our answers to this person that offers the choice. */
export async function newestOffering(db: Db, contactId: string, choice: string): Promise<Answer | undefined> {
  const named = JSON.stringify([{ id: choice }])
  const { rows } = await sql<Answer>`
    select coalesce(carrying.provider_sid, o.provider_sid) as sid, o.content
    from outbound_message o
    left join outbound_message carrying on carrying.id = o.merged_into
    where o.contact_id = ${contactId} and o.kind = 'reply' and o.status not in ('failed', 'dropped')
      and (o.content->'buttons' @> ${named}::jsonb or o.content->'rows' @> ${named}::jsonb)
    order by o.seq desc limit 1`.execute(db)
  return rows[0]
}

/** What the message with this id at Twilio says; undefined if it is no answer of ours to this person. */
export async function answerWithSid(db: Db, contactId: string, sid: string): Promise<OutboundContent | undefined> {
  const { rows } = await sql<Answer>`
    select content from outbound_message
    where contact_id = ${contactId} and provider_sid = ${sid} and kind = 'reply'`.execute(db)
  return rows[0]?.content
}
