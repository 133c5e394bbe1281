import { useState } from 'react'
import type { DevicePosition } from '#web/lib/device/device-position.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { nearText, type Wish } from '#web/lib/page/search-address.ts'
import { findByName } from '#web/lib/place-lookup.ts'

/** The place that is typed until it is looked up. */
export function useTypedPlace({ place, near }: Pick<Wish, 'place' | 'near'>) {
  const [kept, setKept] = useState({ place, near: near && nearText(near) })
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
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
    onLocated: ({ latitude, longitude, city }: DevicePosition) => {
      setTyped(undefined)
      setProblem(undefined)
      setKept({ near: nearText({ lat: latitude, lng: longitude }), place: city })
    },
  }
  return { field, resolve }
}
