import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

const gone = '(deleted)'

/** Rows of others that hold details of a person: at shops, in our notices, and in answers kept for a day. */
export type Traces = {
  bookings: string[]
  rounds: string[]
  participants: string[]
  numbers: string[]
  emails: string[]
}

/**
 * Bookings that are this person's alone. What somebody else has in the chat is theirs, also if this account was shown it
 * by a private link or by its address.
 */
export const ownBooking = (accountId: string, contactId: string) =>
  sql<boolean>`(customer_contact_id = ${contactId} or (customer_contact_id is null and customer_account_id = ${accountId}))`

/** Collects the traces of an account before its own rows are erased. */
export async function tracesOf(db: Db, accountId: string, contactId: string): Promise<Traces> {
  const { rows } = await sql<Traces>`
    select
      array(select id::text from booking where ${ownBooking(accountId, contactId)}) as bookings,
      array(select id::text from rescue_round where contact_id = ${contactId}
        union all select id::text from quote_round where contact_id = ${contactId}) as rounds,
      array(select id::text from thread_participant where contact_id = ${contactId} and role = 'customer') as participants,
      array(select value from contact_address
        where contact_id = ${contactId} and kind = 'phone' and proven_at is not null) as numbers,
      array(select lower(email) from account where id = ${accountId} and email_verified_at is not null) as emails`.execute(
    db,
  )
  return rows[0] ?? { bookings: [], rounds: [], participants: [], numbers: [], emails: [] }
}

/** Removes the person's details from rows of others: quotes, messages, notices and mails to shops, and kept answers. */
export async function eraseTraces(db: Db, traces: Traces): Promise<void> {
  await eraseTold(db, traces)
  await eraseThreads(db, traces)
  await sql`
    update booking set cancel_reason = '' where id = any(${traces.bookings}::uuid[]) and cancelled_by = 'customer'`.execute(
    db,
  )
  await eraseShells(db, traces)
  await sql`
    delete from idempotency_key
    where exists (select from unnest(${[...traces.bookings, ...traces.numbers, ...traces.emails]}::text[]) as mark
      where position(mark in lower(answer)) > 0)`.execute(db)
}

/** Erases notices to shops and to us that the person caused, with the files and the rest of long words behind them. */
async function eraseTold(db: Db, { bookings, rounds, participants }: Traces): Promise<void> {
  await sql`
    with told as (
      select n.id, n.mail_id, n.outbound_message_id from notification n join event e on e.id = n.event_id
      where e.data ->> 'bookingId' = any(${bookings}::text[]) or e.data ->> 'roundId' = any(${rounds}::text[]) or e.data ->> 'messageId' in (
        select m.id::text from thread_message m where m.sender_id = any(${participants}::uuid[]))
    ), mails as (
      update mail set subject = ${gone}, text = ${gone}, html = ${gone}, attachments = '[]',
        status = case when status in ('held', 'queued') then 'dropped' else status end
      where id in (select mail_id from told) or booking_id = any(${bookings}::uuid[])
    ), messages as (
      update outbound_message set content = ${JSON.stringify({ type: 'text', body: gone })}::jsonb, opener = null,
        status = case when status in ('held', 'queued') then 'dropped' else status end
      where id in (select outbound_message_id from told) or thread_id in (
        select thread_id from thread_participant where id = any(${participants}::uuid[]) and role = 'customer')
    ), pushes as (
      delete from push_message where notification_id in (select id from told)
    ), digests as (
      delete from digest_item where notification_id in (select id from told)
    )
    update notification set notice = null where id in (select id from told)`.execute(db)
}

async function eraseThreads(db: Db, { participants }: Traces): Promise<void> {
  await sql`
    update quote set notes = '' where reference in (
      select t.quote_reference from thread t join thread_participant p on p.thread_id = t.id
      where p.id = any(${participants}::uuid[]))`.execute(db)
  await sql`
    delete from thread_note where thread_id in (
      select thread_id from thread_participant where id = any(${participants}::uuid[]))`.execute(db)
  await sql`
    update thread set subject = null where id in (
      select thread_id from thread_participant where id = any(${participants}::uuid[]))`.execute(db)
  // The sweep takes the content out of the store; nobody reads it from here on.
  await sql`
    update attachment set message_id = null, discarded = true, name = ${gone}, sha256 = null, source_url = null,
      state = case when state = 'pending' then 'failed' else state end, next_attempt_at = null
    where participant_id = any(${participants}::uuid[])`.execute(db)
  await sql`
    update thread_message set content = ${gone}, metadata = '{}' where sender_id = any(${participants}::uuid[])`.execute(
    db,
  )
}

/** Deletes contacts that only stand for a number of the person, because somebody typed it or a code was sent there. */
async function eraseShells(db: Db, { numbers, emails }: Traces): Promise<void> {
  await sql`update contact set whatsapp_address = null
    where whatsapp_address = any(${numbers}::text[]) and account_id is null`.execute(db)
  await sql`
    delete from person_block
    where guest_phone = any(${numbers}::text[]) or lower(guest_email) = any(${emails}::text[])`.execute(db)
  await sql`update outbound_message set to_address = null where to_address = any(${numbers}::text[])`.execute(db)
  await sql`
    update mail set to_address = ${gone}, subject = ${gone}, text = ${gone}, html = ${gone}, attachments = '[]'
    where contact_id is null and lower(to_address) = any(${emails}::text[]) and status not in ('queued', 'sending')`.execute(
    db,
  )
}
