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

export type Filling = Pick<CatalogueTyre, 'image' | 'wetGrip' | 'fuelEfficiency' | 'noiseDb' | 'noiseClass'> & {
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
