import type { Point } from '#core/contracts/offers.ts'
import { placedWithinKm, placeOfAddress } from '#core/rules/places/address-place.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { addressUnknown } from '../refusals.ts'

/**
 * Whether a fitter who comes out so far comes to that address: by the position that was shared, else by the suburb or
 * town that it names. Throws ADDRESS_UNKNOWN where neither says.
 */
export function reaches(from: Point & { radiusKm: number }, address: string, at?: Point): boolean {
  if (at) return distanceKm(from, at) <= from.radiusKm
  const place = placeOfAddress(address)
  if (!place) throw addressUnknown()
  return distanceKm(from, place) <= from.radiusKm + placedWithinKm
}
