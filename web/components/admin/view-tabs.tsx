import type { ReactNode } from 'react'
import { useAddress } from '#web/lib/page/address.ts'
import { TabList } from '../tab-list.tsx'

type Props<Id extends string> = {
  label: string
  /** The first one is shown as long as the address says nothing. */
  tabs: readonly [{ id: Id; name: string }, ...{ id: Id; name: string }[]]
  children(view: Id): ReactNode
}

/** The parts of a page of the console, one at a time; in the address as `view`. */
export function ViewTabs<Id extends string>({ label, tabs, children }: Props<Id>) {
  const { params, go } = useAddress()
  const [usual] = tabs
  const { id: chosen } = tabs.find(({ id }) => id === params.get('view')) ?? usual
  const id = 'console-view'
  return (
    <>
      <TabList
        id={id}
        label={label}
        tabs={tabs}
        chosen={chosen}
        onChoose={(view) => go({ view: view === usual.id ? undefined : view, row: undefined, search: undefined })}
        className="flex gap-1 overflow-x-auto border-line border-b"
        tabClassName={(isChosen) =>
          `min-h-11 whitespace-nowrap border-b-2 px-3 font-semibold ${isChosen ? 'border-ink' : 'border-transparent text-ink-soft hover:text-ink'}`
        }
      />
      <div
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${chosen}`}
        className="grid grid-cols-[minmax(0,1fr)] content-start gap-4"
      >
        {children(chosen)}
      </div>
    </>
  )
}
