import { X } from 'lucide-react'
import { serviceNames } from '#core/rules/bookings/service-names.ts'
import { paymentNames } from '#core/rules/shops/payment-ways.ts'
import { Button } from '#web/components/ui/button.tsx'
import { Notice } from '#web/components/ui/states.tsx'
import { typeNames } from '#web/lib/labels.ts'
import { type Changes, useAddress } from '#web/lib/page/address.ts'
import { type Filters, noFilters, priceProblem } from '#web/lib/page/search-address.ts'

type Props = {
  filters: Filters
  onChange(changes: Changes): void
  /** Opens the filters over the page. */
  onFilters(): void
}

/** As much of what stands in the address as is read at a glance. */
const LONGEST = 20

/** The filters that are on, each a tap away from being off. */
export default function Chips({ filters, onChange, onFilters }: Props) {
  const { params } = useAddress()
  const price = params.get('maxPrice') ?? ''
  const problem = priceProblem(price)
  const chips = filterChips(filters)
  return (
    <>
      {problem && (
        <Notice tone="warning" className="mt-3 wrap-anywhere py-1! lg:hidden">
          “{price.slice(0, LONGEST)}” is not counted as a highest price. {problem}.{' '}
          <Button onClick={onFilters} look="link">
            Change it
          </Button>
        </Notice>
      )}
      {chips.length > 0 && <On chips={chips} onChange={onChange} />}
    </>
  )
}

const On = ({ chips, onChange }: Pick<Props, 'onChange'> & { chips: Chip[] }) => (
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

/** A filter that is on, and what takes it out of the address. */
type Chip = { name: string; without: Changes }

function filterChips({
  brands,
  types,
  services,
  paymentWays,
  maxPrice,
  minRating,
  runFlat,
  dealsOnly,
  openNow,
}: Filters): Chip[] {
  const several = <T extends string>(name: string, chosen: readonly T[], label: (one: T) => string): Chip[] =>
    chosen.map((one) => ({
      name: label(one),
      without: { [name]: chosen.filter((other) => other !== one).join(',') || undefined },
    }))
  return [
    ...(openNow ? [{ name: 'Open now', without: { open: undefined } }] : []),
    ...(dealsOnly ? [{ name: 'Deals', without: { deals: undefined } }] : []),
    ...(runFlat ? [{ name: 'Run-flat', without: { runFlat: undefined } }] : []),
    ...(maxPrice ? [{ name: `Up to R ${maxPrice} a tyre`, without: { maxPrice: undefined } }] : []),
    ...(minRating ? [{ name: `Rated ${minRating} and up`, without: { minRating: undefined } }] : []),
    ...several('brand', brands, (brand) => brand),
    ...several('type', types, (type) => typeNames[type]),
    ...several('services', services, (service) => serviceNames[service]),
    ...several('pay', paymentWays, (way) => paymentNames[way]),
  ]
}
