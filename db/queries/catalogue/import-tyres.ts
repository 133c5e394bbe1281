import { sql } from 'kysely'
import type { CatalogueTyre } from '#core/rules/imports/catalogue-row.ts'
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
    select id, image_url is null as image, wet_grip is null as "wetGrip", fuel_efficiency is null as "fuelEfficiency",
      noise_db is null as "noiseDb", noise_class is null as "noiseClass"
    from tyre where id = any(${ids}::uuid[])`.execute(db)
  return new Map(rows.map((row) => [row.id, row]))
}

/** Adds tyres whose brands and sizes are there. */
export async function insertTyres(db: Db, tyres: readonly CatalogueTyre[]): Promise<void> {
  const of = <K extends keyof CatalogueTyre>(key: K) => tyres.map((one) => one[key])
  await sql`
    insert into tyre (brand_id, model, size_id, type, load_index, load_index_dual, speed_rating, extra_load, run_flat,
      image_url, wet_grip, fuel_efficiency, noise_db, noise_class)
    select distinct on (n.at) b.id, n.model, z.id, n.type, n.load_index, n.load_index_dual, n.speed_rating,
      n.extra_load, n.run_flat, n.image_url, n.wet_grip, n.fuel_efficiency, n.noise_db, n.noise_class
    from unnest(${of('brand')}::text[], ${of('model')}::text[], ${of('size')}::text[], ${of('type')}::text[],
      ${of('loadIndex')}::int[], ${of('loadIndexDual')}::int[], ${of('speedRating')}::text[],
      ${of('extraLoad')}::boolean[], ${of('runFlat').map((one) => one === true)}::boolean[], ${of('image')}::text[],
      ${of('wetGrip')}::text[], ${of('fuelEfficiency')}::text[], ${of('noiseDb')}::int[], ${of('noiseClass')}::text[])
      with ordinality n (brand, model, size, type, load_index, load_index_dual, speed_rating, extra_load, run_flat,
        image_url, wet_grip, fuel_efficiency, noise_db, noise_class, at)
    join brand b on lower(b.name) = lower(n.brand) join tyre_size z on z.code = n.size
    order by n.at, b.needs_review, b.id
    on conflict on constraint tyre_once do nothing`.execute(db)
}

export type Filling = Pick<CatalogueTyre, 'image' | 'wetGrip' | 'fuelEfficiency' | 'noiseDb' | 'noiseClass'> & {
  id: string
}

/** Fills in what is not known; what is known stays. */
export async function fillTyres(db: Db, tyres: readonly Filling[]): Promise<void> {
  const of = <K extends keyof Filling>(key: K) => tyres.map((one) => one[key])
  await sql`
    update tyre t set image_url = coalesce(t.image_url, n.image_url), wet_grip = coalesce(t.wet_grip, n.wet_grip),
      fuel_efficiency = coalesce(t.fuel_efficiency, n.fuel_efficiency), noise_db = coalesce(t.noise_db, n.noise_db),
      noise_class = coalesce(t.noise_class, n.noise_class)
    from unnest(${of('id')}::uuid[], ${of('image')}::text[], ${of('wetGrip')}::text[], ${of('fuelEfficiency')}::text[],
      ${of('noiseDb')}::int[], ${of('noiseClass')}::text[])
      n (id, image_url, wet_grip, fuel_efficiency, noise_db, noise_class)
    where t.id = n.id`.execute(db)
}
