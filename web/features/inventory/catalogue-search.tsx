import { useState } from 'react'
import type { CatalogueTyre } from '#core/contracts/seller/stock.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { typeNames } from '#web/lib/labels.ts'
import { useLater } from '#web/lib/use-later.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'
import { Failed, Spinner } from '../../components/ui/states.tsx'

const EVERY_MS = 50
type Props = {
  shopId: string
  picked: CatalogueTyre | undefined
  onPick(tyre: CatalogueTyre | undefined): void
  error: string | undefined
}

/** The central database by brand; what the shop lists already is said so. */
export function CatalogueSearch({ shopId, picked, onPick, error }: Props) {
  const [search, setSearch] = useState('')
  const [typed, setTyped] = useLater(search, EVERY_MS, setSearch)
  const words = search.trim().slice(0, 100)
  const found = useRead(
    'GET /shops/:shopId/catalogue',
    { params: { shopId }, query: words ? { search: words } : {} },
    { keepsPrevious: true },
  )
  return (
    <div className="grid gap-3">
      <TextField
        label="Find a tyre"
        hint="Brand, model and size in any spelling: michelin 205 55 16"
        error={error}
        type="search"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.isPending && <Spinner>Loading...</Spinner>}
      {found.isLoadingError && (
        <Failed title="Failed to load the central database" onRetry={() => void found.refetch()} />
      )}
      {found.data?.tyres.length === 0 && (
        <p role="status" className="text-ink-soft">
          No such tyre. You can add it yourself below.
        </p>
      )}
      <ul aria-label="Tyres found" className="grid max-h-72 gap-1 overflow-y-auto">
        {found.data?.tyres.map((tyre) => (
          <li key={tyre.id}>
            <Button
              aria-pressed={picked?.id === tyre.id}
              disabled={tyre.listingId !== null}
              className="min-h-11 w-full rounded-lg border border-line px-3 py-2 text-left hover:bg-sunk disabled:text-ink-soft aria-pressed:border-accent-ink aria-pressed:bg-accent-wash"
              onClick={() => onPick(picked?.id === tyre.id ? undefined : tyre)}
            >
              <span className="font-semibold">
                {tyre.brand} {tyre.model}
              </span>{' '}
              <span className="tabular-nums">
                {tyre.size} {tyre.service}
              </span>
              <span className="block text-ink-soft text-sm">
                {tyre.listingId ? 'In your inventory' : typeNames[tyre.type]}
              </span>
            </Button>
          </li>
        ))}
      </ul>
      {found.data?.next && <p className="text-ink-soft text-sm">There are more. Type more to narrow them down.</p>}
    </div>
  )
}
