import type { Point } from '#core/contracts/offers.ts'
import type { PlaceNear } from '#core/contracts/site.ts'
import { nearestTown } from '#core/rules/places/places.ts'

/** The town where a device is, out of our own table: nobody else is told where it is. */
export function placeNear(point: Point): PlaceNear {
  const town = nearestTown(point)
  return { place: town ? { name: town.name, province: town.province, lat: town.lat, lng: town.lng } : null }
}
