import { MapPin } from 'lucide-react'
import { Suspense, useState } from 'react'
import { Boundary } from '#web/lib/code/boundary.tsx'
import { later } from '#web/lib/code/later.tsx'
import type { Changes } from '#web/lib/page/address.ts'
import type { TyreSearch } from '#web/lib/page/search-address.ts'
import { linkLook } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { Failed } from '../../../components/ui/states.tsx'

type Props = { query: TyreSearch; onChange(changes: Changes): void }

const OtherPlace = later(() => import('./other-place.tsx'))

/** Where the search looks; a tap opens a field for another place. */
export function PlaceLine({ query, onChange }: Props) {
  const [isOpen, setOpen] = useState(false)
  const change = (changes: Changes) => {
    setOpen(false)
    onChange(changes)
  }
  return (
    <div className="has-[form]:basis-full">
      <Button
        aria-expanded={isOpen}
        aria-controls="place-of-search"
        onClick={() => setOpen(!isOpen)}
        className="inline-flex min-h-11 items-center gap-1.5 text-left"
      >
        <MapPin aria-hidden size={18} className="shrink-0" />
        <span className={linkLook}>{query.near ? 'Change the place' : 'Search near a place'}</span>
      </Button>
      <div id="place-of-search">
        {isOpen && (
          <Boundary
            instead={({ trying }, again) => <Failed title="Failed to load this" retrying={trying} onRetry={again} />}
          >
            <Suspense>
              <OtherPlace query={query} onChange={change} />
            </Suspense>
          </Boundary>
        )}
      </div>
    </div>
  )
}
