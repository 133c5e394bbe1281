import { useState } from 'react'
import { type DevicePosition, useDevicePosition } from '#web/lib/device/device-position.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { nearText, type TyreSearch } from '#web/lib/page/search-address.ts'
import { findByName } from '#web/lib/place-lookup.ts'

type Kept = { place: string | undefined; near: string | undefined }

const nowhere: Kept = { place: undefined, near: undefined }

/** Where this device is, as a search takes it; nowhere until that is known. */
export function useKnownPlace(): Kept {
  const { location } = useDevicePosition()
  return location ? placeOf(location) : nowhere
}

const placeOf = ({ latitude, longitude, city }: DevicePosition): Kept => ({
  near: nearText({ lat: latitude, lng: longitude }),
  place: city,
})

/** The place that is typed until it is looked up; before that the one of the address, else where the device is. */
export function useTypedPlace({ place, near }: Pick<TyreSearch, 'place' | 'near'>) {
  const known = useKnownPlace()
  const [located, setLocated] = useState<Kept>()
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const kept = located ?? (near ? { place, near: nearText(near) } : known)
  const text = typed ?? kept.place ?? (kept.near ? 'My location' : '')

  /** What it changes in the address; undefined when nobody knows the place. */
  const resolve = async (): Promise<Changes | undefined> => {
    if (typed === undefined) return kept
    if (typed.trim() === '') return { near: undefined, place: undefined, radius: undefined }
    const found = await findByName(typed)
    if (!found) {
      setProblem('We do not know this place. Try a bigger town near it.')
      return undefined
    }
    return { near: nearText(found), place: found.name }
  }
  const field = {
    text,
    problem,
    onChange: (next: string) => {
      setTyped(next)
      setProblem(undefined)
    },
    onLocated: (where: DevicePosition) => {
      setTyped(undefined)
      setProblem(undefined)
      setLocated(placeOf(where))
    },
  }
  return { field, resolve }
}
