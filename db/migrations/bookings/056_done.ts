import { type Kysely, sql } from 'kysely'

/**
 * What a shop corrects and finishes: the plate, when the car was ready, and the lines and the total of what was done,
 * which stand beside what was quoted.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table booking
      add column plate text check (plate <> ''),
      -- Since when the shop has had this number for a guest: only words that come later show whose it is.
      add column phone_since timestamptz,
      add column ready_at timestamptz,
      add column done_total_cents integer check (done_total_cents >= 0),
      add column done_lines jsonb,
      add check ((done_total_cents is null) = (done_lines is null)),
      add check (done_total_cents is null or completed_at is not null)`.execute(db)
  await sql`alter table booking_reminder drop constraint booking_reminder_kind_check`.execute(db)
  await sql`
    alter table booking_reminder add constraint booking_reminder_kind_check check (kind in
      ('day_before', 'two_hours_before', 'unanswered', 'still_open'))`.execute(db)
}
