import { useState } from 'react'
import type { DealTyre } from '#core/contracts/seller/deals.ts'
import { formatRand } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { SelectField, TextField } from '../../components/ui/field.tsx'
import { Failed } from '../../components/ui/states.tsx'

const MOST = 100
const AFTER_MS = 200

type Props = {
  shopId: string
  chosen: Pick<DealTyre, 'listingId' | 'brand' | 'model' | 'size' | 'priceCents' | 'stock'> | undefined
  error: string | undefined
  onChoose(tyre: DealTyre): void
}

/** A tyre of the shop's own stock, by brand. Where there are too many for a list, some words narrow it. */
export function TyreChoice({ shopId, chosen, error, onChoose }: Props) {
  const [search, setSearch] = useState('')
  const wanted = useDebounced(search.trim(), AFTER_MS)
  const {
    data,
    error: failure,
    refetch,
    isFetching,
  } = useRead(
    'GET /shops/:shopId/deal-tyres',
    { params: { shopId }, query: { search: wanted || undefined, limit: MOST } },
    { keepsPrevious: true },
  )
  if (failure && !data)
    return <Failed title="Your tyres could not be loaded" onRetry={() => void refetch()} retrying={isFetching} />
  const tyres = data?.tyres ?? []
  const isListed = chosen === undefined || tyres.some(({ listingId }) => listingId === chosen.listingId)
  return (
    <div className="grid gap-2">
      <TextField
        label="Find a tyre"
        optional
        type="search"
        placeholder="Brand, model or size"
        value={search}
        onChange={({ target }) => setSearch(target.value)}
      />
      <SelectField
        label="Tyre"
        name="listingId"
        error={error}
        hint={data?.next ? `The first ${MOST} of your tyres: find others by their name or size` : undefined}
        value={chosen?.listingId ?? ''}
        onChange={({ target }) => {
          const tyre = tyres.find(({ listingId }) => listingId === target.value)
          if (tyre) onChoose(tyre)
        }}
      >
        <option value="" disabled>
          {data ? `Select a tyre (${tyres.length}${data.next ? '+' : ''})` : 'Loading...'}
        </option>
        {!isListed && (
          <option value={chosen.listingId}>
            {chosen.brand} {chosen.model} {chosen.size}
          </option>
        )}
        <ByBrand tyres={tyres} />
      </SelectField>
    </div>
  )
}

const ByBrand = ({ tyres }: { tyres: readonly DealTyre[] }) =>
  [...Map.groupBy(tyres, ({ brand }) => brand)].map(([brand, ofBrand]) => (
    <optgroup key={brand} label={brand}>
      {ofBrand.map((tyre) => (
        <option key={tyre.listingId} value={tyre.listingId}>
          {tyre.brand} {tyre.model} {tyre.size}, {formatRand(tyre.priceCents)}, {tyre.stock} free
          {tyre.hasDeal ? ', has a deal' : ''}
        </option>
      ))}
    </optgroup>
  ))
