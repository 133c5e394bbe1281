import { type Kysely, sql } from 'kysely'

/** What somebody reports to us, whom we keep from writing to shops, and the fitment centres that people miss. */
export async function up(db: Kysely<unknown>): Promise<void> {
  // What was said about it stands in the conversation with us; what was reported is read where it stands.
  await sql`
    create table report (
      id uuid primary key default uuidv7(),
      about text not null check (about in ('person', 'shop', 'review')),
      reason text not null check (
        reason in ('spam', 'fraud', 'abuse', 'wrong_person', 'private', 'untrue', 'other')),
      -- The conversation with us about it.
      answer_thread_id uuid not null references thread on delete cascade,
      -- The conversation in which it happened, and the last message that the other side had written by then.
      thread_id uuid references thread on delete set null,
      message_id uuid references thread_message on delete set null,
      review_id uuid references review on delete set null,
      -- The person or guest who is reported.
      participant_id uuid references thread_participant on delete set null,
      -- The shop that is reported, or on whose side it happened.
      shop_id uuid references shop on delete set null,
      created_at timestamptz not null,
      decided_at timestamptz,
      decided_by uuid references contact on delete set null,
      outcome text check (outcome in ('dismissed', 'review_hidden', 'warned', 'person_blocked', 'shop_blocked')),
      check ((decided_at is null) = (outcome is null))
    )`.execute(db)
  await sql`create index report_open on report (created_at, id) where decided_at is null`.execute(db)
  await sql`create index report_decided on report (decided_at desc, id desc) where decided_at is not null`.execute(db)
  await sql`create index report_answer on report (answer_thread_id)`.execute(db)
  await sql`create index report_of_shop on report (shop_id, about)`.execute(db)
  await sql`create index report_of_person on report (participant_id) where participant_id is not null`.execute(db)
  await sql`create index report_of_review on report (review_id) where review_id is not null`.execute(db)

  // Who may not write to shops or book: a person, or a guest by what they typed. A block that is lifted is deleted.
  await sql`
    create table person_block (
      id uuid primary key default uuidv7(),
      contact_id uuid unique references contact on delete cascade,
      guest_name text,
      guest_phone text,
      guest_email text,
      reason text not null check (
        reason in ('spam', 'fraud', 'abuse', 'wrong_person', 'private', 'untrue', 'other')),
      blocked_by uuid references contact on delete set null,
      created_at timestamptz not null,
      check (contact_id is not null or guest_phone is not null or guest_email is not null)
    )`.execute(db)
  await sql`create index person_block_newest on person_block (created_at desc, id desc)`.execute(db)
  await sql`create index person_block_phone on person_block (guest_phone) where guest_phone is not null`.execute(db)
  await sql`
    create index person_block_email on person_block (lower(guest_email)) where guest_email is not null`.execute(db)

  // A fitment centre that somebody misses. Suggestions of one centre have the same 'same'.
  await sql`
    create table shop_suggestion (
      thread_id uuid primary key references thread on delete cascade,
      shop text not null check (shop <> ''),
      place text not null,
      same text not null,
      created_at timestamptz not null,
      done_at timestamptz,
      done_by uuid references contact on delete set null
    )`.execute(db)
  await sql`create index shop_suggestion_open on shop_suggestion (same, created_at) where done_at is null`.execute(db)
  await sql`create index shop_suggestion_done on shop_suggestion (done_at desc) where done_at is not null`.execute(db)
}
