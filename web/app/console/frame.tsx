import { type ReactNode, Suspense, useState } from 'react'
import { Outlet } from 'react-router-dom'
import { Spinner } from '../../components/ui/states.tsx'
import { later } from '../../lib/code/later.tsx'
import { useFirstWrongFocused } from '../../lib/first-wrong.ts'
import { useShortcuts } from '../../lib/keys.ts'
import type { ConsolePlaces } from './place.ts'
import { Sidebar } from './sidebar.tsx'
import { ConsoleTabs } from './tabs.tsx'

const ShortcutList = later(() => import('./shortcut-list.tsx'))

type Props = ConsolePlaces & {
  /** The names of the pages that a phone's tab bar has room for, in its order. */
  atThumb: readonly string[]
  top(showShortcuts: () => void): ReactNode
  /** Between the top and the page, for what has to be known everywhere. */
  strip?: ReactNode
  /** In place of the page, where it is not shown. */
  instead?: ReactNode
}

/** What stands around each page of a console: side bar at a desk, tab bar on a phone. */
export function ConsoleFrame({ atThumb, top, strip, instead, ...places }: Props) {
  const [lists, setLists] = useState(false)
  const showShortcuts = () => setLists(true)
  useFirstWrongFocused()
  useShortcuts([{ key: '?', does: 'Show these shortcuts', run: showShortcuts }])
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <div className="flex h-[calc(100dvh-var(--banner,0px))] max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
        <Sidebar {...places} />
        <div className="flex min-w-0 grow flex-col">
          {top(showShortcuts)}
          {strip}
          <div
            id="content"
            data-page
            tabIndex={-1}
            className="relative flex min-h-0 grow flex-col overflow-y-auto outline-none"
          >
            <Suspense fallback={<Spinner>Loading...</Spinner>}>{instead ?? <Outlet />}</Suspense>
          </div>
        </div>
      </div>
      <ConsoleTabs {...places} atThumb={atThumb} />
      {lists && (
        <Suspense>
          <ShortcutList onClose={() => setLists(false)} />
        </Suspense>
      )}
    </>
  )
}
