import { sql } from 'kysely'
import type { Db } from '#db/client.ts'
import { eraseTraces, ownBooking, tracesOf } from './erase-traces.ts'

const nobody = 'Former customer'
const gone = '(deleted)'

/**
 * Erases the person behind an account. Other people's records stay without the person: a shop keeps its bookings and
 * messages, and the ledger of consents keeps its entries without a name.
 */
export async function eraseAccount(db: Db, accountId: string, contactId: string): Promise<void> {
  await eraseTraces(db, await tracesOf(db, accountId, contactId))
  await eraseWork(db, accountId, contactId)
  await eraseMessages(db, accountId, contactId)
  await eraseKept(db, accountId, contactId)
  for (const table of lists) await sql`delete from ${sql.table(table)} where contact_id = ${contactId}`.execute(db)
  await sql`update search_activity set contact_id = null where contact_id = ${contactId}`.execute(db)
  await sql`
    update contact set account_id = null, name = ${nobody}, email = null, whatsapp_address = null, last_inbound_at = null
    where id = ${contactId}`.execute(db)
  await sql`delete from account where id = ${accountId}`.execute(db)
}

const lists = [
  'alert',
  'alert_match',
  'alert_round',
  'bookmark',
  'communication_preference',
  'contact_address',
  'conversation',
  'digest_item',
  'number_proof',
  'rescue_round',
  'quote_round',
  'sign_in_link',
  'undo_step',
]

async function eraseWork(db: Db, accountId: string, contactId: string): Promise<void> {
  await sql`
    delete from handed where booking_id in (select id from booking where ${ownBooking(accountId, contactId)})`.execute(
    db,
  )
  await sql`
    update booking_offer set note = ''
    where booking_id in (select id from booking where ${ownBooking(accountId, contactId)})`.execute(db)
  await sql`
    update booking set customer_contact_id = null, customer_account_id = null, customer_name = ${nobody},
      customer_email = null, customer_phone = null, comes_name = null, comes_phone = null,
      plate = null, notes = '',
      address = case when address is null then null else ${gone} end
    where ${ownBooking(accountId, contactId)}`.execute(db)
  await sql`
    update booking set customer_account_id = null,
      customer_email = case when lower(customer_email) = (
        select lower(email) from account where id = ${accountId} and email_verified_at is not null) then null
        else customer_email end
    where customer_account_id = ${accountId}`.execute(db)
  await sql`update review set contact_id = null, reviewer = ${nobody} where contact_id = ${contactId}`.execute(db)
  await sql`
    update thread_participant set contact_id = null, guest_name = ${nobody}, guest_email = null, guest_phone = null,
      called = null, is_active = false
    where contact_id = ${contactId}`.execute(db)
}

async function eraseMessages(db: Db, accountId: string, contactId: string): Promise<void> {
  await sql`
    update inbound_message set body = ${gone}, content = '{"kind":"text"}', reader_answer = null,
      handled_at = coalesce(handled_at, now())
    where contact_id = ${contactId}`.execute(db)
  await sql`
    update outbound_message set content = ${JSON.stringify({ type: 'text', body: gone })}, opener = null, to_address = null,
      status = case when status in ('held', 'queued') then 'dropped' else status end
    where contact_id = ${contactId}`.execute(db)
  await sql`
    update mail set to_address = ${gone}, subject = ${gone}, text = ${gone}, html = ${gone}, attachments = '[]',
      stop_url = null, error_text = null,
      status = case when status in ('held', 'queued') then 'dropped' else status end
    where contact_id = ${contactId} or (contact_id is null and lower(to_address) = (
      select lower(email) from account where id = ${accountId} and email_verified_at is not null))`.execute(db)
  await sql`
    delete from push_message where notification_id in (select id from notification where contact_id = ${contactId})`.execute(
    db,
  )
  await sql`update notification set notice = null where contact_id = ${contactId}`.execute(db)
}

/** Erases what is kept for a short while only. */
async function eraseKept(db: Db, accountId: string, contactId: string): Promise<void> {
  await sql`
    delete from shop_invitation
    where phone in (select value from contact_address where contact_id = ${contactId} and proven_at is not null)
      or lower(email) = (select lower(email) from account where id = ${accountId} and email_verified_at is not null)`.execute(
    db,
  )
  await sql`
    delete from saved_view where member_id in (select id from shop_member where contact_id = ${contactId})`.execute(db)
  await sql`delete from shop_document where uploaded_by = ${contactId}`.execute(db)
  await sql`delete from idempotency_key where actor = ${`account:${accountId}`}`.execute(db)
  await sql`
    delete from one_time_code where sent_to in (select value from contact_address where contact_id = ${contactId})`.execute(
    db,
  )
}

type Said = { channel: string; purpose: string; given: boolean; how: string; source: string; at: Date }

export const consentsOf = (db: Db, contactId: string): Promise<Said[]> =>
  db
    .selectFrom('consent')
    .select(['channel', 'purpose', 'given', 'how', 'source', 'at'])
    .where('contact_id', '=', contactId)
    .orderBy('at')
    .orderBy('id')
    .execute()

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

type Received = { channel: 'whatsapp' | 'sms' | 'email' | 'in_app' | 'push'; text: string; at: Date }

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
