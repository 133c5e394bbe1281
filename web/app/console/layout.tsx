import { type ComponentType, Suspense } from 'react'
import type { AccountView } from '#core/contracts/auth.ts'
import { SignedInOnly } from '../../components/signed-in-only.tsx'
import { Spinner } from '../../components/ui/states.tsx'
import { Around } from '../around.tsx'
import { PageBoundary } from '../page-failed.tsx'

type Props = { Shell: ComponentType<{ account: AccountView }>; LogInPanel: ComponentType }

/** The pages of a console in its shell. Who is not signed in gets a panel; the shell says who may not. */
export const ConsoleLayout = ({ Shell, LogInPanel }: Props) => (
  <Around>
    <PageBoundary>
      <Suspense fallback={<Spinner>Loading...</Spinner>}>
        <SignedInOnly
          // Waits by itself: a shell that was kept hidden meanwhile would read on for somebody who has signed out.
          instead={
            <Suspense fallback={<Spinner>Loading...</Spinner>}>
              <LogInPanel />
            </Suspense>
          }
        >
          {(account) => <Shell account={account} />}
        </SignedInOnly>
      </Suspense>
    </PageBoundary>
  </Around>
)
