import { sql } from 'kysely'
import type { Db } from '#db/client.ts'

export type BrandRow = { id: number; name: string; needs_review: boolean; aliases: string[]; tyres: number }

const brandColumns = sql`b.id, b.name, b.needs_review, b.aliases,
  (select count(*)::int from tyre t where t.brand_id = b.id) as tyres`
const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

export async function brandRow(db: Db, id: number): Promise<BrandRow | undefined> {
  const { rows } = await sql<BrandRow>`select ${brandColumns} from brand b where b.id = ${id}`.execute(db)
  return rows[0]
}

type Wanted = { search: string | undefined; limit: number; offset: number }

/** Brands by name, those that a shop added first, and how many there are. They are some hundreds. */
export async function brandPage(db: Db, { search, limit, offset }: Wanted) {
  const found =
    search === undefined ? sql`true` : sql`(b.name ilike ${like(search)} or b.aliases && array[lower(${search}::text)])`
  const { rows } = await sql<BrandRow>`
    select ${brandColumns} from brand b where ${found}
    order by not b.needs_review, lower(b.name), b.id limit ${limit} offset ${offset}`.execute(db)
  const counted = await sql<{ total: number }>`select count(*)::int as total from brand b where ${found}`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

export type AddedBrand = BrandRow & { similar: { id: number; name: string }[] }
const alike = 0.3
const SIMILAR = 3

/** Brands that shops added, with those that they may mean. */
export async function brandsToReview(db: Db, { limit, most }: { limit: number; most: number }) {
  const { rows } = await sql<AddedBrand>`
    select ${brandColumns}, array(
      select json_build_object('id', k.id, 'name', k.name) from brand k
      where not k.needs_review and similarity(k.name, b.name) >= ${alike}
      order by similarity(k.name, b.name) desc, k.id limit ${SIMILAR}) as similar
    from brand b where b.needs_review order by b.id limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from brand where needs_review limit ${most}) one`.execute(db)
  return { brands: rows, total: counted.rows[0]?.total ?? 0 }
}

/** Those of the names that no brand has, in any case, with the brands that may be meant. */
export async function unknownBrands(db: Db, names: readonly string[]): Promise<{ name: string; similar: string[] }[]> {
  const { rows } = await sql<{ name: string; similar: string[] }>`
    select n as name, array(
      select k.name from brand k where not k.needs_review and similarity(k.name, n) >= ${alike}
      order by similarity(k.name, n) desc, k.id limit ${SIMILAR}) as similar
    from (select distinct n from unnest(${[...names]}::text[]) n) as named (n)
    where not exists (select from brand b where lower(b.name) = lower(n) or b.aliases && array[lower(n)])
    order by lower(n)`.execute(db)
  return rows
}

/** The brand with that name, or that other name, in any case. */
export async function brandMeant(db: Db, name: string): Promise<{ id: number; name: string } | undefined> {
  const { rows } = await sql<{ id: number; name: string }>`
    select id, name from brand where lower(name) = lower(${name}) or aliases && array[lower(${name})]
    order by (lower(name) = lower(${name})) desc, needs_review, id limit 1`.execute(db)
  return rows[0]
}

export const insertBrand = (db: Db, name: string): Promise<{ id: number }> =>
  db.insertInto('brand').values({ name }).returning('id').executeTakeFirstOrThrow()

export const updateBrand = (
  db: Db,
  id: number,
  values: { name?: string; aliases?: string[]; needs_review?: boolean },
) => db.updateTable('brand').set(values).where('id', '=', id).execute()

/** The name of another brand that is called so. */
export async function takenBy(db: Db, names: readonly string[], otherThan: number): Promise<string | undefined> {
  const small = names.map((name) => name.toLowerCase())
  const { rows } = await sql<{ name: string }>`
    select name from brand where id <> ${otherThan} and (lower(name) = any(${small}::text[]) or aliases && ${small}::text[])
    order by id limit 1`.execute(db)
  return rows[0]?.name
}

/** Alerts name brands; theirs follow. */
export async function renameInAlerts(db: Db, from: string, to: string): Promise<void> {
  await sql`
    update alert set brands = array(select distinct unnest(array_replace(brands, ${from}::text, ${to}::text)))
    where brands @> array[${from}::text]`.execute(db)
}

/** Tyres of one brand that the other has as well. */
export async function tyrePairs(db: Db, from: number, into: number): Promise<{ from: string; into: string }[]> {
  const { rows } = await sql<{ from: string; into: string }>`
    select a.id as from, min(b.id::text) as into from tyre a join tyre b on b.brand_id = ${into}
      and lower(b.model) = lower(a.model) and b.size_id = a.size_id and b.run_flat = a.run_flat
      and b.load_index is not distinct from a.load_index and b.speed_rating is not distinct from a.speed_rating
    where a.brand_id = ${from} group by a.id order by a.id`.execute(db)
  return rows
}

/** Its tyres are of the other brand from now on. Returns their listings. */
export async function moveBrand(db: Db, from: number, into: number): Promise<string[]> {
  await sql`
    delete from former_tyre f where f.brand_id = ${from} and exists (
      select from former_tyre k where k.brand_id = ${into} and k.model = f.model and k.size_id = f.size_id
        and k.load_index is not distinct from f.load_index and k.speed_rating is not distinct from f.speed_rating
        and k.run_flat = f.run_flat)`.execute(db)
  await sql`update former_tyre set brand_id = ${into} where brand_id = ${from}`.execute(db)
  const { rows } = await sql<{ id: string }>`
    with moved as (update tyre set brand_id = ${into} where brand_id = ${from} returning id)
    select l.id from listing l join moved on moved.id = l.tyre_id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Deletes it unless a tyre is of it. */
export async function deleteBrand(db: Db, id: number): Promise<boolean> {
  const gone = await sql`
    delete from brand b where b.id = ${id} and not exists (select from tyre t where t.brand_id = b.id)
      and not exists (select from former_tyre f where f.brand_id = b.id)`.execute(db)
  return (gone.numAffectedRows ?? 0n) > 0n
}

/** What brands are called beside their names: the name of each by its other names, in small letters. */
export async function brandAliases(db: Db): Promise<ReadonlyMap<string, string>> {
  const { rows } = await sql<{ alias: string; name: string }>`
    select unnest(aliases) as alias, name from brand where aliases <> '{}'`.execute(db)
  return new Map(rows.map(({ alias, name }) => [alias, name]))
}

export type BrandUse = { tyres: number; listings: number; alerts: number }
export async function brandUse(db: Db, { id, name }: { id: number; name: string }): Promise<BrandUse> {
  const { rows } = await sql<BrandUse>`
    select (select count(*)::int from tyre where brand_id = ${id}) as tyres,
      (select count(*)::int from listing l join tyre t on t.id = l.tyre_id where t.brand_id = ${id}) as listings,
      (select count(*)::int from alert where brands @> array[${name}::text]) as alerts`.execute(db)
  return rows[0] ?? { tyres: 0, listings: 0, alerts: 0 }
}
