import type { Point } from '#core/contracts/offers.ts'
import { placedWithinKm, placeOfAddress } from '#core/rules/places/address-place.ts'
import { distanceKm } from '#core/rules/places/geo.ts'
import { addressUnknown } from '../refusals.ts'

/**
 * Whether a fitter who drives up to so many kilometres reaches that address. The shared position decides, else the
 * suburb or town in the address. Throws ADDRESS_UNKNOWN if neither tells.
 */
export function reaches(from: Point & { radiusKm: number }, address: string, at?: Point): boolean {
  if (at) return distanceKm(from, at) <= from.radiusKm
  const place = placeOfAddress(address)
  if (!place) throw addressUnknown()
  return distanceKm(from, place) <= from.radiusKm + placedWithinKm
}
