import { call } from './api/call.ts'

type Place = { name: string; lat: number; lng: number }

/** The places come only when somebody wants one. */
const places = async () => (await import('./known-places.ts')).knownPlaces()

export const placeNames = async (): Promise<string[]> =>
  (await places())
    .knownPlaces()
    .filter((place) => place.kind === 'place')
    .map((place) => place.name)

/** The suburb or town in an address. */
export async function findByAddress(address: string): Promise<Place | undefined> {
  const { placeOfAddress } = await import('#core/rules/places/address-place.ts')
  await places()
  const place = placeOfAddress(address)
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}

/** Where a shop with this address lies; undefined if it names no place that we know. */
export async function shopPlaceOf(address: string) {
  await places()
  return (await import('#core/rules/places/shop-place.ts')).shopPlace(address)
}

export async function findByName(name: string): Promise<Place | undefined> {
  const place = (await places()).findPlace(name)
  // Counted, so that the place can be added.
  if (!place) void call('POST /places/unknown', { body: { name: name.trim().slice(0, 60) } }).catch(() => {})
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}
