import type { Point } from '#core/contracts/offers.ts'
import type { PlaceNear } from '#core/contracts/site.ts'
import { nearestTown } from '#core/rules/places/places.ts'

/** The town where a device is, from our own table: no position leaves the system. */
export function placeNear(point: Point): PlaceNear {
  const town = nearestTown(point)
  return { place: town ? { name: town.name, province: town.province, lat: town.lat, lng: town.lng } : null }
}
