export type Located = { name: string | undefined; lat: number; lng: number }

/** The places come only when somebody wants one. */
const places = () => import('#core/rules/places/places.ts')

export const placeNames = async (): Promise<string[]> =>
  (await places()).places.filter((place) => place.kind === 'place').map((place) => place.name)

export async function findByName(name: string): Promise<Located | undefined> {
  const place = (await places()).findPlace(name)
  return place && { name: place.name, lat: place.lat, lng: place.lng }
}

/** Where this device is, with the nearest place's name; rejects with words for people. */
export async function whereIAm(): Promise<Located> {
  if (!('geolocation' in navigator)) throw new Error('Geolocation is not supported by this browser')
  const { coords } = await position()
  const point = { lat: coords.latitude, lng: coords.longitude }
  return { ...point, name: (await places()).nearestPlace(point)?.name }
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(
      resolve,
      (error) => reject(new Error(reasons[error.code] ?? 'An unknown error occurred')),
      {
        enableHighAccuracy: true,
        timeout: 10_000,
        maximumAge: 300_000,
      },
    )
  })

const reasons: Record<number, string> = {
  1: 'Location access denied by user',
  2: 'Location information is unavailable',
  3: 'Location request timed out',
}
