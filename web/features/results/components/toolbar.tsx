import { Bell, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OfferSort } from '#core/contracts/offers.ts'
import { tyres } from '#web/components/tyres/offer-price.tsx'
import { locate } from '#web/lib/device/device-position.ts'
import type { Changes } from '#web/lib/page/address.ts'
import { useFormLink } from '#web/lib/page/forms.ts'
import { countFilters, nearText, type TyreSearch } from '#web/lib/page/search-address.ts'
import { field, quietButton } from '../../../components/styles.ts'
import { Button } from '../../../components/ui/button.tsx'
import { toast } from '../../../lib/toast.ts'

type Props = {
  query: TyreSearch
  view: 'list' | 'map'
  refine: string
  onFilters(): void
  onChange(changes: Changes): void
}
type PartProps = Pick<Props, 'query' | 'onChange'>

const button = `${quietButton} shrink-0 lg:min-h-12 max-lg:px-3`
const choice = `${field} max-lg:min-h-11! max-lg:w-auto! max-lg:px-2`
/** One row where there is no room for the filters beside the offers; a phone scrolls it sideways. */
const bar =
  'relative flex items-center gap-2 max-lg:-mx-4 max-lg:overflow-x-auto max-lg:px-4 max-lg:py-1 max-lg:[scrollbar-width:none] lg:flex-wrap lg:gap-3'

/** How many, in which order, as a list or a map, and the ways on. */
export function Toolbar({ query, view, refine, onFilters, onChange }: Props) {
  const formLink = useFormLink()
  const set = countFilters(query.filters)
  const isList = view === 'list'
  return (
    <div className={bar}>
      <Button aria-haspopup="dialog" onClick={onFilters} className={`${button} lg:hidden`}>
        <SlidersHorizontal aria-hidden size={18} /> Filters{set > 0 && ` (${set})`}
      </Button>
      <Order query={query} onChange={onChange} />
      <OpenNow query={query} onChange={onChange} />
      <HowMany query={query} onChange={onChange} />
      <Button
        onClick={() => onChange({ view: isList ? 'map' : undefined })}
        className={`${button} ${isList ? 'min-[90rem]:hidden' : ''}`}
      >
        {isList ? (
          <MapIcon aria-hidden size={18} className="max-lg:hidden" />
        ) : (
          <List aria-hidden size={18} className="max-lg:hidden" />
        )}
        {isList ? 'Map' : 'List'}
      </Button>
      <Link to={formLink('alert', { size: query.size })} preventScrollReset className={button}>
        <Bell aria-hidden size={18} className="max-lg:hidden" />
        <span>
          Alert<span className="max-lg:sr-only"> me</span>
        </span>
      </Link>
      <Link to={refine} className={button}>
        Refine
      </Link>
    </div>
  )
}

const sorts: [OfferSort, string][] = [
  ['total', 'Lowest total, fitted'],
  ['price', 'Lowest price a tyre'],
  ['distance', 'Nearest'],
  ['rating', 'Best rated'],
]

/** Nearest first needs a place: without one the device is asked. */
function Order({ query, onChange }: PartProps) {
  const sortBy = async (sort: string) => {
    if (sort !== 'distance' || query.near) return onChange({ sort: sort === 'total' ? undefined : sort })
    const found = await locate()
    if (found)
      return onChange({ sort, near: nearText({ lat: found.latitude, lng: found.longitude }), place: found.city })
    toast({ type: 'warning', title: 'Your location is not known', message: 'Search near a place instead.' })
  }
  return (
    <label className="shrink-0">
      <span className="sr-only">Order</span>
      <select value={query.sort} onChange={({ target }) => void sortBy(target.value)} className={choice}>
        {sorts.map(([sort, name]) => (
          <option key={sort} value={sort}>
            {name}
          </option>
        ))}
      </select>
    </label>
  )
}

/** On a wide screen it stands among the filters beside the offers. */
const OpenNow = ({ query, onChange }: PartProps) => (
  <Button
    aria-pressed={query.filters.openNow}
    onClick={() => onChange({ open: query.filters.openNow ? undefined : 'true' })}
    className={`${button} whitespace-nowrap aria-pressed:border-verified aria-pressed:bg-verified-wash aria-pressed:text-verified lg:hidden`}
  >
    Open now
  </Button>
)

const HowMany = ({ query, onChange }: PartProps) => (
  <label className="shrink-0">
    <span className="sr-only">How many tyres</span>
    <select value={query.quantity} onChange={({ target }) => onChange({ quantity: target.value })} className={choice}>
      {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
        <option key={count} value={count}>
          {tyres(count)}
        </option>
      ))}
    </select>
  </label>
)
