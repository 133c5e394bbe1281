import { Suspense } from 'react'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { Spinner } from '../../components/ui/states.tsx'
import { later } from '../../lib/code/later.tsx'
import { Around } from '../around.tsx'
import { PageBoundary } from '../page-failed.tsx'

/** Their code is for sellers alone. */
const Shell = later(() => import('./shell.tsx'))
const LogInPanel = later(() => import('./log-in-panel.tsx'))

/** The seller's pages: side bar at a desk, tab bar on a phone. Who is not signed in, or sells nothing, gets a panel. */
export const BusinessLayout = () => (
  <Around>
    <PageBoundary>
      <Suspense fallback={<Spinner>Loading...</Spinner>}>
        <SignedInOnly instead={<LogInPanel />}>{(account) => <Shell account={account} />}</SignedInOnly>
      </Suspense>
    </PageBoundary>
  </Around>
)
