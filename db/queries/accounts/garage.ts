import { type Insertable, type Selectable, sql, type Updateable } from 'kysely'
import type { Db } from '#db/client.ts'
import type { GarageVehicleTable } from '#db/schema/people.ts'

export type VehicleRow = Omit<Selectable<GarageVehicleTable>, 'account_id' | 'slot' | 'created_at'>
export type NewVehicle = Omit<Insertable<GarageVehicleTable>, 'slot' | 'id'>
export type ChangedVehicle = Omit<Updateable<GarageVehicleTable>, 'id' | 'account_id' | 'slot' | 'created_at'>

const columns = ['id', 'name', 'make', 'model', 'variant', 'year', 'size', 'rear_size', 'plate'] as const

/** Oldest first. */
export const vehiclesOf = (db: Db, accountId: string): Promise<VehicleRow[]> =>
  db
    .selectFrom('garage_vehicle')
    .select(columns)
    .where('account_id', '=', accountId)
    .orderBy('created_at')
    .orderBy('id')
    .execute()

export const findVehicle = (db: Db, accountId: string, id: string): Promise<VehicleRow | undefined> =>
  db
    .selectFrom('garage_vehicle')
    .select(columns)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .executeTakeFirst()

/** Makes every other change of this garage wait. */
export const lockGarage = (db: Db, accountId: string) =>
  sql`select 1 from account where id = ${accountId} for no key update`.execute(db)

/** The vehicle of the garage with this plate, however it is spaced. */
export async function vehicleWithPlate(db: Db, accountId: string, key: string): Promise<VehicleRow | undefined> {
  const { rows } = await sql<VehicleRow>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from garage_vehicle
    where account_id = ${accountId} and plate <> ''
      and regexp_replace(plate, '[^[:alnum:]]', '', 'g') = ${key}`.execute(db)
  return rows[0]
}

/** The vehicle of the garage that is the same as this one; without a plate, whatever that one's plate is. */
export async function sameVehicle(db: Db, row: NewVehicle): Promise<VehicleRow | undefined> {
  const plate = row.plate ?? ''
  const { rows } = await sql<VehicleRow>`
    select ${sql.join(columns.map((name) => sql.ref(name)))} from garage_vehicle
    where account_id = ${row.account_id} and make = ${row.make} and model = ${row.model}
      and variant = ${row.variant ?? ''} and year is not distinct from ${row.year ?? null}::int
      and size is not distinct from ${row.size ?? null}::text
      and rear_size is not distinct from ${row.rear_size ?? null}::text and (plate = ${plate} or ${plate} = '')
    order by plate limit 1`.execute(db)
  return rows[0]
}

/** Takes the first free slot; undefined if none is left. Call lockGarage first. */
export async function insertVehicle(db: Db, row: NewVehicle, most: number): Promise<VehicleRow | undefined> {
  const { rows } = await sql<{ slot: number }>`
    select n as slot from generate_series(1, ${most}::int) n
    where not exists (select from garage_vehicle where account_id = ${row.account_id} and slot = n)
    order by n limit 1`.execute(db)
  const [free] = rows
  if (!free) return undefined
  return db
    .insertInto('garage_vehicle')
    .values({ ...row, slot: free.slot })
    .returning(columns)
    .executeTakeFirstOrThrow()
}

/** Undefined when the account keeps no such vehicle. */
export const updateVehicle = (
  db: Db,
  accountId: string,
  id: string,
  changes: ChangedVehicle,
): Promise<VehicleRow | undefined> =>
  db
    .updateTable('garage_vehicle')
    .set(changes)
    .where('account_id', '=', accountId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirst()

/** False when the account keeps no such vehicle. */
export const deleteVehicle = async (db: Db, accountId: string, id: string): Promise<boolean> =>
  (await db.deleteFrom('garage_vehicle').where('account_id', '=', accountId).where('id', '=', id).executeTakeFirst())
    .numDeletedRows > 0n
