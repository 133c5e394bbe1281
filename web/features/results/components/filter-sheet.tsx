import type { ComponentProps, MouseEvent } from 'react'
import { Button } from '#web/components/ui/button.tsx'
import { Dialog } from '#web/components/ui/dialog.tsx'
import { countFilters, noFilters } from '#web/lib/page/search-address.ts'
import Filters from './filters.tsx'

type Props = ComponentProps<typeof Filters> & { onClose(): void }

/** The filters over the page of a phone; what they leave is counted on the button that closes them. */
export default function FilterSheet({ onClose, ...filters }: Props) {
  const { query, facets, onChange } = filters
  const total = facets?.total
  /** What is wrong stays open, and is led to. */
  const show = (event: MouseEvent<HTMLButtonElement>) => {
    const wrong = event.currentTarget.closest('[role=dialog]')?.querySelector<HTMLElement>('[aria-invalid]')
    if (wrong) wrong.focus()
    else onClose()
  }
  const counted = total === undefined ? 'Show offers' : total === 1 ? 'Show 1 offer' : `Show ${total} offers`
  return (
    <Dialog
      open
      onClose={onClose}
      title="Filters"
      footer={
        <div className="flex flex-wrap gap-3">
          <Button
            disabled={countFilters(query.filters) === 0}
            onClick={() => onChange(noFilters)}
            look="quiet"
            className="min-h-12"
          >
            Clear all
          </Button>
          <Button onClick={show} look="primary" className="grow">
            {counted}
          </Button>
        </div>
      }
    >
      <Filters {...filters} />
    </Dialog>
  )
}
