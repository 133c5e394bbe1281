import { useEffect, useSyncExternalStore } from 'react'
import { call } from '../api/call.ts'

/** Where this device is. */
export type DevicePosition = {
  latitude: number
  longitude: number
  /** Metres. */
  accuracy: number
  /** The nearest town; missing where none is near. */
  city?: string
  country: 'South Africa'
}

type State = {
  /** Whether the page may ask for the position; undefined while that is not known. */
  permission: boolean | undefined
  loading: boolean
  location: DevicePosition | undefined
  error: string | undefined
}

const nothing: State = { permission: undefined, loading: false, location: undefined, error: undefined }
let state = nothing
let begun = false
const listeners = new Set<() => void>()

function change(changes: Partial<State>): void {
  state = { ...state, ...changes }
  for (const listen of listeners) listen()
}

const subscribe = (listen: () => void) => {
  listeners.add(listen)
  return () => void listeners.delete(listen)
}

/** The device's place for the whole website: read at once if that is allowed already, else when `ask` is called. */
export function useDevicePosition() {
  const { location, ...known } = useSyncExternalStore(
    subscribe,
    () => state,
    () => nothing,
  )
  useEffect(() => void begin(), [])
  const point = location && { lat: location.latitude, lng: location.longitude }
  return { ...known, location, point, city: location?.city, ask: locate }
}

async function begin(): Promise<void> {
  if (begun) return
  begun = true
  // Some browsers cannot say beforehand; there the person is asked when they want it.
  const status = await navigator.permissions?.query({ name: 'geolocation' }).catch(() => undefined)
  if (status?.state === 'granted') await locate()
  if (status?.state === 'denied') change({ permission: false })
}

/** Asks the device where it is. Resolves to the place, or to nothing when `error` says why not. */
export async function locate(): Promise<DevicePosition | undefined> {
  if (!('geolocation' in navigator)) {
    change({ error: 'Geolocation is not supported by this browser' })
    return undefined
  }
  change({ loading: true, error: undefined })
  try {
    const location = await placed(await position())
    change({ loading: false, permission: true, location })
    return location
  } catch (error) {
    const refused = typeof error === 'object' && error !== null && 'code' in error ? Number(error.code) : 0
    change({
      loading: false,
      error: reasons[refused] ?? 'An unknown error occurred',
      ...(refused === 1 && { permission: false, location: undefined }),
    })
    return undefined
  }
}

const position = (): Promise<GeolocationPosition> =>
  new Promise((resolve, reject) => {
    navigator.geolocation.getCurrentPosition(resolve, reject, {
      enableHighAccuracy: true,
      timeout: 10_000,
      maximumAge: 300_000,
    })
  })

const reasons: Readonly<Record<number, string>> = {
  1: 'Location access denied by user',
  2: 'Location information is unavailable',
  3: 'Location request timed out',
}

/** A place without a name is still a place. The server is told where to within a kilometre, which is near enough. */
async function placed({ coords: { latitude, longitude, accuracy } }: GeolocationPosition): Promise<DevicePosition> {
  const near = await call('GET /places/near', {
    query: { lat: Number(latitude.toFixed(2)), lng: Number(longitude.toFixed(2)) },
  }).catch(() => undefined)
  const city = near?.place?.name
  return { latitude, longitude, accuracy, ...(city && { city }), country: 'South Africa' }
}
