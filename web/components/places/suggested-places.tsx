import { type RefObject, useEffect, useState } from 'react'
import { placeNames } from '#web/lib/place-lookup.ts'
import { Suggest, type Suggestion } from '../ui/suggest.tsx'

type Props = { box: RefObject<HTMLInputElement | null>; text: string; onPick(name: string): void }

/** The places that begin as it is typed. */
export default function SuggestedPlaces({ box, text, onPick }: Props) {
  const [names, setNames] = useState<string[]>([])
  useEffect(() => void placeNames().then(setNames), [])
  return <Suggest box={box} suggestions={namesLike(names, text)} onPick={(one) => onPick(one.text)} />
}

const MOST = 6

/** The places of which a word begins so: 'sandt' is Sandton. */
function namesLike(names: readonly string[], typed: string): Suggestion[] {
  const wanted = typed.trim().toLowerCase()
  if (wanted.length < 2) return []
  const rank = (name: string) => (name.startsWith(wanted) ? 0 : name.includes(` ${wanted}`) ? 1 : 2)
  return names
    .filter((name) => rank(name.toLowerCase()) < 2 && name.toLowerCase() !== wanted)
    .sort((one, other) => rank(one.toLowerCase()) - rank(other.toLowerCase()))
    .slice(0, MOST)
    .map((name) => ({ key: name, text: name }))
}
