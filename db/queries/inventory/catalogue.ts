import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

const sizeColumns = [
  'code',
  'width',
  'rim',
  'commercial',
  'circumference_mm',
  'usual_load_index',
  'usual_speed_rating',
] as const

export type SizeRow = {
  code: string
  width: number | null
  rim: number
  commercial: boolean
  circumference_mm: number
  usual_load_index: number | null
  usual_speed_rating: string | null
}

export const sizeByCode = (db: Db, code: string): Promise<SizeRow | undefined> =>
  db.selectFrom('tyre_size').select(sizeColumns).where('code', '=', code).executeTakeFirst()

/** Sizes for the same rim and kind of vehicle whose circumference differs by at most `share` (0.03 is 3 %). */
export const sizesOnRim = (db: Db, size: SizeRow, share: number): Promise<SizeRow[]> =>
  db
    .selectFrom('tyre_size')
    .select(sizeColumns)
    .where('rim', '=', size.rim)
    .where('commercial', '=', size.commercial)
    .where('circumference_mm', '>=', Math.ceil(size.circumference_mm * (1 - share)))
    .where('circumference_mm', '<=', Math.floor(size.circumference_mm * (1 + share)))
    .execute()

/** The brands that we know; not those that a shop has just typed. */
export const allBrands = (db: Db): Promise<{ name: string; aliases: string[] }[]> =>
  db.selectFrom('brand').select(['name', 'aliases']).where('needs_review', '=', false).orderBy('name').execute()

export const allModels = (db: Db): Promise<{ make: string; model: string }[]> =>
  db.selectFrom('fitment').select(['make', 'model']).distinct().orderBy('make').orderBy('model').execute()

export const modelsOf = async (db: Db, make: string): Promise<string[]> => {
  const rows = await db
    .selectFrom('fitment')
    .select('model')
    .distinct()
    .where('make', '=', make)
    .orderBy('model')
    .execute()
  return rows.map(({ model }) => model)
}

/** Two names count as one if their groups of three letters are at least so alike. */
const alike = 0.5

/** The make with that name, in any case, else the one whose name is most alike. */
export async function findMake(db: Db, text: string): Promise<string | undefined> {
  const { rows } = await sql<{ make: string }>`
    select make from (select distinct make from fitment) f
    where lower(make) = lower(${text}) or similarity(make, ${text}) >= ${alike}
    order by lower(make) = lower(${text}) desc, similarity(make, ${text}) desc, make limit 1`.execute(db)
  return rows[0]?.make
}

export type ModelName = { make: string; model: string }

/**
 * The models that a name stands for: the one with that name in any case, else all that begin with it ('Land Cruiser'),
 * else the most alike.
 */
export async function findModels(db: Db, text: string, make: string | undefined): Promise<ModelName[]> {
  const { rows } = await sql<ModelName & { how: number }>`
    select make, model, how from (
      select distinct make, model, similarity(model, ${text}) as likeness,
        case when lower(model) = lower(${text}) then 1
          when starts_with(lower(model), lower(${text}) || ' ') then 2
          when similarity(model, ${text}) >= ${alike} then 3 end as how
      from fitment where ${make ?? null}::text is null or make = ${make ?? null}) f
    where how is not null
    order by how, case when how = 3 then likeness end desc, make, model`.execute(db)
  const best = rows.filter(({ how }) => how === rows[0]?.how).map(({ make, model }) => ({ make, model }))
  return rows[0]?.how === 2 ? best : best.slice(0, 1)
}

export type FitmentRow = {
  variant: string
  year_from: number
  year_to: number | null
  front: string
  front_load_index: number | null
  front_speed_rating: string | null
  rear: string | null
  rear_load_index: number | null
  rear_speed_rating: string | null
}

/** Every original size of a model, the newest generation first. */
export const fitmentsOf = (db: Db, make: string, model: string): Promise<FitmentRow[]> =>
  db
    .selectFrom('fitment as f')
    .innerJoin('fitment_size as fs', 'fs.fitment_id', 'f.id')
    .innerJoin('tyre_size as front', 'front.id', 'fs.front_size_id')
    .leftJoin('tyre_size as rear', 'rear.id', 'fs.rear_size_id')
    .select(['f.variant', 'f.year_from', 'f.year_to'])
    .select(['front.code as front', 'front.usual_load_index as front_load_index'])
    .select(['front.usual_speed_rating as front_speed_rating', 'rear.code as rear'])
    .select(['rear.usual_load_index as rear_load_index', 'rear.usual_speed_rating as rear_speed_rating'])
    .where('f.make', '=', make)
    .where('f.model', '=', model)
    .orderBy('f.year_from', 'desc')
    .orderBy('f.id')
    .orderBy('fs.ordinal')
    .execute()

/** The names of the brands that hold one of these parts, in any case. */
export const brandsNamedLike = async (db: Db, parts: readonly string[]): Promise<string[]> => {
  const { rows } = await sql<{ name: string }>`
    select name from brand where exists (
      select from unnest(${parts.map((part) => part.toLowerCase())}::text[]) part
      where position(part in lower(name)) > 0)
    order by name`.execute(db)
  return rows.map(({ name }) => name)
}

const small = (names: readonly string[]): string[] => names.map((name) => name.toLowerCase())

/** The catalogue's spelling of those brands that it knows. */
export const brandNames = async (db: Db, names: readonly string[]): Promise<string[]> =>
  (
    await db
      .selectFrom('brand')
      .select('name')
      .where(sql<boolean>`lower(name) = any(${small(names)}::text[]) or aliases && ${small(names)}::text[]`)
      .execute()
  ).map((row) => row.name)
