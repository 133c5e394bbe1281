import { MapPin } from 'lucide-react'
import { type FormEvent, useState } from 'react'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { useTypedPlace } from '#web/components/places/typed-place.ts'
import type { Changes } from '#web/lib/page/address.ts'
import type { Wish } from '#web/lib/page/search-address.ts'
import { linkLook, quietButton } from '../../../components/styles.ts'

type Props = { wish: Wish; onChange(changes: Changes): void }

/** Where the search looks; a tap opens a field for another place. */
export function PlaceLine({ wish, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const change = (changes: Changes) => {
    setOpen(false)
    onChange(changes)
  }
  return (
    <div className="has-[form]:basis-full">
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls="place-of-search"
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1.5 text-left"
      >
        <MapPin aria-hidden size={18} className="shrink-0" />
        <span className={linkLook}>{wish.near ? 'Change the place' : 'Search near a place'}</span>
      </button>
      <div id="place-of-search">{isOpen && <OtherPlace wish={wish} onChange={change} />}</div>
    </div>
  )
}

function OtherPlace({ wish, onChange }: Props) {
  const where = useTypedPlace(wish)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await where.resolve()
    if (found) onChange(found)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mb-2 max-w-md">
      <PlaceField {...where.field} />
      <button type="submit" className={`${quietButton} mt-2 w-full`}>
        Search here
      </button>
    </form>
  )
}
