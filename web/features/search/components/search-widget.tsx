import { type ReactNode, useId } from 'react'
import { popularSizes } from '#core/rules/tyres/popular-sizes.ts'
import { later } from '#web/lib/code/later.tsx'
import { OnceAwake } from '#web/lib/code/once-awake.tsx'
import { useAddress } from '#web/lib/page/address.ts'
import { card } from '../../../components/styles.ts'
import { TabList } from '../../../components/tab-list.tsx'
import type { Understood } from '../understood.ts'
import { SizeSearch } from './size-search.tsx'

/** Most search by size: the other way is loaded when it is wanted. */
const VehicleSearch = later(async () => ({ default: (await import('./vehicle-search.tsx')).VehicleSearch }))

type Props = {
  /** Shortcuts under the size; the first five of the popular ones unless told otherwise. */
  sizes?: readonly string[]
  /** Told of what the typed size means, as it is typed. */
  onUnderstood?: (understood: Understood) => void
  /** Another way to the same, under the button. */
  beside?: ReactNode
  /** More fields, before the button. */
  children?: ReactNode
}

const tabs = [
  { id: 'size', name: 'Size or car' },
  { id: 'vehicle', name: 'Make and model' },
] as const

const firstFive = popularSizes.slice(0, 5)

/** Searches by size or by vehicle. What is searched for already stands in the address. */
export function SearchWidget({ sizes = firstFive, onUnderstood, beside, children }: Props) {
  const { params, go } = useAddress()
  const tab = (params.get('by') ?? (params.has('make') ? 'vehicle' : 'size')) === 'vehicle' ? 'vehicle' : 'size'
  const id = useId()
  return (
    <div className={card}>
      <TabList
        id={id}
        label="How to search"
        tabs={tabs}
        chosen={tab}
        onChoose={(next) => go({ by: next }, 'replace')}
        className="flex border-line border-b px-2"
        tabClassName={(chosen) =>
          `-mb-px min-h-13 border-b-3 px-4 font-semibold ${chosen ? 'border-accent' : 'border-transparent text-ink-soft hover:text-ink'}`
        }
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className="p-4 md:p-6">
        {tab === 'size' ? (
          <SizeSearch params={params} sizes={sizes} onUnderstood={onUnderstood} beside={beside}>
            {children}
          </SizeSearch>
        ) : (
          <OnceAwake waiting={waiting}>
            <VehicleSearch key={vehicleKey(params)} params={params}>
              {children}
            </VehicleSearch>
          </OnceAwake>
        )}
      </div>
    </div>
  )
}

const waiting = <div className="skeleton h-96 rounded-lg" role="status" aria-label="Loading" />

/** Another vehicle in the address fills the fields anew. */
const vehicleKey = (params: URLSearchParams): string =>
  ['make', 'model', 'year', 'variant'].map((name) => params.get(name) ?? '').join('|')
