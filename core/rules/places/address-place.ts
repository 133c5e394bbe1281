import { distanceKm } from './geo.ts'
import { findPlace, type Place } from './places.ts'

/** Suburbs are placed to about so many kilometres. */
export const placedWithinKm = 2

/** A suburb lies near the town named behind it; one further away is another of the same name. */
const mostKmFromTown = 60
const longestName = 4

/** The place of an address, by the suburb or town in it; undefined if it names no known one. */
export const placeOfAddress = (address: string): Place | undefined => placesOfAddress(address)?.at

/** The place of an address, and the town that it belongs to: the last one named, which may be the same. */
export function placesOfAddress(address: string): { at: Place; town: Place } | undefined {
  const named = address.split(/[,;\n.!?]/).flatMap((part) => placeAtEnd(part) ?? [])
  const [suburb] = named
  const town = named.at(-1)
  if (!suburb || !town) return undefined
  return { at: distanceKm(suburb, town) > mostKmFromTown ? town : suburb, town }
}

/** The place at the end of a part of an address: '12 Republic Road Ferndale', 'Randburg 2194'. */
function placeAtEnd(part: string): Place | undefined {
  const words = part.trim().split(/\s+/)
  const code = words.length > 1 && /^\d{4}$/.test(words.at(-1) ?? '') ? words.pop() : undefined
  for (let count = Math.min(longestName, words.length); count > 0; count--) {
    const place = findPlace(words.slice(-count).join(' '))
    if (place?.kind === 'place' && (!place.isCommonWord || count === words.length)) return place
  }
  const coded = code === undefined ? undefined : findPlace(code)
  return coded?.kind === 'place' ? coded : undefined
}
