import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { Db } from '#db/client.ts'

export type FitmentRecord = {
  id: string
  make: string
  model: string
  variant: string
  year_from: number
  year_to: number | null
  confidence: 'high' | 'medium' | 'low'
  sizes: { front: string; rear: string | null }[]
  /** Another row of the same vehicle holds some of the same years. */
  overlaps: boolean
}

const rows = (db: Db) =>
  db.selectFrom('fitment as f').select((is) => [
    'f.id',
    'f.make',
    'f.model',
    'f.variant',
    'f.year_from',
    'f.year_to',
    'f.confidence',
    jsonArrayFrom(
      is
        .selectFrom('fitment_size as fs')
        .innerJoin('tyre_size as front', 'front.id', 'fs.front_size_id')
        .leftJoin('tyre_size as rear', 'rear.id', 'fs.rear_size_id')
        .select(['front.code as front', 'rear.code as rear'])
        .whereRef('fs.fitment_id', '=', 'f.id')
        .orderBy('fs.ordinal'),
    ).as('sizes'),
    sql<boolean>`exists (
      select from fitment o where o.make = f.make and o.model = f.model and o.variant = f.variant and o.id <> f.id
        and o.year_from <= coalesce(f.year_to, 9999) and f.year_from <= coalesce(o.year_to, 9999))`.as('overlaps'),
  ])

type FitmentPlace = { make: string; model: string; year: number; variant: string; id: string }
type Wanted = {
  search?: string | undefined
  make?: string | undefined
  after?: FitmentPlace | undefined
  limit: number
}

/** By make and model, the newest years first. */
export const fitmentList = (db: Db, { search, make, after, limit }: Wanted): Promise<FitmentRecord[]> =>
  rows(db)
    .$if(make !== undefined, (query) => query.where('f.make', '=', make ?? ''))
    .$if(search !== undefined, (query) => query.where(named(search ?? '')))
    .$if(after !== undefined, (query) =>
      query.where(sql<boolean>`(f.make, f.model, -f.year_from, f.variant, f.id) >
        (${after?.make}, ${after?.model}, ${-(after?.year ?? 0)}::int, ${after?.variant}, ${after?.id}::uuid)`),
    )
    .orderBy('f.make')
    .orderBy('f.model')
    .orderBy('f.year_from', 'desc')
    .orderBy('f.variant')
    .orderBy('f.id')
    .limit(limit)
    .execute()

/** Every word stands somewhere in the name, or the text is one of the sizes. */
const named = (search: string) => {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean).slice(0, 8)
  return sql<boolean>`(
    not exists (select from unnest(${words}::text[]) word
      where position(word in lower(f.make || ' ' || f.model || ' ' || f.variant || ' ' || f.year_from)) = 0)
    or exists (select from fitment_size s join tyre_size t on t.id in (s.front_size_id, s.rear_size_id)
      where s.fitment_id = f.id and lower(t.code) = lower(${search})))`
}

export const findFitment = (db: Db, id: string): Promise<FitmentRecord | undefined> =>
  rows(db).where('f.id', '=', id).executeTakeFirst()

export type FitmentValues = {
  make: string
  model: string
  variant: string
  year_from: number
  year_to: number | null
  confidence: 'high' | 'medium' | 'low'
}

/** Undefined if a row of the same vehicle begins in that year. */
export const insertFitment = async (db: Db, values: FitmentValues): Promise<string | undefined> =>
  (
    await db
      .insertInto('fitment')
      .values(values)
      .onConflict((c) => c.doNothing())
      .returning('id')
      .executeTakeFirst()
  )?.id

/** Undefined if another row of the same vehicle begins in that year. */
export async function updateFitment(db: Db, id: string, values: FitmentValues): Promise<string | undefined> {
  const { make, model, variant, year_from } = values
  const changed = await db
    .updateTable('fitment as f')
    .set(values)
    .where('f.id', '=', id)
    .where((is) =>
      is.not(
        is.exists(
          is
            .selectFrom('fitment as o')
            .select('o.id')
            .where('o.make', '=', make)
            .where('o.model', '=', model)
            .where('o.variant', '=', variant)
            .where('o.year_from', '=', year_from)
            .whereRef('o.id', '<>', 'f.id'),
        ),
      ),
    )
    .returning('f.id')
    .executeTakeFirst()
  return changed?.id
}

/** Writes the sizes in place of those that it has; the sizes are in the table. */
export async function replaceSizes(
  db: Db,
  id: string,
  sizes: readonly { front: string; rear: string | null }[],
): Promise<void> {
  await db.deleteFrom('fitment_size').where('fitment_id', '=', id).execute()
  await sql`
    insert into fitment_size (fitment_id, ordinal, front_size_id, rear_size_id)
    select ${id}::uuid, given.ordinal - 1, front.id, rear.id
    from unnest(${sizes.map(({ front }) => front)}::text[], ${sizes.map(({ rear }) => rear)}::text[])
      with ordinality as given (front, rear, ordinal)
    join tyre_size front on front.code = given.front
    left join tyre_size rear on rear.code = given.rear`.execute(db)
}

export const deleteFitment = async (db: Db, id: string): Promise<boolean> =>
  (await db.deleteFrom('fitment').where('id', '=', id).returning('id').executeTakeFirst()) !== undefined

/** Holds other changes of the table back until the transaction ends. */
export const lockFitment = (db: Db) => sql`lock table fitment in share row exclusive mode`.execute(db)

/** The whole table, by make and model. */
export const allFitments = (db: Db): Promise<FitmentRecord[]> =>
  rows(db).orderBy('f.make').orderBy('f.model').orderBy('f.year_from', 'desc').orderBy('f.variant').execute()

type VehicleAlias = { id: string; words: string; make: string; model: string | null }

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
