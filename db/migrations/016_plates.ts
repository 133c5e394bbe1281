import { type Kysely, sql } from 'kysely'

/** Who looks after many vehicles tells them apart by their number plates. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table garage_vehicle
      add column plate text not null default '',
      drop constraint garage_vehicle_slot_check,
      add constraint garage_vehicle_slot_check check (slot between 1 and 50),
      drop constraint vehicle_once,
      add constraint vehicle_once
        unique nulls not distinct (account_id, make, model, variant, year, size, rear_size, plate)`.execute(db)
  await sql`
    create unique index plate_once on garage_vehicle (account_id, regexp_replace(plate, '[^[:alnum:]]', '', 'g'))
      where plate <> ''`.execute(db)
}
