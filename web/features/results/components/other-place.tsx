import type { FormEvent } from 'react'
import { PlaceField } from '#web/components/places/place-field.tsx'
import { useTypedPlace } from '#web/components/places/typed-place.ts'
import { Button } from '#web/components/ui/button.tsx'
import type { Changes } from '#web/lib/page/address.ts'
import type { TyreSearch } from '#web/lib/page/search-address.ts'

type Props = { query: TyreSearch; onChange(changes: Changes): void }

/** The field for another place of the search. */
export default function OtherPlace({ query, onChange }: Props) {
  const where = useTypedPlace(query)
  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const found = await where.resolve()
    if (found) onChange(found)
  }
  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="mb-2 max-w-md">
      <PlaceField {...where.field} />
      <Button type="submit" look="quiet" className="mt-2 w-full">
        Search here
      </Button>
    </form>
  )
}
