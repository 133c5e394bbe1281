import { useState } from 'react'
import type { ListingFilter } from '#core/contracts/seller/stock.ts'
import { grouped } from '#web/lib/counts.ts'
import { type Selection, SelectionBar } from '../../components/console/selection.tsx'
import { Button } from '../../components/ui/button.tsx'
import { Confirm } from '../../components/ui/confirm.tsx'
import { BulkDialog } from './bulk-dialog.tsx'
import type { StockActions } from './use-stock-actions.ts'

type Props = { shopId: string; selection: Selection; filter: ListingFilter; total: number; actions: StockActions }
type What = 'price' | 'quantity'

/** What is done to the chosen tyres or, as long as none is chosen, to all that the filter finds. */
export function BulkBar({ shopId, selection, filter, total, actions }: Props) {
  const [open, setOpen] = useState<{ what: What; all: boolean }>()
  const [removes, setRemoves] = useState<'all' | 'chosen'>()
  const ids = [...selection.chosen]
  const done = () => {
    setOpen(undefined)
    setRemoves(undefined)
    selection.clear()
  }
  const look = 'min-h-11 rounded-lg px-3 font-semibold underline-offset-4 hover:underline'
  return (
    <>
      {ids.length === 0 && (
        <WholeList
          total={total}
          isBusy={actions.isBusy}
          onChange={(what) => setOpen({ what, all: true })}
          onConfirm={() => actions.confirm({ filter }, total)}
          onRemove={() => setRemoves('all')}
        />
      )}
      <SelectionBar selection={selection}>
        <Button className={look} onClick={() => setOpen({ what: 'price', all: false })}>
          Prices
        </Button>
        <Button className={look} onClick={() => setOpen({ what: 'quantity', all: false })}>
          Stock
        </Button>
        <Button className={look} onClick={() => actions.confirm({ ids }, ids.length, selection.clear)}>
          Stock is right
        </Button>
        <Button className={look} onClick={() => setRemoves('chosen')}>
          Remove
        </Button>
      </SelectionBar>
      <RemoveQuestion
        count={removes && (removes === 'all' ? total : ids.length)}
        isBusy={actions.isRemoving}
        onYes={(count) => actions.remove(removes === 'all' ? { filter } : { ids }, count, done)}
        onNo={() => setRemoves(undefined)}
      />
      {open && (
        <BulkDialog
          shopId={shopId}
          what={open.what}
          chosen={open.all ? { filter } : { ids }}
          actions={actions}
          onClose={() => setOpen(undefined)}
          onDone={done}
        />
      )}
    </>
  )
}

type WholeProps = {
  total: number
  isBusy: boolean
  onChange(what: What): void
  onConfirm(): void
  onRemove(): void
}

const WholeList = ({ total, isBusy, onChange, onConfirm, onRemove }: WholeProps) => (
  <div className="flex flex-wrap items-center gap-2">
    <p className="text-ink-soft max-md:w-full">All {grouped(total)} in this list:</p>
    <Button look="quiet" onClick={() => onChange('price')}>
      Change prices
    </Button>
    <Button look="quiet" onClick={() => onChange('quantity')}>
      Change stock
    </Button>
    <Button look="quiet" disabled={isBusy} onClick={onConfirm}>
      Confirm stock
    </Button>
    <Button look="quiet" onClick={onRemove}>
      Remove
    </Button>
  </div>
)

type QuestionProps = { count: number | undefined; isBusy: boolean; onYes(count: number): void; onNo(): void }

/** Asked of one tyre and of many. */
const RemoveQuestion = ({ count = 0, isBusy, onYes, onNo }: QuestionProps) => (
  <Confirm
    open={count > 0}
    title={`Are you sure you want to remove ${count === 1 ? 'this tyre' : `${grouped(count)} tyres`} from your inventory?`}
    yes={count === 1 ? 'Remove' : `Remove ${grouped(count)}`}
    no={count === 1 ? 'Keep it' : 'Keep them'}
    destroys
    busy={isBusy}
    onYes={() => onYes(count)}
    onNo={onNo}
  >
    Their deals go along. You can take it back for ten seconds.
  </Confirm>
)
