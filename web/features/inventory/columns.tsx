import { type KeyboardEvent, type ReactNode, useState } from 'react'
import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { readPrice, readQuantity } from '#core/rules/imports/amounts.ts'
import { stockBadge } from '#core/rules/prices/stock.ts'
import { agoInDays } from '#core/rules/prices/stock-age.ts'
import { type ListingField, listingFieldNames, listingFields } from '#core/rules/seller/listing-fields.ts'
import { Button } from '#web/components/ui/button.tsx'
import { typeNames } from '#web/lib/labels.ts'
import { toast } from '#web/lib/toast.ts'
import { Badge } from '../../components/console/badge.tsx'
import type { Column } from '../../components/console/column.ts'
import { isSort } from './filter.ts'
import { PRICE_OR_QUANTITY } from './reads.ts'
import type { StockActions } from './use-stock-actions.ts'

export const nameOf = ({ brand, model, size }: ShopListing): string => `${brand} ${model} ${size}`

const tones = { plenty: 'good', low: 'warning', out: 'bad' } as const

export const StockBadge = ({ quantity }: { quantity: number }) => (
  <Badge tone={tones[stockBadge(quantity)]}>{quantity === 0 ? '0 · sold out' : quantity}</Badge>
)

/** Above nothing, to the cent. */
export const readAnyPrice = (text: string): number | undefined => readPrice(text) || undefined
export const typedPrice = (cents: number): string => (cents / 100).toFixed(cents % 100 === 0 ? 0 : 2)

const columnOf = (name: ListingField): Column<ShopListing> => ({
  id: name,
  head: listingFields[name].label,
  ...(isSort(name) && { sort: name }),
  from: 'xl',
  onCard: 'none',
  cell: (row) => <span className="block max-w-28 truncate max-md:max-w-48">{row[name] ?? '–'}</span>,
})

const whatItIs: readonly Column<ShopListing>[] = [
  {
    id: 'brand',
    head: 'Brand',
    sort: 'brand',
    onCard: 'title',
    // A card has its model beside the brand: five lines are three.
    cell: ({ brand, model }) => (
      <>
        {brand} <span className="font-normal md:hidden">{model}</span>
      </>
    ),
  },
  {
    id: 'model',
    head: 'Model',
    sort: 'model',
    onCard: 'none',
    cell: ({ model, awaitsReview }) => (
      <span className="inline-flex items-center gap-2">
        {model}
        {awaitsReview && (
          <Badge tone="quiet">
            New<span className="sr-only"> to the catalogue</span>
          </Badge>
        )}
      </span>
    ),
  },
  {
    id: 'size',
    head: 'Size',
    sort: 'size',
    onCard: 'aside',
    cell: ({ size, service }) => (
      <span className="whitespace-nowrap font-semibold tabular-nums">
        {size} <span className="font-normal text-ink-soft">{service}</span>
      </span>
    ),
  },
  {
    id: 'type',
    head: 'Type',
    sort: 'type',
    from: 'lg',
    onCard: 'none',
    cell: ({ type }) => <span className="whitespace-nowrap">{typeNames[type]}</span>,
  },
  ...listingFieldNames.map(columnOf),
]

const confirmed: Column<ShopListing> = {
  id: 'confirmed',
  head: 'Confirmed',
  sort: 'confirmed',
  from: 'lg',
  cell: ({ confirmedAt }) => (
    <span className="text-ink-soft">{confirmedAt ? agoInDays(confirmedAt, new Date()) : 'never'}</span>
  ),
}

/** Price and stock are changed in their place. */
export const columnsWith = ({ change }: Pick<StockActions, 'change'>): readonly Column<ShopListing>[] => [
  ...whatItIs,
  {
    id: 'price',
    head: 'Price',
    sort: 'price',
    isNumber: true,
    cell: (row) => (
      <span className="inline-flex flex-col items-end whitespace-nowrap">
        <InlineNumber
          label={`price of ${nameOf(row)}`}
          value={row.priceCents}
          shown={formatRandExact(row.priceCents)}
          typed={typedPrice(row.priceCents)}
          inputMode="decimal"
          read={readAnyPrice}
          save={(priceCents) => change(row.id, { priceCents })}
        />
        {row.deal && <span className="text-accent-ink text-sm">Deal {formatRandExact(row.deal.priceCents)}</span>}
      </span>
    ),
  },
  {
    id: 'stock',
    head: 'On the shelf',
    sort: 'stock',
    isNumber: true,
    cell: (row) => (
      <span className="inline-flex flex-col items-end whitespace-nowrap">
        <InlineNumber
          label={`stock of ${nameOf(row)}`}
          value={row.quantity}
          shown={<StockBadge quantity={row.quantity} />}
          typed={String(row.quantity)}
          inputMode="numeric"
          read={readQuantity}
          save={(quantity) => change(row.id, { quantity })}
        />
        {row.reserved > 0 && (
          <span className="text-ink-soft text-sm">
            {row.reserved} promised, {row.free} free
          </span>
        )}
        {row.orderIn && <span className="text-ink-soft text-sm">+ {row.orderIn.quantity} to order</span>}
      </span>
    ),
  },
  confirmed,
]

type Props = {
  /** What it is, and of which tyre: 'Price of Michelin Primacy 4 205/55R16'. */
  label: string
  value: number
  /** As it is shown, and as it is typed. */
  shown: ReactNode
  typed: string
  inputMode: 'decimal' | 'numeric'
  /** Undefined for what is no such number. */
  read(text: string): number | undefined
  /** Ends when the server has it. */
  save(value: number): Promise<unknown>
}

/** A figure of a row that is changed where it stands: a tap opens it, Enter keeps it, Escape leaves it as it was. */
function InlineNumber(props: Props) {
  const { label, value, shown, typed, inputMode, read, save } = props
  const [text, setText] = useState<string>()
  const [isSaving, setIsSaving] = useState(false)
  const keep = () => {
    if (text === undefined) return
    const next = text.trim() === typed ? value : read(text)
    if (next === undefined) return toast({ type: 'error', title: PRICE_OR_QUANTITY })
    setText(undefined)
    if (next === value) return
    setIsSaving(true)
    void save(next).finally(() => setIsSaving(false))
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter') keep()
    if (event.key === 'Escape') {
      event.stopPropagation()
      setText(undefined)
    }
  }
  if (text === undefined)
    return (
      <Button
        disabled={isSaving}
        className={`-mx-2 inline-flex min-h-9 items-center rounded-lg px-2 tabular-nums hover:bg-accent-wash pointer-coarse:min-h-11 ${isSaving ? 'animate-pulse' : ''}`}
        onClick={() => setText(typed)}
      >
        {shown}
        <span className="sr-only">, change {label}</span>
      </Button>
    )
  return (
    <input
      // biome-ignore lint/a11y/noAutofocus: it takes the place of the button that was pressed
      autoFocus
      aria-label={label}
      inputMode={inputMode}
      className="h-9 w-28 rounded-lg border border-line-strong bg-surface px-2 text-right tabular-nums pointer-coarse:h-11"
      value={text}
      onFocus={({ target }) => target.select()}
      onChange={({ target }) => setText(target.value)}
      onBlur={keep}
      onKeyDown={onKeyDown}
    />
  )
}
