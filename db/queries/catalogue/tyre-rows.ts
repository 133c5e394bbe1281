import { type Insertable, type RawBuilder, sql, type Updateable } from 'kysely'
import type { LabelGrade, NoiseClass, TyreType } from '#core/contracts/tyres.ts'
import type { Db } from '#db/client.ts'
import type { FormerTyreTable, TyreTable } from '#db/schema/catalogue.ts'
import { type Claim, mayTry } from '../due.ts'

/** A tyre of the catalogue as admins see it. */
export type TyreRow = {
  id: string
  brand_id: number
  brand: string
  model: string
  size_id: number
  size: string
  type: TyreType
  load_index: number | null
  load_index_dual: number | null
  speed_rating: string | null
  extra_load: boolean
  run_flat: boolean
  image_url: string | null
  wet_grip: LabelGrade | null
  fuel_efficiency: LabelGrade | null
  noise_db: number | null
  noise_class: NoiseClass | null
  needs_review: boolean
  created_at: Date
}

const tyreColumns = sql`t.id, t.brand_id, b.name as brand, t.model, t.size_id, z.code as size, t.type, t.load_index,
  t.load_index_dual, t.speed_rating, t.extra_load, t.run_flat, t.image_url, t.wet_grip, t.fuel_efficiency, t.noise_db,
  t.noise_class, t.needs_review, t.created_at`
const tyreParts = sql`tyre t join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id`

export async function tyreRow(db: Db, id: string): Promise<TyreRow | undefined> {
  const { rows } = await sql<TyreRow>`select ${tyreColumns} from ${tyreParts} where t.id = ${id}`.execute(db)
  return rows[0]
}

/** One word of a search, and what it may mean. */
type WordMeaning = { word: string; types: readonly TyreType[] }
export type TyreSearch = { size: string | undefined; words: readonly WordMeaning[] }
type TyreSort = 'newest' | 'brand' | 'name' | 'size' | 'type'
type Page = { sort: TyreSort; descending: boolean; limit: number; offset: number }

const like = (text: string): string => `%${text.replace(/[\\%_]/g, '\\$&')}%`

type Named = { word: string; brands: number[]; sizes: number[] }

/** The brands and sizes that hold each word: these tables are small, and their ids are in indexes of the tyres. */
async function namedBy(db: Db, words: readonly WordMeaning[]): Promise<Named[]> {
  if (words.length === 0) return []
  const { rows } = await sql<Named>`
    select w.word,
      array(select id from brand where name ilike w.pattern or aliases && array[lower(w.word)]) as brands,
      array(select id from tyre_size where code ilike w.pattern) as sizes
    from unnest(${words.map(({ word }) => word)}::text[], ${words.map(({ word }) => like(word))}::text[])
      w (word, pattern)`.execute(db)
  return rows
}

async function conditions(db: Db, { size, words }: TyreSearch): Promise<RawBuilder<unknown>> {
  const named = await namedBy(db, words)
  const each = words.map(({ word, types }) => {
    const { brands = [], sizes = [] } = named.find((one) => one.word === word) ?? {}
    return sql`and (t.model ilike ${like(word)} or t.brand_id = any(${brands}::int[])
      or t.size_id = any(${sizes}::int[]) or t.type = any(${types}::text[]))`
  })
  const ofSize = size === undefined ? sql`` : sql`and t.size_id = (select id from tyre_size where code = ${size})`
  return sql`${ofSize} ${sql.join(each, sql` `)}`
}

/** One page of the catalogue, and how many there are, counted up to `most`. */
export async function tyrePage(db: Db, wanted: TyreSearch, page: Page, most: number) {
  const found = wanted.words.length > 0 || wanted.size !== undefined ? await conditions(db, wanted) : sql``
  const joins = page.sort === 'newest' ? sql`tyre t` : tyreParts
  const { rows } = await sql<TyreRow>`
    select ${tyreColumns} from (
      select t.id as found_id, row_number() over (order by ${orderOf(page)}) as place from ${joins} where true ${found}
      order by ${orderOf(page)} limit ${page.limit} offset ${page.offset}) found
    join tyre t on t.id = found.found_id join brand b on b.id = t.brand_id join tyre_size z on z.id = t.size_id
    order by found.place`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from tyre t where true ${found} limit ${most}) one`.execute(db)
  return { rows, total: counted.rows[0]?.total ?? 0 }
}

/** Names as people sort them: without regard to case. */
function orderOf({ sort, descending }: Page): RawBuilder<unknown> {
  const way = descending ? sql`desc` : sql`asc`
  const names = sql`lower(b.name), lower(t.model), z.code, t.id`
  switch (sort) {
    case 'newest':
      return sql`t.created_at desc, t.id desc`
    case 'brand':
      return sql`lower(b.name) ${way}, lower(t.model), z.code, t.id`
    case 'name':
      return sql`lower(t.model) ${way}, lower(b.name), z.code, t.id`
    case 'size':
      return sql`z.rim ${way}, z.width ${way} nulls last, z.aspect ${way} nulls last, z.code ${way}, ${names}`
    case 'type':
      return sql`t.type ${way}, ${names}`
  }
}

type TyreUse = { listings: number; shops: string[]; deals: number; offers: number; bookings: number }

const SHOPS_NAMED = 5

/** How much stands on these tyres: listings of shops, deals and offers on them, and bookings that still come. */
export async function tyreUse(db: Db, ids: readonly string[]): Promise<TyreUse> {
  const { rows } = await sql<TyreUse>`
    with used as (select l.id, l.shop_id from listing l where l.tyre_id = any(${ids}::uuid[]))
    select (select count(*)::int from used) as listings,
      array(select distinct s.name from used join shop s on s.id = used.shop_id order by s.name limit ${SHOPS_NAMED})
        as shops,
      (select count(*)::int from deal d join used on used.id = d.listing_id where d.active) as deals,
      (select count(*)::int from offer o join used on used.id = o.listing_id) as offers,
      (select count(*)::int from booking k where k.status in ('pending', 'confirmed', 'in_progress')
        and (k.listing_id in (select id from used) or k.rear_listing_id in (select id from used))) as bookings`.execute(
    db,
  )
  return rows[0] ?? { listings: 0, shops: [], deals: 0, offers: 0, bookings: 0 }
}

/** The listings of a tyre, at every shop. */
export const listingsOfTyre = async (db: Db, tyreId: string): Promise<string[]> =>
  (await db.selectFrom('listing').select('id').where('tyre_id', '=', tyreId).execute()).map(({ id }) => id)

/** A tyre that a shop added, with who sells it and which tyres of the catalogue it may be. */
type AddedTyre = TyreRow & { shop: string | null; listings: number; similar: TyreRow[] }

/** Names that share this much of their groups of three letters may mean the same. */
const alike = 0.35
const SIMILAR = 3

/** The oldest that wait, and how many do, counted up to `most`. */
export async function tyresToReview(db: Db, { limit, most }: { limit: number; most: number }) {
  const { rows } = await sql<TyreRow & { shop: string | null; listings: number }>`
    select ${tyreColumns}, seller.shop, seller.listings from ${tyreParts}
    cross join lateral (
      select min(s.name) as shop, count(*)::int as listings from listing l join shop s on s.id = l.shop_id
      where l.tyre_id = t.id) seller
    where t.needs_review order by t.created_at, t.id limit ${limit}`.execute(db)
  const counted = await sql<{ total: number }>`
    select count(*)::int as total from (select from tyre where needs_review limit ${most}) one`.execute(db)
  const similar = await similarTo(
    db,
    rows.map(({ id }) => id),
  )
  const tyres = rows.map((row): AddedTyre => ({ ...row, similar: similar.get(row.id) ?? [] }))
  return { tyres, total: counted.rows[0]?.total ?? 0 }
}

/** The tyres of the same size whose brand and model are most alike, by the tyre that they are alike to. */
async function similarTo(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, TyreRow[]>> {
  if (ids.length === 0) return new Map()
  const { rows } = await sql<TyreRow & { of: string }>`
    select added.id as of, near.* from tyre added join brand ab on ab.id = added.brand_id
    cross join lateral (
      select ${tyreColumns} from ${tyreParts}
      where t.size_id = added.size_id and not t.needs_review
        and similarity(b.name || ' ' || t.model, ab.name || ' ' || added.model) >= ${alike}
      order by similarity(b.name || ' ' || t.model, ab.name || ' ' || added.model) desc,
        (t.load_index is not distinct from added.load_index) desc, t.id
      limit ${SIMILAR}) near
    where added.id = any(${ids}::uuid[])`.execute(db)
  return Map.groupBy(rows, ({ of }) => of)
}

const LOCK = 7_301_029

/** Makes changes of the catalogue by admins wait for each other until the transaction ends. */
export const lockCatalogue = (db: Db) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(db)

export const lockTyres = (db: Db, ids: readonly string[]) =>
  db.selectFrom('tyre').select('id').where('id', 'in', ids).orderBy('id').forUpdate().execute()

export const updateTyre = (db: Db, id: string, values: Updateable<TyreTable>) =>
  db.updateTable('tyre').set(values).where('id', '=', id).execute()

export type Identity = Pick<TyreRow, 'brand_id' | 'model' | 'size_id' | 'load_index' | 'speed_rating' | 'run_flat'>

/** Another tyre that is the same by all that tells tyres apart. */
export async function sameTyre(db: Db, tyre: Identity, otherThan: string): Promise<string | undefined> {
  const { rows } = await sql<{ id: string }>`
    select id from tyre where brand_id = ${tyre.brand_id} and lower(model) = lower(${tyre.model})
      and size_id = ${tyre.size_id} and run_flat = ${tyre.run_flat}
      and load_index is not distinct from ${tyre.load_index ?? null}::int
      and speed_rating is not distinct from ${tyre.speed_rating ?? null}::text and id <> ${otherThan}
    limit 1`.execute(db)
  return rows[0]?.id
}

/** Keeps what a tyre was called, so that price lists find it. */
export const rememberTyre = (db: Db, former: Insertable<FormerTyreTable>) =>
  db
    .insertInto('former_tyre')
    .values(former)
    .onConflict((conflict) => conflict.constraint('former_tyre_once').doUpdateSet({ tyre_id: former.tyre_id }))
    .execute()

/** Deletes it unless a shop lists it. */
export async function deleteUnused(db: Db, id: string): Promise<boolean> {
  const gone = await sql`
    delete from tyre t where t.id = ${id} and not exists (select from listing l where l.tyre_id = t.id)`.execute(db)
  return (gone.numAffectedRows ?? 0n) > 0n
}

/** Says of these tyres whether an admin still has to look at them. Returns those that changed. */
export const setReview = async (db: Db, ids: readonly string[], needsReview: boolean): Promise<string[]> =>
  (
    await db
      .updateTable('tyre')
      .set({ needs_review: needsReview })
      .where('id', 'in', ids)
      .where('needs_review', '=', !needsReview)
      .returning('id')
      .execute()
  ).map(({ id }) => id)

export type DuePicture = { link: string; attempts: number }

/** Links whose picture is to be fetched, for whichever tyres. */
export async function picturesDue(db: Db, claim: Claim): Promise<string[]> {
  const { rows } = await sql<{ link: string }>`
    select link from tyre_picture p where due_at <= ${claim.at} and ${mayTry(sql.ref('p.link'), claim)}
    group by link order by min(due_at) limit ${claim.limit}`.execute(db)
  return rows.map(({ link }) => link)
}

/** Claims the picture; nobody else takes it up until then. Undefined if somebody else has it. */
export async function takePicture(db: Db, link: string, at: Date, until: Date): Promise<DuePicture | undefined> {
  const { rows } = await sql<DuePicture>`
    with due as (select tyre_id from tyre_picture where link = ${link} and due_at <= ${at} for update skip locked),
    taken as (
      update tyre_picture p set due_at = ${until}, attempts = p.attempts + 1
      where p.link = ${link} and p.due_at is not null and exists (select from due) returning p.link, p.attempts)
    select link, max(attempts)::int as attempts from taken group by link`.execute(db)
  return rows[0]
}

/** Gives the picture to the tyres that wait for it. One that has another by now keeps that. */
export async function pictureTaken(db: Db, link: string, url: string): Promise<void> {
  await sql`
    with done as (delete from tyre_picture where link = ${link} and due_at is not null returning tyre_id)
    update tyre t set image_url = ${url} from done where t.id = done.tyre_id and t.image_url is null`.execute(db)
}

export const tryPictureAgain = (db: Db, link: string, at: Date) =>
  db.updateTable('tyre_picture').set({ due_at: at }).where('link', '=', link).where('due_at', 'is not', null).execute()

export const pictureFailed = (db: Db, link: string, problem: string) =>
  db
    .updateTable('tyre_picture')
    .set({ due_at: null, problem })
    .where('link', '=', link)
    .where('due_at', 'is not', null)
    .execute()

/** The picture that a list links to for a tyre, which is not there. */
export const linkedPicture = (db: Db, tyreId: string) =>
  db.selectFrom('tyre_picture').select(['link', 'problem']).where('tyre_id', '=', tyreId).executeTakeFirst()

export const forgetLink = (db: Db, tyreId: string) =>
  db.deleteFrom('tyre_picture').where('tyre_id', '=', tyreId).execute()
