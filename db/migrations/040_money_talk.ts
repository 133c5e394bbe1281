import { type Kysely, sql } from 'kysely'

/** Bank details or a demand for a deposit in the words of an offer, a price or a refusal; it goes with its event. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table money_talk (
      event_id uuid primary key references event on delete cascade,
      shop_id uuid not null references shop on delete cascade,
      by text not null check (by in ('shop', 'customer')),
      mark text not null check (mark in ('bank_details', 'deposit')),
      at timestamptz not null
    )`.execute(db)
  await sql`create index money_talk_lately on money_talk (at)`.execute(db)
  await sql`create index money_talk_of_shop on money_talk (shop_id)`.execute(db)
}
