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
    update booking_offer set note = ''
    where booking_id in (select id from booking where ${ownBooking(accountId, contactId)})`.execute(db)
  await sql`
    update booking set customer_contact_id = null, customer_account_id = null, customer_name = ${nobody},
      customer_email = null, customer_phone = null, plate = null, notes = '',
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
      is_active = false
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

export type Said = { channel: string; purpose: string; given: boolean; how: string; source: string; at: Date }

export const consentsOf = (db: Db, contactId: string): Promise<Said[]> =>
  db
    .selectFrom('consent')
    .select(['channel', 'purpose', 'given', 'how', 'source', 'at'])
    .where('contact_id', '=', contactId)
    .orderBy('at')
    .orderBy('id')
    .execute()
