import { Suspense, useState } from 'react'
import { Link, Outlet } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { primaryButton } from '../../components/styles.ts'
import { Spinner } from '../../components/ui/states.tsx'
import { later } from '../../lib/code/later.tsx'
import { useShortcuts } from '../../lib/keys.ts'
import { Panel } from './panel.tsx'
import { Sidebar } from './sidebar.tsx'
import { StandingStrip } from './standing-strip.tsx'
import { BusinessTabs } from './tabs.tsx'
import { TopBar } from './top-bar.tsx'

const ShortcutList = later(() => import('./shortcut-list.tsx'))

/** What stands around each of the seller's pages. */
export default function Shell({ account }: { account: AccountView }) {
  if (account.role !== 'business' && !account.hasShop) return <AccessDenied />
  return <Frame account={account} />
}

const AccessDenied = () => (
  <Panel title="Access Denied">
    <p className="text-ink-soft">This area is restricted to business accounts only.</p>
    <Link to="/" className={primaryButton}>
      Go to the homepage
    </Link>
  </Panel>
)

function Frame({ account }: { account: AccountView }) {
  const [lists, setLists] = useState(false)
  useShortcuts([{ key: '?', does: 'Show these shortcuts', run: () => setLists(true) }])
  return (
    <>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:fixed focus:top-2 focus:left-2 focus:z-60 focus:rounded-lg focus:bg-surface focus:px-4 focus:py-3"
      >
        Skip to content
      </a>
      <div className="flex h-[calc(100dvh-var(--banner,0px))] max-md:pb-[calc(4rem+env(safe-area-inset-bottom))]">
        <Sidebar />
        <div className="flex min-w-0 grow flex-col">
          <TopBar account={account} onShortcuts={() => setLists(true)} />
          <StandingStrip />
          <div id="content" tabIndex={-1} className="relative flex min-h-0 grow flex-col overflow-y-auto outline-none">
            <Suspense fallback={<Spinner>Loading...</Spinner>}>
              <Outlet />
            </Suspense>
          </div>
        </div>
      </div>
      <BusinessTabs />
      {lists && (
        <Suspense>
          <ShortcutList onClose={() => setLists(false)} />
        </Suspense>
      )}
    </>
  )
}
