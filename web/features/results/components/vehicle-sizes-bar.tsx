import type { ReactNode } from 'react'
import type { SizeOptionView } from '#core/contracts/search.ts'
import { sizeOfCode } from '#core/rules/tyres/size-of-code.ts'
import { WhereItStands } from '#web/components/tyres/where-it-stands.tsx'
import { Button } from '#web/components/ui/button.tsx'
import type { Changes } from '#web/lib/page/address.ts'
import type { TyreSearch, VehicleSearch } from '#web/lib/page/search-address.ts'
import { changesFor } from '../changes-for.ts'

type Props = {
  vehicle: VehicleSearch
  options: readonly SizeOptionView[]
  query: TyreSearch
  onChoose(changes: Changes): void
  children: ReactNode
}

/** The sizes that the vehicle may wear: which one it is, stands on its tyres. */
export default function VehicleSizesBar({
  vehicle: { make, model, variant, year },
  options,
  query,
  onChoose,
  children,
}: Props) {
  const size = sizeOfCode(query.size)
  // What all of them are called tells none apart.
  const tells = new Set(options.map((option) => option.variant)).size > 1
  return (
    <section aria-labelledby="vehicle" className="mb-5 grid gap-4 rounded-xl bg-sunk p-4 sm:grid-cols-[1fr_auto]">
      <div>
        <h2 id="vehicle" className="font-bold">
          {[make, model, variant, year].filter(Boolean).join(' ')}
        </h2>
        <p className="mt-1 text-sm">
          {options.length === 1
            ? 'It left the factory with this size.'
            : 'It left the factory with one of these sizes.'}{' '}
          Check the side of your tyre before you book.
        </p>
        <ul className="mt-3 flex flex-wrap gap-2">
          {options.map((option) => (
            <li key={`${option.front.code}+${option.rear?.code ?? ''}`}>
              <Button
                aria-pressed={isShown(option, query)}
                onClick={() => onChoose(changesFor(option))}
                className="pressable min-h-11 rounded-lg border border-line-strong bg-surface px-3 py-1.5 text-left aria-pressed:border-accent-ink aria-pressed:ring-2 aria-pressed:ring-accent-ink"
              >
                <span className="lettering">
                  {option.rear ? `Front ${option.front.code} · Rear ${option.rear.code}` : option.front.code}
                </span>
                {option.variant && tells && <span className="block text-ink-soft text-sm">{option.variant}</span>}
              </Button>
            </li>
          ))}
        </ul>
        <div className="mt-3">{children}</div>
      </div>
      {size && <WhereItStands size={size} className="mx-auto w-44 max-sm:hidden" />}
    </section>
  )
}

const isShown = ({ front, rear }: SizeOptionView, { size, otherSize }: TyreSearch): boolean =>
  rear
    ? [front.code, rear.code].includes(size) && [front.code, rear.code].includes(otherSize ?? '')
    : front.code === size && otherSize === undefined
