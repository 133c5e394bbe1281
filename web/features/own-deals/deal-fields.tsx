import { useState } from 'react'
import type { DealTyre } from '#core/contracts/seller/deals.ts'
import { formatRand, formatRandExact } from '#core/rules/format.ts'
import { savedPercent } from '#core/rules/prices/deal-price.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { SelectField, TextAreaField, TextField } from '../../components/ui/field.tsx'
import { Failed } from '../../components/ui/states.tsx'
import type { DealForm } from './use-deal-form.ts'

const MAX_DESCRIPTION = 1000

export function DealFields({ shopId, form, isNew }: { shopId: string; form: DealForm; isNew: boolean }) {
  const { values, listing, errors, set } = form
  return (
    <>
      {isNew ? (
        <TyreChoice shopId={shopId} chosen={listing} error={errors.listingId} onChoose={form.choose} />
      ) : (
        listing && (
          <p>
            <span className="block font-semibold">Tyre</span>
            {listing.brand} {listing.model} {listing.size}
          </p>
        )
      )}
      <TextField
        label="Title"
        name="title"
        maxLength={80}
        value={values.title}
        error={errors.title}
        onChange={({ target }) => set('title', target.value)}
      />
      <TextField
        label="Price a tyre (R)"
        name="priceCents"
        inputMode="decimal"
        value={values.price}
        error={errors.priceCents}
        hint={<Saves form={form} />}
        onChange={({ target }) => set('price', target.value)}
      />
      <Dates form={form} isNew={isNew} />
      <TextAreaField
        label="Description"
        name="description"
        optional
        rows={3}
        most={MAX_DESCRIPTION}
        length={values.description.length}
        value={values.description}
        error={errors.description}
        onChange={({ target }) => set('description', target.value)}
      />
    </>
  )
}

const Dates = ({ form: { values, errors, set }, isNew }: { form: DealForm; isNew: boolean }) => (
  <div className="grid grid-cols-2 gap-3">
    <TextField
      label="Start date"
      name="startsOn"
      type="date"
      optional={isNew}
      value={values.startsOn}
      error={errors.startsOn}
      onChange={({ target }) => set('startsOn', target.value)}
    />
    <TextField
      label="End date"
      name="endsOn"
      type="date"
      optional
      min={values.startsOn || undefined}
      value={values.endsOn}
      error={errors.endsOn}
      onChange={({ target }) => set('endsOn', target.value)}
    />
  </div>
)

/** The discount against the listing's price. */
function Saves({ form: { listing, price } }: { form: DealForm }) {
  if (!listing) return null
  const usual = `Usually ${formatRandExact(listing.priceCents)}`
  if (price === undefined) return usual
  const percent = savedPercent(listing.priceCents, price)
  if (price >= listing.priceCents) return `${usual}: this price saves nothing`
  return (
    <>
      {usual}: <strong className="text-ink">{percent}% discount</strong>
    </>
  )
}

const MOST = 100

const AFTER_MS = 200

type Props = {
  shopId: string
  chosen: Pick<DealTyre, 'listingId' | 'brand' | 'model' | 'size' | 'priceCents' | 'stock'> | undefined
  error: string | undefined
  onChoose(tyre: DealTyre): void
}

/** A tyre of the shop's own stock, by brand. Where there are too many for a list, some words narrow it. */
function TyreChoice({ shopId, chosen, error, onChoose }: Props) {
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
