import { Suspense } from 'react'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { Spinner } from '../../components/ui/states.tsx'
import { later } from '../../lib/code/later.tsx'
import { Around } from '../around.tsx'
import { PageBoundary } from '../page-failed.tsx'

/** Their code is for admins alone. */
const Shell = later(() => import('./shell.tsx'))
const LogInPanel = later(() => import('./log-in-panel.tsx'))

/** The admins' pages. Who is not signed in, or is no admin, gets a panel. */
export const AdminLayout = () => (
  <Around>
    <PageBoundary>
      <Suspense fallback={<Spinner>Loading...</Spinner>}>
        <SignedInOnly instead={<LogInPanel />}>{(account) => <Shell account={account} />}</SignedInOnly>
      </Suspense>
    </PageBoundary>
  </Around>
)
