import { call } from './api/call.ts'
import { fetchCode } from './code/fetch-code.ts'

type Place = { name: string; lat: number; lng: number }

/** The places come only when somebody wants one, with what admins have changed of them since they were built in. */
const places = async () => {
  const code = await fetchCode(() => import('#core/rules/places/places.ts'))
  changes ??= call('GET /places/changes').then(code.applyPlaceChanges)
  const known = changes.catch(() => {
    changes = undefined
  })
  // Without them, or where they take long, the places are those that everybody starts with.
  await Promise.race([known, new Promise((soon) => setTimeout(soon, LONGEST_MS))])
  return code
}
const LONGEST_MS = 2_000
let changes: Promise<void> | undefined

export const placeNames = async (): Promise<string[]> =>
  (await places())
    .knownPlaces()
    .filter((place) => place.kind === 'place')
    .map((place) => place.name)

/** The suburb or town in an address. */
export async function findByAddress(address: string): Promise<Place | undefined> {
  const { placeOfAddress } = await fetchCode(() => import('#core/rules/places/address-place.ts'))
  await places()
  const place = placeOfAddress(address)
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}

/** Where a shop with this address lies; undefined if it names no place that we know. */
export async function shopPlaceOf(address: string) {
  await places()
  return (await fetchCode(() => import('#core/rules/places/shop-place.ts'))).shopPlace(address)
}

export async function findByName(name: string): Promise<Place | undefined> {
  const place = (await places()).findPlace(name)
  // Counted, so that the place can be added.
  if (!place) void call('POST /places/unknown', { body: { name: name.trim().slice(0, 60) } }).catch(() => {})
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}
