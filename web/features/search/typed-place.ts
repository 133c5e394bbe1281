import { useState } from 'react'
import type { Changes } from '../../lib/address.ts'
import { findByName } from './where.ts'
import { nearText, type Wish } from './wish.ts'

/** The place that is typed until it is looked up. */
export function useTypedPlace({ place, near }: Pick<Wish, 'place' | 'near'>, onPlace: (changes: Changes) => void) {
  const [typed, setTyped] = useState<string>()
  const [problem, setProblem] = useState<string>()
  const text = typed ?? place ?? (near ? 'My location' : '')

  /** Undefined when nobody knows the place. */
  const resolve = async (): Promise<Changes | undefined> => {
    if (typed === undefined) return {}
    if (typed.trim() === '') return { near: undefined, place: undefined, sort: undefined }
    const found = await findByName(typed)
    if (!found) {
      setProblem('We do not know this place. Try a bigger town near it.')
      return undefined
    }
    setTyped(undefined)
    return { near: nearText(found), place: found.name }
  }
  const field = {
    text,
    problem,
    onChange: (next: string) => {
      setTyped(next)
      setProblem(undefined)
    },
    onLocated: (where: { name: string | undefined; lat: number; lng: number }) => {
      setTyped(undefined)
      setProblem(undefined)
      onPlace({ near: nearText(where), place: where.name })
    },
  }
  return { field, resolve }
}
