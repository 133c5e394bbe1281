import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { OfflineBanner } from '../components/offline-banner.tsx'
import { whenToastIsWanted } from '../lib/toast.ts'
import { FormHost } from './form-host.tsx'

const Toaster = lazy(() => import('../components/ui/toaster.tsx'))

/** What every page has around it: notices, the offline banner, and the forms that open over it. */
export function Around({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState(false)
  useEffect(() => whenToastIsWanted(() => setToasts(true)), [])
  return (
    <>
      <Suspense>{children}</Suspense>
      <OfflineBanner />
      <FormHost />
      {toasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
    </>
  )
}
