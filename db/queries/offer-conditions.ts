import { type RawBuilder, sql } from 'kysely'
import type { Box } from '#core/rules/geo.ts'

export type Area = { lat: number; lng: number; radiusKm: number; box: Box }

const nowhere = { lat: 0, lng: 0, radiusKm: null, box: { south: -90, north: 90, west: -180, east: 180 } }

/** The offer is `o`. */
export function ofBrands(brands: readonly string[] | undefined): RawBuilder<boolean> {
  const names = brands?.map((name) => name.toLowerCase()) ?? null
  return sql`(${names}::text[] is null or o.brand_id = any(
    (select coalesce(array_agg(id), '{}') from brand where lower(name) = any(${names}::text[]))::int[]))`
}

export function within(area: Area | undefined): RawBuilder<boolean> {
  const { radiusKm, box } = area ?? nowhere
  return sql`(o.lat between ${box.south}::float8 and ${box.north}::float8
    and o.lng between ${box.west}::float8 and ${box.east}::float8
    and (${radiusKm}::float8 is null or ${kmFrom(area)} <= ${radiusKm}::float8))`
}

/** distanceKm() of core/rules/geo.ts in SQL; null when it is not known where the driver is. */
export function kmFrom(area: Area | undefined): RawBuilder<number | null> {
  const { lat, lng, radiusKm } = area ?? nowhere
  return sql`case when ${radiusKm}::float8 is not null then 2 * 6371.0088 * asin(least(1, sqrt(
    power(sin(radians(o.lat - ${lat}::float8) / 2), 2) + cos(radians(${lat}::float8)) * cos(radians(o.lat))
    * power(sin(radians(o.lng - ${lng}::float8) / 2), 2)))) end`
}
