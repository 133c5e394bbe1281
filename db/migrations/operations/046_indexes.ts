import { type Kysely, sql } from 'kysely'

/**
 * What clean-ups search by, and foreign keys of tables that grow: without an index, each row that is deleted, and each
 * person who closes their account, reads such a table whole. Where most rows have no such key, those are left out.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const [name, on] of Object.entries(ofForeignKeys)) await sql.raw(`create index ${name} on ${on}`).execute(db)
  for (const [name, on] of Object.entries(ofCleanUps)) await sql.raw(`create index ${name} on ${on}`).execute(db)
}

const ofForeignKeys = {
  announcement_of_event: 'announcement (event_id) where event_id is not null',
  attachment_of_thread: 'attachment (thread_id)',
  booking_of_deal: 'booking (deal_id) where deal_id is not null',
  bookmark_of_deal: 'bookmark (deal_id) where deal_id is not null',
  bookmark_of_shop: 'bookmark (shop_id) where shop_id is not null',
  digest_item_of: 'digest_item (contact_id)',
  digest_item_about: 'digest_item (notification_id)',
  inbound_of: 'inbound_message (contact_id)',
  mail_about: 'mail (booking_id) where booking_id is not null',
  one_time_code_of: 'one_time_code (account_id) where account_id is not null',
  outbound_about: 'outbound_message (booking_id) where booking_id is not null',
  outbound_of_thread: 'outbound_message (thread_id) where thread_id is not null',
  push_message_about: 'push_message (booking_id) where booking_id is not null',
  quote_of_listing: 'quote (listing_id) where listing_id is not null',
  report_about: 'report (message_id) where message_id is not null',
  review_of: 'review (contact_id) where contact_id is not null',
  search_of: 'search_activity (contact_id) where contact_id is not null',
  thread_about_booking: 'thread (booking_id) where booking_id is not null',
  thread_about_quote: 'thread (quote_reference) where quote_reference is not null',
}

const ofCleanUps = {
  notification_old: 'notification (decided_at)',
  event_old: 'event (at)',
  digest_item_old: 'digest_item (settled_at) where settled_at is not null',
  inbound_words: `inbound_message (received_at) where body <> '(deleted)'`,
  outbound_words: `outbound_message (created_at) where content ->> 'body' is distinct from '(deleted)'`,
  mail_words: `mail (created_at) where to_address <> '(deleted)'`,
  alert_match_told: 'alert_match (told_at) where waiting_since is null and told_at is not null',
  misheard_old: 'misheard (last_on)',
}
