import { type Kysely, sql } from 'kysely'

/** Shops get the day's jobs in the morning and the month's figures on the first, by a switch of their own. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table shop
      -- When to look next whether its people are told what the day, or the month that is over, holds.
      add column day_told_at timestamptz not null default 'epoch'`.execute(db)
  await sql`create index shop_to_tell on shop (day_told_at) where business_status = 'active'`.execute(db)
  for (const channel of ['whatsapp', 'email', 'in_app'])
    await sql`
      update communication_preference set switches = jsonb_set(switches, array[${channel}, 'day'],
        case when ${channel} = 'whatsapp' then coalesce(switches -> 'whatsapp' -> 'bookings', 'false') else 'false' end)`.execute(
      db,
    )
}
