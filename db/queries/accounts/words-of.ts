import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

/** The person's own words and the names of their files, to us in the chat, to shops and about them. */
export async function wordsOf(db: Db, contactId: string): Promise<{ to: string; text: string; at: Date }[]> {
  const { rows } = await sql<{ to: string; text: string; at: Date }>`
    select 'us on WhatsApp' as "to", body as text, received_at as at from inbound_message where contact_id = ${contactId}
    union all
    select coalesce(s.name, 'us'), m.content, coalesce(m.sent_at, m.created_at)
    from thread_message m join thread_participant p on p.id = m.sender_id
    join thread t on t.id = m.thread_id left join shop s on s.id = t.shop_id
    where p.contact_id = ${contactId}
    union all
    select coalesce(s.name, 'us'), 'A file: ' || f.name, f.created_at
    from attachment f join thread_participant p on p.id = f.participant_id
    join thread t on t.id = f.thread_id left join shop s on s.id = t.shop_id
    where p.contact_id = ${contactId} and f.message_id is not null
    union all
    select 'a review of ' || s.name, r.comment, r.created_at from review r join shop s on s.id = r.shop_id
    where r.contact_id = ${contactId}
    order by at`.execute(db)
  return rows
}

export type Received = { channel: 'whatsapp' | 'sms' | 'email' | 'in_app' | 'push'; text: string; at: Date }

/** What reached the person, in the words that are kept: messages, mails to an address of theirs, and notices in the app. */
export async function receivedBy(db: Db, accountId: string, contactId: string): Promise<Received[]> {
  const { rows } = await sql<Received>`
    select channel, concat_ws(E'\n', coalesce(content ->> 'body', content ->> 'template'),
        (select string_agg(value ->> 'title', E'\n' order by ordinality)
          from jsonb_array_elements(coalesce(content -> 'buttons', content -> 'rows', '[]')) with ordinality),
        (select string_agg(value, E'\n' order by ordinality)
          from jsonb_array_elements_text(coalesce(content -> 'variables', '[]')) with ordinality)) as text,
      coalesce(sent_at, created_at) as at
    from outbound_message
    where contact_id = ${contactId} and status in ('sent', 'delivered', 'read', 'merged')
    union all
    select 'email', case when starts_with(text, subject) then text else concat_ws(E'\n', subject, text) end,
      coalesce(sent_at, created_at)
    from mail
    where status = 'sent' and (contact_id = ${contactId} or (contact_id is null and lower(to_address) = (
      select lower(email) from account where id = ${accountId} and email_verified_at is not null)))
    union all
    select 'in_app', concat_ws(E'\n', notice ->> 'title',
        (select string_agg(value, E'\n' order by ordinality)
          from jsonb_array_elements_text(notice -> 'lines') with ordinality)), decided_at
    from notification
    where channel = 'in_app' and decision = 'send' and notice is not null
      and recipient in (${`account:${accountId}`}, ${`contact:${contactId}`})
    union all
    select 'push', concat_ws(E'\n', p.payload ->> 'title', p.payload ->> 'body'), p.sent_at
    from push_message p join notification n on n.id = p.notification_id
    where p.status = 'sent' and n.contact_id = ${contactId}
    order by at`.execute(db)
  return rows
}
