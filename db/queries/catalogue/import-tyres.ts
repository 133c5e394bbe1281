import { sql } from 'kysely'
import type { CatalogueTyre } from '#core/rules/imports/catalogue-columns.ts'
import type { Db } from '#db/client.ts'

/** What of a tyre an import may fill in. */
export type Unknowns = {
  id: string
  image: boolean
  wetGrip: boolean
  fuelEfficiency: boolean
  noiseDb: boolean
  noiseClass: boolean
}

/** What is not known of these tyres. */
export async function unknownsOf(db: Db, ids: readonly string[]): Promise<ReadonlyMap<string, Unknowns>> {
  const { rows } = await sql<Unknowns>`
    select id, image_url is null and not exists (
        select from tyre_picture p where p.tyre_id = tyre.id and p.due_at is not null) as image, wet_grip is null as "wetGrip", fuel_efficiency is null as "fuelEfficiency",
      noise_db is null as "noiseDb", noise_class is null as "noiseClass"
    from tyre where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds tyres whose brands and sizes are there; a picture that is linked to waits until it is fetched. */
export async function insertTyres(db: Db, tyres: readonly CatalogueTyre[], at: Date): Promise<void> {
  const of = <K extends keyof CatalogueTyre>(key: K) => tyres.map((one) => one[key])
  await sql`
    with wanted as materialized (
      select distinct on (n.at) uuidv7() as id, b.id as brand_id, z.id as size_id, n.*
      from unnest(${of('brand')}::text[], ${of('model')}::text[], ${of('size')}::text[], ${of('type')}::text[],
        ${of('loadIndex')}::int[], ${of('loadIndexDual')}::int[], ${of('speedRating')}::text[],
        ${of('extraLoad')}::boolean[], ${of('runFlat').map((one) => one === true)}::boolean[], ${of('image')}::text[],
        ${of('wetGrip')}::text[], ${of('fuelEfficiency')}::text[], ${of('noiseDb')}::int[], ${of('noiseClass')}::text[])
        with ordinality n (brand, model, size, type, load_index, load_index_dual, speed_rating, extra_load, run_flat,
          image, wet_grip, fuel_efficiency, noise_db, noise_class, at)
      join brand b on lower(b.name) = lower(n.brand) join tyre_size z on z.code = n.size
      order by n.at, b.needs_review, b.id),
    made as (
      insert into tyre (id, brand_id, model, size_id, type, load_index, load_index_dual, speed_rating, extra_load,
        run_flat, wet_grip, fuel_efficiency, noise_db, noise_class)
      select id, brand_id, model, size_id, type, load_index, load_index_dual, speed_rating, extra_load, run_flat,
        wet_grip, fuel_efficiency, noise_db, noise_class
      from wanted order by wanted.at
      on conflict on constraint tyre_once do nothing returning id)
    insert into tyre_picture (tyre_id, link, due_at)
    select id, w.image, ${at} from wanted w join made using (id) where w.image is not null`.execute(db)
}

type Filling = Pick<CatalogueTyre, 'image' | 'wetGrip' | 'fuelEfficiency' | 'noiseDb' | 'noiseClass'> & {
  id: string
}

/** Fills in what is not known; what is known stays. A picture waits until it is fetched. */
export async function fillTyres(db: Db, tyres: readonly Filling[], at: Date): Promise<void> {
  const of = <K extends keyof Filling>(key: K) => tyres.map((one) => one[key])
  await sql`
    update tyre t set wet_grip = coalesce(t.wet_grip, n.wet_grip),
      fuel_efficiency = coalesce(t.fuel_efficiency, n.fuel_efficiency), noise_db = coalesce(t.noise_db, n.noise_db),
      noise_class = coalesce(t.noise_class, n.noise_class)
    from unnest(${of('id')}::uuid[], ${of('wetGrip')}::text[], ${of('fuelEfficiency')}::text[], ${of('noiseDb')}::int[],
      ${of('noiseClass')}::text[]) n (id, wet_grip, fuel_efficiency, noise_db, noise_class)
    where t.id = n.id`.execute(db)
  await sql`
    insert into tyre_picture (tyre_id, link, due_at)
    select distinct on (t.id) t.id, n.link, ${at}
    from unnest(${of('id')}::uuid[], ${of('image')}::text[]) n (id, link) join tyre t on t.id = n.id
    where n.link is not null and t.image_url is null
    order by t.id
    on conflict (tyre_id) do update set link = excluded.link, attempts = 0, due_at = excluded.due_at, problem = null`.execute(
    db,
  )
}

/** Two listings of one shop that become one: the one whose price and stock the shop said last stays. */
export type ListingPair = {
  shop_id: string
  shop: string
  kept: string
  kept_code: string
  kept_cents: number
  kept_quantity: number
  gone: string
  gone_code: string
  gone_cents: number
  gone_quantity: number
}

/** The shops that list both tyres. */
export async function listingPairs(db: Db, from: string, into: string): Promise<ListingPair[]> {
  const { rows } = await sql<ListingPair>`
    select s.id as shop_id, s.name as shop, k.id as kept, k.code as kept_code, k.price_cents as kept_cents,
      k.quantity as kept_quantity, g.id as gone, g.code as gone_code, g.price_cents as gone_cents,
      g.quantity as gone_quantity
    from listing a join listing b on b.shop_id = a.shop_id and b.tyre_id = ${into} join shop s on s.id = a.shop_id
    cross join lateral (select coalesce(a.confirmed_at, a.updated_at) > coalesce(b.confirmed_at, b.updated_at) as newer) n
    join listing k on k.id = case when n.newer then a.id else b.id end
    join listing g on g.id = case when n.newer then b.id else a.id end
    where a.tyre_id = ${from} order by s.name, s.id`.execute(db)
  return rows
}

/**
 * The listings of these tyres, locked until the transaction ends; before them their bookings, as whoever changes a
 * booking does: its stock follows behind its own lock.
 */
export async function lockListings(db: Db, tyreIds: readonly string[]): Promise<void> {
  await sql`
    select from booking b where exists (
      select from listing l where l.tyre_id = any(${[...tyreIds]}::uuid[]) and l.id in (b.listing_id, b.rear_listing_id))
    order by b.id for update`.execute(db)
  await db.selectFrom('listing').select('id').where('tyre_id', 'in', tyreIds).orderBy('id').forUpdate().execute()
}

/**
 * What hangs on the listing that goes hangs on the one that stays: deals, bookings, conversations, and what drivers were
 * told. Of two deals that run at the same time, that of the listing that stays goes on.
 */
export async function joinListings(db: Db, { kept, gone }: Pick<ListingPair, 'kept' | 'gone'>): Promise<void> {
  await sql`
    update deal d set active = false where d.listing_id = ${gone} and d.active and exists (
      select from deal k where k.listing_id = ${kept} and k.active
        and daterange(k.starts_on, k.ends_on, '[]') && daterange(d.starts_on, d.ends_on, '[]'))`.execute(db)
  await sql`delete from offer where listing_id = ${gone}`.execute(db)
  await sql`update deal set listing_id = ${kept} where listing_id = ${gone}`.execute(db)
  await sql`update booking set listing_id = ${kept} where listing_id = ${gone}`.execute(db)
  await sql`update booking set rear_listing_id = ${kept} where rear_listing_id = ${gone}`.execute(db)
  await sql`update quote set listing_id = ${kept} where listing_id = ${gone}`.execute(db)
  await sql`
    insert into alert_match (contact_id, listing_id, alert_id, waiting_since, told_cents, told_at)
    select contact_id, ${kept}, alert_id, waiting_since, told_cents, told_at from alert_match where listing_id = ${gone}
    on conflict (contact_id, listing_id) do nothing`.execute(db)
  const { rows } = await sql<{ sku: string | null }>`delete from listing where id = ${gone} returning sku`.execute(db)
  const sku = rows[0]?.sku
  if (sku) await sql`update listing set sku = ${sku} where id = ${kept} and sku is null`.execute(db)
}

/** The listings of one tyre become listings of the other; prices and stock stay. Returns them. */
export const moveListings = async (db: Db, from: string, into: string): Promise<string[]> =>
  (await db.updateTable('listing').set({ tyre_id: into }).where('tyre_id', '=', from).returning('id').execute()).map(
    ({ id }) => id,
  )

/** What the tyre that goes was called leads to the one that stays, which takes over what was known of the other alone. */
export async function replaceTyre(db: Db, from: string, into: string): Promise<void> {
  await sql`update former_tyre set tyre_id = ${into} where tyre_id = ${from}`.execute(db)
  await sql`
    insert into former_tyre (tyre_id, brand_id, model, size_id, load_index, load_index_dual, speed_rating, run_flat)
    select ${into}, brand_id, model, size_id, load_index, load_index_dual, speed_rating, run_flat
    from tyre where id = ${from}
    on conflict on constraint former_tyre_once do update set tyre_id = excluded.tyre_id`.execute(db)
  await sql`
    update tyre t set image_url = coalesce(t.image_url, f.image_url), wet_grip = coalesce(t.wet_grip, f.wet_grip),
      fuel_efficiency = coalesce(t.fuel_efficiency, f.fuel_efficiency), noise_db = coalesce(t.noise_db, f.noise_db),
      noise_class = coalesce(t.noise_class, f.noise_class)
    from tyre f where f.id = ${from} and t.id = ${into}`.execute(db)
  await sql`
    update tyre_picture p set tyre_id = ${into} from tyre t where p.tyre_id = ${from} and t.id = ${into}
      and t.image_url is null and not exists (select from tyre_picture x where x.tyre_id = ${into})`.execute(db)
  await sql`delete from tyre where id = ${from}`.execute(db)
}

/** How many matches of drivers' alerts hang on listings of the tyre. */
export async function alertsOn(db: Db, tyreId: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct m.contact_id)::int as count from alert_match m
    where m.listing_id in (select id from listing where tyre_id = ${tyreId})`.execute(db)
  return rows[0]?.count ?? 0
}
