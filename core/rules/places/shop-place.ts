import { placesOfAddress } from './address-place.ts'
import { findPlace, nearestTown, type Place } from './places.ts'

/** Where a shop lies, as search and the map know it. */
export type ShopPlace = { suburb: string | null; city: string; province: string; lat: number; lng: number }

/** A suburb of a bigger town lies this near to it. */
const mostKmToTown = 15

/**
 * The place of a shop by its address, or by the suburb or town that its owner names instead. Undefined if neither is
 * known, so that the owner is asked.
 */
export function shopPlace(address: string, named?: string): ShopPlace | undefined {
  const chosen = named ? findPlace(named) : undefined
  if (named && chosen?.kind !== 'place') return undefined
  const found = chosen ? { at: chosen, town: chosen } : placesOfAddress(address)
  return found && placed(found.at, found.town)
}

/** A suburb that stands alone belongs to the bigger town beside it. */
function placed(at: Place, named: Place): ShopPlace {
  const isAlone = named === at && at.population === undefined
  const town = (isAlone ? nearestTown(at, mostKmToTown) : named) ?? named
  return {
    suburb: town === at ? null : at.name,
    city: town.name,
    province: at.province,
    lat: at.lat,
    lng: at.lng,
  }
}
