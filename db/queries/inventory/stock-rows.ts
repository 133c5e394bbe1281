import { sql } from 'kysely'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { WantedTyre } from '#core/rules/imports/row.ts'
import type { Db } from '#db/client.ts'
import type { StockColumns } from '#db/schema/shops.ts'
import { stockColumns } from './stock.ts'

/** A tyre by what tells it from others. */
export type KnownTyre = {
  tyre_id: string
  brand: string
  model: string
  size: string
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  run_flat: boolean
}

/** A tyre that the shop sells. */
export type OwnListing = KnownTyre & StockColumns & { id: string; code: string }

const tyreColumns = sql`t.id as tyre_id, b.name as brand, t.model, z.code as size, t.load_index, t.load_index_dual,
  t.speed_rating, t.run_flat`

/** Tyres by what they are called, and by what they were called before: both lead to the same id. */
const everyName = sql`(
  select id, brand_id, model, size_id, load_index, load_index_dual, speed_rating, run_flat, false as was from tyre
  union all
  select tyre_id, brand_id, model, size_id, load_index, load_index_dual, speed_rating, run_flat, true
  from former_tyre)`

/** Everything that the shop sells, sold out or not; once more for each name that its tyre had before. */
export async function allListings(db: Db, shopId: string): Promise<OwnListing[]> {
  const { rows } = await sql<OwnListing>`
    select l.id, l.code, ${stockColumns}, ${tyreColumns}
    from listing l join ${everyName} t on t.id = l.tyre_id join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id where l.shop_id = ${shopId} order by t.was`.execute(db)
  return rows
}

/** The tyres of the catalogue that have these names, or had them before, in any case. */
export async function tyresNamed(
  db: Db,
  names: readonly Pick<WantedTyre, 'brand' | 'model' | 'size'>[],
): Promise<KnownTyre[]> {
  const { rows } = await sql<KnownTyre>`
    select ${tyreColumns} from ${everyName} t join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
    where (lower(b.name), lower(t.model), z.code) in (
      select lower(n.brand), lower(n.model), n.size from unnest(${names.map(({ brand }) => brand)}::text[],
        ${names.map(({ model }) => model)}::text[], ${names.map(({ size }) => size)}::text[]) n (brand, model, size))`.execute(
    db,
  )
  return rows
}

/** Makes changes of a shop's stock by file and by machine wait for each other until the transaction ends. */
export const lockStock = (db: Db, shopId: string) =>
  db.selectFrom('shop').select('id').where('id', '=', shopId).forNoKeyUpdate().executeTakeFirst()

export type NewSize = {
  code: string
  width: number | null
  aspect: number | null
  rim: number
  commercial: boolean
  overall_diameter_in: number | null
  section_width_in: number | null
  circumference_mm: number
}

export async function addSizes(db: Db, sizes: readonly NewSize[]): Promise<void> {
  const of = <K extends keyof NewSize>(key: K) => sizes.map((one) => one[key])
  await sql`
    insert into tyre_size (code, width, aspect, rim, commercial, overall_diameter_in, section_width_in, circumference_mm)
    select * from unnest(${of('code')}::text[], ${of('width')}::int[], ${of('aspect')}::int[], ${of('rim')}::int[],
      ${of('commercial')}::boolean[], ${of('overall_diameter_in')}::numeric[], ${of('section_width_in')}::numeric[],
      ${of('circumference_mm')}::int[])
    on conflict (code) do nothing`.execute(db)
}

/** Adds the brands that are not there in any case, marked for the admins unless one of them adds them. */
export async function addBrands(db: Db, names: readonly string[], needsReview: boolean): Promise<void> {
  await sql`
    insert into brand (name, needs_review)
    select distinct on (lower(n)) n, ${needsReview}::boolean from unnest(${names}::text[]) n
    where not exists (select from brand b where lower(b.name) = lower(n))
    on conflict (name) do nothing`.execute(db)
}

/** Adds tyres whose brands and sizes are there, marked for the admins. Returns the id of each, in order. */
export async function addTyres(db: Db, tyres: readonly WantedTyre[]): Promise<string[]> {
  const of = <K extends keyof WantedTyre>(key: K) => tyres.map((one) => one[key])
  const named = sql`
    select distinct on (n.at) n.at, b.id as brand_id, n.model, z.id as size_id, n.type, n.load_index, n.load_index_dual,
      n.speed_rating, n.extra_load, n.run_flat
    from unnest(${of('brand')}::text[], ${of('model')}::text[], ${of('size')}::text[], ${of('type')}::text[],
      ${of('loadIndex')}::int[], ${of('loadIndexDual')}::int[], ${of('speedRating')}::text[],
      ${of('extraLoad')}::boolean[], ${of('runFlat').map((one) => one === true)}::boolean[])
      with ordinality n (brand, model, size, type, load_index, load_index_dual, speed_rating, extra_load, run_flat, at)
    join brand b on lower(b.name) = lower(n.brand) join tyre_size z on z.code = n.size order by n.at, b.id`
  await sql`
    insert into tyre (brand_id, model, size_id, type, load_index, load_index_dual, speed_rating, extra_load, run_flat,
      needs_review)
    select brand_id, model, size_id, type, load_index, load_index_dual, speed_rating, extra_load, run_flat, true
    from (${named}) n on conflict on constraint tyre_once do nothing`.execute(db)
  const { rows } = await sql<{ id: string }>`
    select t.id from (${named}) n join tyre t on t.brand_id = n.brand_id and t.model = n.model
      and t.size_id = n.size_id and t.load_index is not distinct from n.load_index
      and t.speed_rating is not distinct from n.speed_rating and t.run_flat = n.run_flat
    order by n.at`.execute(db)
  return rows.map(({ id }) => id)
}

/** The shop has just said that so many are there. */
export async function confirmListings(db: Db, shopId: string, ids: readonly string[], at: Date): Promise<void> {
  await sql`
    update listing set confirmed_at = ${at} where shop_id = ${shopId} and id = any(${ids}::uuid[])`.execute(db)
}

export type ExportedListing = OwnListing & { type: TyreType }

/** What the shop sells, sold out or not, by brand, model and size. */
export async function stockList(db: Db, shopId: string): Promise<ExportedListing[]> {
  const { rows } = await sql<ExportedListing>`
    select l.id, l.code, ${stockColumns}, t.type, ${tyreColumns}
    from listing l join tyre t on t.id = l.tyre_id join brand b on b.id = t.brand_id
    join tyre_size z on z.id = t.size_id where l.shop_id = ${shopId}
    order by b.name, t.model, z.code, l.id`.execute(db)
  return rows
}
