import { type ReactNode, Suspense } from 'react'
import { OfflineBanner } from '../components/offline-banner.tsx'
import { Spinner } from '../components/ui/states.tsx'
import { FormHost } from './form-host.tsx'
import { UNDER_WAY } from './under-way.ts'

/** What every page has around it: the offline banner, and the forms that open over it. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense fallback={<Spinner>Loading...</Spinner>}>{children}</Suspense>
      <p id={UNDER_WAY} role="status" className="sr-only" />
      <OfflineBanner />
      <FormHost />
    </>
  )
}
