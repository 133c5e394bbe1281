import { useState } from 'react'
import { placeNames, shopPlaceOf } from '#web/lib/place-lookup.ts'

/** Where an address lies, once it was typed. The places are fetched only then. */
export function usePlaceOfAddress() {
  const [found, setFound] = useState<string>()
  const [isUnknown, setIsUnknown] = useState(false)
  const [names, setNames] = useState<string[]>([])
  const look = (address: string) => {
    if (address.trim().length < 10) return
    shopPlaceOf(address).then(
      async (place) => {
        setFound(place && [place.suburb, place.city, place.province].filter(Boolean).join(', '))
        setIsUnknown(place === undefined)
        if (!place) setNames(await placeNames())
      },
      // Without the places the server decides.
      () => setIsUnknown(false),
    )
  }
  return { found, isUnknown, names, look }
}
