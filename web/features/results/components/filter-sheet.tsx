import type { ComponentProps } from 'react'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { countFilters, noFilters } from '#web/lib/page/search-address.ts'
import { primaryButton, quietButton } from '../../../components/styles.ts'
import Filters from './filters.tsx'

type Props = ComponentProps<typeof Filters> & { onClose(): void }

/** The filters over the page of a phone; what they leave is counted on the button that closes them. */
export default function FilterSheet({ onClose, ...filters }: Props) {
  const { wish, facets, onChange } = filters
  const total = facets?.total
  const counted = total === undefined ? 'Show offers' : total === 1 ? 'Show 1 offer' : `Show ${total} offers`
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      footer={
        <div className="flex flex-wrap gap-3">
          <button
            type="button"
            disabled={countFilters(wish.filters) === 0}
            onClick={() => onChange(noFilters)}
            className={`${quietButton} min-h-12`}
          >
            Clear all
          </button>
          <button type="button" onClick={onClose} className={`${primaryButton} grow`}>
            {counted}
          </button>
        </div>
      }
    >
      <Filters {...filters} />
    </Dialog>
  )
}
