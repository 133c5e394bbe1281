import { type ReactNode, Suspense } from 'react'
import { OfflineBanner } from '../components/offline-banner.tsx'
import { FormHost } from './form-host.tsx'

/** What every page has around it: the offline banner, and the forms that open over it. */
export function Around({ children }: { children: ReactNode }) {
  return (
    <>
      <Suspense>{children}</Suspense>
      <OfflineBanner />
      <FormHost />
    </>
  )
}
