import type { Point } from '#core/contracts/offers.ts'

const earthRadiusKm = 6371.0088
const kmPerDegree = (Math.PI * earthRadiusKm) / 180
const radians = (degrees: number): number => (degrees * Math.PI) / 180

/** Great-circle distance (haversine). */
export function distanceKm(a: Point, b: Point): number {
  const half =
    Math.sin(radians(b.lat - a.lat) / 2) ** 2 +
    Math.cos(radians(a.lat)) * Math.cos(radians(b.lat)) * Math.sin(radians(b.lng - a.lng) / 2) ** 2
  return 2 * earthRadiusKm * Math.asin(Math.min(1, Math.sqrt(half)))
}

export type Box = { south: number; north: number; west: number; east: number }

/** Everything within so many kilometres lies inside; the corners lie a little outside. Meant for South Africa: no poles, no date line. */
export function boundingBox(centre: Point, km: number): Box {
  const lat = km / kmPerDegree
  const widest = Math.min(89, Math.max(Math.abs(centre.lat - lat), Math.abs(centre.lat + lat)))
  const lng = lat / Math.cos(radians(widest))
  return { south: centre.lat - lat, north: centre.lat + lat, west: centre.lng - lng, east: centre.lng + lng }
}
