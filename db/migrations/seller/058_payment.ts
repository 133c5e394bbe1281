import { type Kysely, sql } from 'kysely'

/** How people pay at a shop, and which messages speak of money that would go elsewhere. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop
      add column payment_ways text[] not null default '{}'
        check (payment_ways <@ array['card', 'cash', 'eft', 'instalments', 'fleet_card', 'account']),
      -- Who gives the credit, and whose cards it takes, in the shop's own words.
      add column instalment_names text[] not null default '{}',
      add column fleet_card_names text[] not null default '{}'`.execute(db)
  await sql`
    alter table thread_message
      add column money_mark text check (money_mark in ('bank_details', 'deposit'))`.execute(db)
  await sql`
    create index thread_message_money on thread_message (created_at, id) where money_mark is not null`.execute(db)
}
