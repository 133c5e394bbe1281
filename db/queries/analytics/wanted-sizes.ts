import { sql } from 'kysely'
import type { Box } from '#core/rules/places/geo.ts'
import type { Db } from '#db/client.ts'

type Wish = { shopId: string; lat: number; lng: number; withinKm: number; box: Box; since: Date; fewest: number }

/**
 * Sizes that different people asked for around a shop and that it has none of, the most wanted first. The shop's own
 * people do not count.
 */
export async function wantedSizes(
  db: Db,
  { shopId, lat, lng, withinKm, box, since, fewest }: Wish,
  limit: number,
): Promise<{ size: string; drivers: number }[]> {
  const around = `(${box.west},${box.south}),(${box.east},${box.north})`
  const { rows } = await sql<{ size: string; drivers: number }>`
    select asked.size, count(distinct asked.contact_id)::int as drivers
    from (
      select query ->> 'size' as size, contact_id,
        (search_place(query))[1] as lat, (search_place(query))[0] as lng
      from search_activity
      where contact_id is not null and query ? 'near' and query ? 'size'
        and search_place(query) <@ ${around}::box and at >= ${since}
    ) asked
    where 2 * 6371.0088 * asin(least(1, sqrt(power(sin(radians(asked.lat - ${lat}::float8) / 2), 2)
        + cos(radians(${lat}::float8)) * cos(radians(asked.lat))
        * power(sin(radians(asked.lng - ${lng}::float8) / 2), 2)))) <= ${withinKm}::float8
      and not exists (select from shop_member m where m.shop_id = ${shopId} and m.contact_id = asked.contact_id)
      and not exists (
        select from tyre_size z join tyre y on y.size_id = z.id join listing l on l.tyre_id = y.id
        where z.code = asked.size and l.shop_id = ${shopId} and l.quantity > 0)
    group by asked.size
    having count(distinct asked.contact_id) >= ${fewest}
    order by drivers desc, asked.size limit ${limit}`.execute(db)
  return rows
}
