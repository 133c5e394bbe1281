import { fetchCode } from './code/fetch-code.ts'

type Place = { name: string; lat: number; lng: number }

/** The places come only when somebody wants one. */
const places = () => fetchCode(() => import('#core/rules/places/places.ts'))

export const placeNames = async (): Promise<string[]> =>
  (await places()).places.filter((place) => place.kind === 'place').map((place) => place.name)

/** The suburb or town in an address. */
export async function findByAddress(address: string): Promise<Place | undefined> {
  const { placeOfAddress } = await fetchCode(() => import('#core/rules/places/address-place.ts'))
  const place = placeOfAddress(address)
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}

/** Where a shop with this address lies; undefined if it names no place that we know. */
export const shopPlaceOf = async (address: string) =>
  (await fetchCode(() => import('#core/rules/places/shop-place.ts'))).shopPlace(address)

export async function findByName(name: string): Promise<Place | undefined> {
  const place = (await places()).findPlace(name)
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}
