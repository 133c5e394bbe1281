import type { Db } from '#db/client.ts'

export type VehicleAlias = { id: string; words: string; make: string; model: string | null }

const columns = ['id', 'words', 'make', 'model'] as const

/** What these words mean. */
export const vehicleAliases = (db: Db, words: readonly string[]): Promise<VehicleAlias[]> =>
  db.selectFrom('vehicle_alias').select(columns).where('words', 'in', words).execute()

const MOST = 500

export const allVehicleAliases = (db: Db): Promise<VehicleAlias[]> =>
  db.selectFrom('vehicle_alias').select(columns).orderBy('words').limit(MOST).execute()

/** Undefined if the words mean something already. */
export const insertVehicleAlias = (
  db: Db,
  alias: { words: string; make: string; model: string | null },
  at: Date,
): Promise<VehicleAlias | undefined> =>
  db
    .insertInto('vehicle_alias')
    .values({ ...alias, created_at: at })
    .onConflict((conflict) => conflict.column('words').doNothing())
    .returning(columns)
    .executeTakeFirst()

export const deleteVehicleAlias = (db: Db, id: string): Promise<VehicleAlias | undefined> =>
  db.deleteFrom('vehicle_alias').where('id', '=', id).returning(columns).executeTakeFirst()
