import { useId } from 'react'
import { TabList } from '../../../components/tab-list.tsx'
import type { Changes } from '../../../lib/address.ts'
import { useTypedPlace } from '../typed-place.ts'
import type { Understood } from '../understood.ts'
import { settingsOf } from '../wish.ts'
import { PlaceField } from './place-field.tsx'
import { QuantityField } from './quantity-field.tsx'
import { SizeSearch } from './size-search.tsx'
import { VehicleSearch } from './vehicle-search.tsx'

type Props = {
  params: URLSearchParams
  text: string
  understood: Understood
  onText: (text: string) => void
  onChange: (changes: Changes, how: 'push' | 'replace') => void
  /** A search was asked for: the results come into view. */
  onSearched: () => void
}

const tabs = [
  { id: 'size', name: 'By size' },
  { id: 'vehicle', name: 'By vehicle' },
] as const

export function SearchPanel({ params, text, understood, onText, onChange, onSearched }: Props) {
  const tab = params.get('by') === 'vehicle' ? 'vehicle' : 'size'
  const { quantity, place, near } = settingsOf(params)
  const settle = (changes: Changes) => onChange(changes, 'replace')
  const where = useTypedPlace({ place, near }, settle)
  const id = useId()

  const search = async (changes: Changes) => {
    const found = await where.resolve()
    if (!found) return
    // Where front and rear differ, four tyres are two of each.
    const count = changes.other && quantity === 4 ? 2 : quantity
    onChange({ ...changes, ...found, quantity: String(count) }, 'push')
    onSearched()
  }
  const howManyWhere = (
    <div className="flex gap-3">
      <QuantityField quantity={quantity} onChange={(count) => settle({ quantity: String(count) })} />
      <PlaceField {...where.field} />
    </div>
  )

  return (
    <div className="rounded-2xl bg-surface shadow-card">
      <TabList
        id={id}
        label="How to search"
        tabs={tabs}
        chosen={tab}
        onChoose={(next) => settle({ by: next === 'vehicle' ? 'vehicle' : undefined })}
        className="flex border-line border-b px-2"
        tabClassName={(chosen) =>
          `-mb-px min-h-13 border-b-3 px-4 font-semibold ${chosen ? 'border-accent' : 'border-transparent text-ink-soft hover:text-ink'}`
        }
      />
      <div id={`${id}-panel`} role="tabpanel" aria-labelledby={`${id}-${tab}`} className="p-4 md:p-6">
        {tab === 'size' ? (
          <SizeSearch
            text={text}
            understood={understood}
            howManyWhere={howManyWhere}
            onText={onText}
            onSearch={(changes) => void search(changes)}
          />
        ) : (
          <VehicleSearch
            params={params}
            howManyWhere={howManyWhere}
            onVehicle={settle}
            onSearch={(changes) => void search(changes)}
          />
        )}
      </div>
    </div>
  )
}
