import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type UnknownVehicle = {
  id: string
  text: string
  make: string | null
  model: string | null
  year: number | null
  times: number
  first_asked_at: Date
  last_asked_at: Date
}

/** Counts a vehicle that the table lacks. One that was dismissed stays so. */
export async function countUnknownVehicle(
  db: Db,
  { make, model, year }: { make: string; model?: string; year?: number },
  now: Date,
): Promise<void> {
  await db
    .insertInto('unknown_vehicle')
    .values({
      text: [make, model, year].filter(Boolean).join(' '),
      make,
      model: model ?? null,
      year: year ?? null,
      first_asked_at: now,
      last_asked_at: now,
    })
    .onConflict((conflict) =>
      conflict.column('text').doUpdateSet({ times: sql`unknown_vehicle.times + 1`, last_asked_at: now }),
    )
    .execute()
}

const columns = ['id', 'text', 'make', 'model', 'year', 'times', 'first_asked_at', 'last_asked_at'] as const

type From = { times: number; id: string }

/** Those that wait for an admin, the most asked for first. */
export const unknownVehicles = (
  db: Db,
  { after, limit }: { after: From | undefined; limit: number },
): Promise<UnknownVehicle[]> =>
  db
    .selectFrom('unknown_vehicle')
    .select(columns)
    .where('settled_at', 'is', null)
    .$if(after !== undefined, (query) => query.where(sql<boolean>`(times, id) < (${after?.times}, ${after?.id}::uuid)`))
    .orderBy('times', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Settles it, or lets it wait again; undefined if it is not there. */
export const settleUnknownVehicle = (db: Db, id: string, at: Date | null): Promise<UnknownVehicle | undefined> =>
  db.updateTable('unknown_vehicle').set({ settled_at: at }).where('id', '=', id).returning(columns).executeTakeFirst()

export const findUnknownVehicle = (db: Db, id: string): Promise<UnknownVehicle | undefined> =>
  db.selectFrom('unknown_vehicle').select(columns).where('id', '=', id).executeTakeFirst()

/** Settles those that the table knows now. Returns how many. */
export async function settleKnownVehicle(
  db: Db,
  { make, model, from, to }: { make: string; model: string; from: number; to: number | null },
  at: Date,
): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('unknown_vehicle')
    .set({ settled_at: at })
    .where('settled_at', 'is', null)
    .where(sql<boolean>`lower(make) = lower(${make}) and lower(model) = lower(${model})`)
    .where((is) =>
      is.or([is('year', 'is', null), is.and([is('year', '>=', from), ...(to === null ? [] : [is('year', '<=', to)])])]),
    )
    .executeTakeFirst()
  return Number(numUpdatedRows)
}
