import { type Insertable, sql } from 'kysely'
import type { TyreType } from '#core/contracts/tyres.ts'
import type { Db } from '#db/client.ts'
import type { TyreSizeTable, TyreTable } from '#db/schema/catalogue.ts'

export type CatalogueRow = {
  id: string
  brand: string
  model: string
  size: string
  type: TyreType
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  run_flat: boolean
  extra_load: boolean
  image_url: string | null
  listing_id: string | null
  rank: string
}

type Wanted = {
  size: string | undefined
  /** Each word must be part of brand, model or size. */
  words: readonly string[]
  after: { rank: string; id: string } | undefined
  limit: number
}

const rank = sql<string>`lower(b.name) || ' ' || lower(t.model) || ' ' || z.code`
const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

/** The central database by brand, with what the shop lists of it. Tyres that an admin has yet to look at stay out. */
export async function catalogueFor(db: Db, shopId: string, { size, words, after, limit }: Wanted) {
  const { rows } = await sql<CatalogueRow>`
    select t.id, b.name as brand, t.model, z.code as size, t.type, t.load_index, t.load_index_dual, t.speed_rating,
      t.run_flat, t.extra_load, t.image_url, l.id as listing_id, ${rank} as rank
    from tyre t join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
    left join listing l on l.tyre_id = t.id and l.shop_id = ${shopId}
    where not t.needs_review
      ${size ? sql`and z.code = ${size}` : sql``}
      and concat_ws(' ', b.name, t.model, z.code, t.load_index::text || t.speed_rating)
        ilike all (${words.map(like)}::text[])
      ${after ? sql`and (${rank}, t.id) > (${after.rank}::text, ${after.id}::uuid)` : sql``}
    order by rank, t.id limit ${limit}`.execute(db)
  return rows
}

export const tyreExists = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('tyre').select('id').where('id', '=', id).executeTakeFirst()) !== undefined

/** The brand with that name, or that other name, in any case; a new one waits for an admin. */
export async function brandIdOf(db: Db, name: string): Promise<number> {
  const known = await brandNamed(db, name)
  if (known !== undefined) return known
  await db
    .insertInto('brand')
    .values({ name, needs_review: true })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute()
  const made = await brandNamed(db, name)
  if (made === undefined) throw new Error(`no brand ${name} after inserting it`)
  return made
}

const brandNamed = async (db: Db, name: string): Promise<number | undefined> =>
  (
    await db
      .selectFrom('brand')
      .select('id')
      .where(sql<boolean>`lower(name) = lower(${name}) or aliases && array[lower(${name})]`)
      .orderBy(sql`lower(name) = lower(${name})`, 'desc')
      .orderBy('needs_review')
      .orderBy('id')
      .executeTakeFirst()
  )?.id

export async function sizeIdOf(db: Db, size: Insertable<TyreSizeTable>): Promise<number> {
  const found = () => db.selectFrom('tyre_size').select('id').where('code', '=', size.code).executeTakeFirst()
  const known = await found()
  if (known) return known.id
  await db
    .insertInto('tyre_size')
    .values(size)
    .onConflict((conflict) => conflict.column('code').doNothing())
    .execute()
  const made = await found()
  if (!made) throw new Error(`no size ${size.code} after inserting it`)
  return made.id
}

/** The tyre that was called so before. */
async function formerTyre(db: Db, tyre: Insertable<TyreTable>): Promise<string | undefined> {
  const found = await db
    .selectFrom('former_tyre')
    .select('tyre_id')
    .where('brand_id', '=', tyre.brand_id)
    .where(sql<boolean>`lower(model) = lower(${tyre.model})`)
    .where('size_id', '=', tyre.size_id)
    .where('run_flat', '=', tyre.run_flat ?? false)
    .where(sql<boolean>`load_index is not distinct from ${tyre.load_index ?? null}::int`)
    .where(sql<boolean>`speed_rating is not distinct from ${tyre.speed_rating ?? null}::text`)
    .orderBy('id')
    .executeTakeFirst()
  return found?.tyre_id
}

/** The tyre with these marks; a new one waits for an admin. */
export async function tyreIdOf(db: Db, tyre: Insertable<TyreTable>): Promise<string> {
  const same = await db
    .selectFrom('tyre')
    .select('id')
    .where('brand_id', '=', tyre.brand_id)
    .where(sql<boolean>`lower(model) = lower(${tyre.model})`)
    .where('size_id', '=', tyre.size_id)
    .where('run_flat', '=', tyre.run_flat ?? false)
    .where(sql<boolean>`load_index is not distinct from ${tyre.load_index ?? null}::int`)
    .where(sql<boolean>`speed_rating is not distinct from ${tyre.speed_rating ?? null}::text`)
    .orderBy('id')
    .executeTakeFirst()
  if (same) return same.id
  const former = await formerTyre(db, tyre)
  if (former) return former
  const { id } = await db
    .insertInto('tyre')
    .values({ ...tyre, needs_review: true })
    .onConflict((conflict) => conflict.constraint('tyre_once').doUpdateSet({ model: tyre.model }))
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}
