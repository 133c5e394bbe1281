import { useState } from 'react'
import type { ListingFilter } from '#core/contracts/seller/stock.ts'
import { type Selection, SelectionBar } from '../../components/console/selection.tsx'
import { quietButton } from '../../components/styles.ts'
import { BulkDialog } from './bulk-dialog.tsx'
import type { StockActions } from './use-stock-actions.ts'

type Props = { shopId: string; selection: Selection; filter: ListingFilter; total: number; actions: StockActions }
type What = 'price' | 'quantity'

/** What is done to the chosen tyres, or to all that the filter finds. */
export function BulkBar({ shopId, selection, filter, total, actions }: Props) {
  const [open, setOpen] = useState<{ what: What; all: boolean }>()
  const ids = [...selection.chosen]
  const look = 'min-h-11 rounded-lg px-3 font-semibold underline-offset-4 hover:underline'
  return (
    <>
      <div className="flex flex-wrap items-center gap-2">
        <p className="text-ink-soft">All {total} in this list:</p>
        <button type="button" className={quietButton} onClick={() => setOpen({ what: 'price', all: true })}>
          Change prices
        </button>
        <button type="button" className={quietButton} onClick={() => setOpen({ what: 'quantity', all: true })}>
          Change stock
        </button>
        <button
          type="button"
          className={quietButton}
          disabled={actions.isBusy}
          onClick={() => actions.confirm({ filter }, total)}
        >
          Confirm stock
        </button>
      </div>
      <SelectionBar selection={selection}>
        <button type="button" className={look} onClick={() => setOpen({ what: 'price', all: false })}>
          Prices
        </button>
        <button type="button" className={look} onClick={() => setOpen({ what: 'quantity', all: false })}>
          Stock
        </button>
        <button type="button" className={look} onClick={() => actions.confirm({ ids }, ids.length, selection.clear)}>
          Stock is right
        </button>
      </SelectionBar>
      {open && (
        <BulkDialog
          shopId={shopId}
          what={open.what}
          chosen={open.all ? { filter } : { ids }}
          actions={actions}
          onClose={() => setOpen(undefined)}
          onDone={() => {
            setOpen(undefined)
            selection.clear()
          }}
        />
      )}
    </>
  )
}
