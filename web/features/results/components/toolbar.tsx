import { Bell, List, Map as MapIcon, SlidersHorizontal } from 'lucide-react'
import { Link } from 'react-router-dom'
import type { OfferSort } from '#core/contracts/offers.ts'
import { field, quietButton } from '../../../components/styles.ts'
import type { Changes } from '../../../lib/address.ts'
import { useFormLink } from '../../../lib/forms.ts'
import { locate } from '../../../lib/location.ts'
import { countFilters, nearText, type Wish } from '../../../lib/search-address.ts'
import { toast } from '../../../lib/toast.ts'

type Props = {
  wish: Wish
  view: 'list' | 'map'
  refine: string
  filtersOpen: boolean
  onFilters(): void
  onChange(changes: Changes): void
}

const sorts: [OfferSort, string][] = [
  ['total', 'Lowest total, fitted'],
  ['price', 'Lowest price a tyre'],
  ['distance', 'Nearest'],
  ['rating', 'Best rated'],
]

const button = `${quietButton} min-h-12 max-sm:px-3`

/** How many, in which order, as a list or a map, and the ways on. */
export function Toolbar({ wish, view, refine, filtersOpen, onFilters, onChange }: Props) {
  const formLink = useFormLink()
  const set = countFilters(wish.filters)
  const sortBy = async (sort: string) => {
    if (sort !== 'distance' || wish.near) return onChange({ sort: sort === 'total' ? undefined : sort })
    const found = await locate()
    if (!found)
      return toast({
        type: 'warning',
        title: 'Type a place to sort by distance',
        message: 'Your location is not known.',
      })
    onChange({ sort, near: nearText({ lat: found.latitude, lng: found.longitude }), place: found.city })
  }
  return (
    <div className="flex flex-wrap items-center gap-2 sm:gap-3">
      <button
        type="button"
        aria-expanded={filtersOpen}
        aria-controls="filters"
        onClick={onFilters}
        className={`${button} lg:hidden`}
      >
        <SlidersHorizontal aria-hidden size={18} /> Filters{set > 0 && ` (${set})`}
      </button>
      <label className="grow sm:grow-0">
        <span className="sr-only">Order</span>
        <select
          value={wish.sort}
          onChange={({ target }) => void sortBy(target.value)}
          className={`${field} max-sm:px-2`}
        >
          {sorts.map(([sort, name]) => (
            <option key={sort} value={sort}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span className="sr-only">How many tyres</span>
        <select
          value={wish.quantity}
          onChange={({ target }) => onChange({ quantity: target.value })}
          className={`${field} max-sm:px-2`}
        >
          {[1, 2, 3, 4, 5, 6, 7, 8].map((count) => (
            <option key={count} value={count}>
              {count === 1 ? '1 tyre' : `${count} tyres`}
            </option>
          ))}
        </select>
      </label>
      <button type="button" onClick={() => onChange({ view: view === 'list' ? 'map' : undefined })} className={button}>
        {view === 'list' ? (
          <MapIcon aria-hidden size={18} className="max-sm:hidden" />
        ) : (
          <List aria-hidden size={18} className="max-sm:hidden" />
        )}
        {view === 'list' ? 'Map' : 'List'}
      </button>
      <Link to={formLink('alert', { size: wish.size })} preventScrollReset className={button}>
        <Bell aria-hidden size={18} className="max-sm:hidden" />{' '}
        <span>
          Alert<span className="max-sm:sr-only"> me</span>
        </span>
      </Link>
      <Link to={refine} className={button}>
        Refine
      </Link>
    </div>
  )
}
