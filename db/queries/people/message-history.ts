import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import type { ToldRow } from '../notifications/history.ts'

export type HistoryRow = Omit<ToldRow, 'title'>

/**
 * Every notice, message and mail to the person, the newest first: notices with what became of them, then answers in the
 * chat, codes and mails that no notice stands for. Their words are not read.
 */
export async function messageHistory(
  db: Db,
  contactId: string,
  { before, limit }: { before: { at: Date; id: string } | undefined; limit: number },
): Promise<HistoryRow[]> {
  const past = (at: string, id: string) =>
    before ? sql`and (${sql.raw(at)}, ${sql.raw(id)}) < (${before.at}, ${before.id})` : sql``
  const { rows } = await sql<HistoryRow>`
    select * from (
      (select n.id, n.kind, n.channel, n.decision,
        coalesce(case when o.status in ('held', 'dropped') then o.reason end,
          case when m.status in ('held', 'dropped') then m.reason end, n.reason) as reason,
        n.decided_at as at, n.read_at, coalesce(o.status, m.status) as status,
        coalesce(case when o.status = 'held' then o.due_at end, case when m.status = 'held' then m.due_at end) as until,
        o.error_code
      from notification n
      left join outbound_message o on o.id = n.outbound_message_id left join mail m on m.id = n.mail_id
      where n.contact_id = ${contactId} ${past('n.decided_at', 'n.id')}
      order by n.decided_at desc, n.id desc limit ${limit})
      union all
      (select o.id, o.kind, o.channel, 'send', o.reason, o.created_at, o.read_at, o.status,
        case when o.status = 'held' then o.due_at end, o.error_code
      from outbound_message o
      where o.contact_id = ${contactId} ${past('o.created_at', 'o.id')}
        and not exists (select from notification n where n.outbound_message_id = o.id)
      order by o.created_at desc, o.id desc limit ${limit})
      union all
      (select m.id, m.kind, 'email', 'send', m.reason, m.created_at, null, m.status,
        case when m.status = 'held' then m.due_at end, null
      from mail m
      where m.contact_id = ${contactId} ${past('m.created_at', 'm.id')}
        and not exists (select from notification n where n.mail_id = m.id)
      order by m.created_at desc, m.id desc limit ${limit})
    ) every_one
    order by at desc, id desc limit ${limit}`.execute(db)
  return rows
}
