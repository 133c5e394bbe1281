import { X } from 'lucide-react'
import { Button } from '#web/components/ui/button.tsx'
import type { Changes } from '#web/lib/page/address.ts'
import { type Filters, noFilters } from '#web/lib/page/search-address.ts'
import { filterChips } from '../filter-chips.ts'

type Props = { filters: Filters; onChange(changes: Changes): void }

/** The filters that are on, each a tap away from being off. */
export default function Chips({ filters, onChange }: Props) {
  const chips = filterChips(filters)
  return (
    <ul aria-label="Filters that are on" className="mt-3 flex flex-wrap items-center gap-2">
      {chips.map(({ name, without }) => (
        <li key={name}>
          <Button
            aria-label={`Take away: ${name}`}
            onClick={() => onChange(without)}
            className="pressable wrap-anywhere inline-flex min-h-11 items-center gap-1.5 rounded-full bg-accent-wash px-3.5 font-medium text-accent-ink text-sm"
          >
            {name} <X aria-hidden size={16} className="shrink-0" />
          </Button>
        </li>
      ))}
      <li>
        <Button onClick={() => onChange(noFilters)} look="link" className="px-1 text-sm">
          Clear all
        </Button>
      </li>
    </ul>
  )
}
