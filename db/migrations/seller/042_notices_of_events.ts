import { type Kysely, sql } from 'kysely'

/** A shop's notices also tell of what happened at it, one for each review, conversation or booking. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table shop_notice add column about uuid`.execute(db)
  await sql`alter table shop_notice drop constraint shop_notice_cause_check`.execute(db)
  await sql`
    alter table shop_notice add constraint shop_notice_cause_check check (cause in ('low_stock', 'pending_bookings',
      'verification_pending', 'not_visible', 'no_active_deals', 'great_performance') and about is null
      or cause in ('message_waiting', 'new_review', 'booking_cancelled') and about is not null)`.execute(db)
  await sql`alter table shop_notice drop constraint shop_notice_shop_id_cause_key`.execute(db)
  await sql`
    alter table shop_notice add constraint shop_notice_once unique nulls not distinct (shop_id, cause, about)`.execute(
    db,
  )
}
