import type { ShopListing } from '#core/contracts/seller/stock.ts'
import { formatRandExact } from '#core/rules/format.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useDebounced } from '#web/lib/debounced.ts'
import { Button } from '../../components/ui/button.tsx'
import { TextField } from '../../components/ui/field.tsx'

type Props = {
  shopId: string
  typed: string
  onType(typed: string): void
  chosen: ShopListing | undefined
  onChoose(listing: ShopListing | undefined): void
  error: string | undefined
  hint?: string
  /** Not offered in place of itself. */
  exceptId?: string | null
}

const PAUSE_MS = 250
const SHORTEST = 2
const SHOWN = 5

/** A tyre of the shop's own, found as it is typed; or else the size in words. */
export function TyreChoice({
  shopId,
  typed,
  onType,
  chosen,
  onChoose,
  error,
  hint = 'Choose one of yours, or leave the size as it is typed.',
  exceptId = null,
}: Props) {
  if (chosen)
    return (
      <div className="flex flex-wrap items-center justify-between gap-2 rounded-lg bg-sunk p-3">
        <p className="min-w-0">
          <span className="block font-semibold">
            {chosen.brand} {chosen.model}
          </span>
          <span className="text-ink-soft text-sm">{aboutOf(chosen)}</span>
        </p>
        <Button look="quiet" onClick={() => onChoose(undefined)}>
          Another tyre
        </Button>
      </div>
    )
  return (
    <div className="grid gap-2">
      <TextField
        label="Tyre or size"
        optional
        placeholder="205/55R16"
        hint={hint}
        autoComplete="off"
        error={error}
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
      <Found shopId={shopId} typed={typed} onChoose={onChoose} exceptId={exceptId} />
    </div>
  )
}

function Found({ shopId, typed, onChoose, exceptId }: Pick<Props, 'shopId' | 'typed' | 'onChoose' | 'exceptId'>) {
  const search = useDebounced(typed.trim(), PAUSE_MS)
  const isLongEnough = search.length >= SHORTEST
  const { data } = useRead(
    'GET /shops/:shopId/listings',
    isLongEnough ? { params: { shopId }, query: { search } } : null,
    { keepsPrevious: true },
  )
  const listings = isLongEnough
    ? data?.listings.filter(({ id, quantity, orderIn }) => id !== exceptId && (quantity > 0 || orderIn)).slice(0, SHOWN)
    : undefined
  if (!listings?.length) return null
  return (
    <ul aria-label="Tyres of yours" className="grid gap-1">
      {listings.map((listing) => (
        <li key={listing.id}>
          <Button
            className="min-h-11 w-full rounded-lg border border-line px-3 py-2 text-left hover:bg-sunk"
            onClick={() => onChoose(listing)}
          >
            <span className="block font-semibold">
              {listing.brand} {listing.model}
            </span>
            <span className="text-ink-soft text-sm">{aboutOf(listing)}</span>
          </Button>
        </li>
      ))}
    </ul>
  )
}

const aboutOf = ({ size, service, priceCents, deal, quantity, reserved, free }: ShopListing): string =>
  `${size} ${service} · ${formatRandExact(deal?.priceCents ?? priceCents)} each · ${quantity} on the shelf${reserved > 0 ? `, ${free} free` : ''}`
