import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Offer } from '#core/contracts/offers.ts'
import { formatRand, formatRandExact } from '#core/rules/format.ts'
import { Money } from '../ui/money.tsx'

type Priced = Pick<Offer, 'totalCents' | 'priceCents' | 'listPriceCents' | 'quantity' | 'fitted' | 'lines'>

export const tyres = (count: number): string => (count === 1 ? '1 tyre' : `${count} tyres`)

/** Everything for the quantity, large; what one tyre costs, small; and what is said of that. */
export const PriceShort = ({ offer, children }: { offer: Priced; children?: ReactNode }) => {
  const { totalCents, priceCents, listPriceCents, quantity, fitted } = offer
  return (
    <div className="mt-2.5">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <Money cents={totalCents} className="font-extrabold text-[1.625rem] leading-tight" />
        <span className="text-sm">
          {fitted ? `for ${tyres(quantity)}, fitted` : `for ${tyres(quantity)}, not fitted`}
        </span>
      </p>
      <p className="flex flex-wrap gap-x-3 text-ink-soft text-sm">
        <span>
          <Money cents={priceCents} /> a tyre
          {listPriceCents > priceCents && (
            <>
              {' '}
              instead of <s className="money">{formatRandExact(listPriceCents)}</s>
            </>
          )}
        </span>
        {listPriceCents > priceCents && quantity > 1 && (
          <span className="font-semibold text-verified">
            {formatRand((listPriceCents - priceCents) * quantity)} less for {quantity}
          </span>
        )}
        {children}
      </p>
    </div>
  )
}

/** All that fitting one tyre costs at the shop. */
export const fittingEach = (lines: Offer['lines']): number =>
  lines.filter(({ what }) => what !== 'tyre').reduce((sum, { eachCents }) => sum + eachCents, 0)

const names: Record<Offer['lines'][number]['what'], string> = {
  tyre: 'Tyre',
  fitting: 'Fitting',
  balancing: 'Balancing',
  valve: 'Valve',
  service: 'Service',
  call_out: 'Call-out',
  other: 'Other',
  adjustment: 'Adjustment',
}

type Itemised = Pick<Offer, 'lines' | 'fitted' | 'totalCents'>

/** The total, line by line. */
export const PriceContents = (offer: Itemised) => (
  <details className="group text-sm">
    <summary className="flex min-h-11 list-none items-center gap-1 font-medium underline-offset-2 hover:underline">
      {offer.fitted ? 'What the total contains' : 'This shop sells tyres without fitting'}
      <ChevronDown aria-hidden size={16} className="group-open:rotate-180" />
    </summary>
    <PriceLinesOf offer={offer} />
  </details>
)

export const PriceLinesOf = ({ offer }: { offer: Itemised }) => (
  <div className="text-sm">
    <table className="w-full">
      <caption className="sr-only">What the total contains</caption>
      <tbody>
        {offer.lines.map((line) => (
          <tr key={line.what}>
            <th scope="row" className="py-1 text-left font-normal">
              {names[line.what]}{' '}
              <span className="money text-ink-soft">
                {line.quantity} × {formatRandExact(line.eachCents)}
              </span>
            </th>
            <td className="money py-1 text-right">{formatRandExact(line.totalCents)}</td>
          </tr>
        ))}
        <tr className="border-line border-t font-semibold">
          <th scope="row" className="py-1 text-left">
            Total
          </th>
          <td className="money py-1 text-right">{formatRandExact(offer.totalCents)}</td>
        </tr>
      </tbody>
    </table>
    {offer.fitted && included(offer) && <p className="pt-1 text-ink-soft">{included(offer)}</p>}
  </div>
)

/** What the shop does not charge apart is part of its fitting. */
export function included({ lines }: Pick<Offer, 'lines'>): string | undefined {
  const apart = new Set<string>(lines.map((line) => line.what))
  const within = ['balancing', 'valve'].filter((what) => !apart.has(what))
  return within.length > 0 ? `The fitting price includes ${within.join(' and ')}.` : undefined
}
