import { type ReactNode, Suspense, useEffect, useState } from 'react'
import { OfflineBanner } from '../components/offline-banner.tsx'
import { Boundary } from '../lib/code/boundary.tsx'
import { later } from '../lib/code/later.tsx'
import { whenToastIsWanted } from '../lib/toast.ts'
import { FormHost } from './form-host.tsx'
import { UNDER_WAY } from './under-way.ts'

const Toaster = later(() => import('../components/ui/toaster.tsx'))

/** What every page has around it: notices, the offline banner, and the forms that open over it. */
export function Around({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState(false)
  useEffect(() => whenToastIsWanted(() => setToasts(true)), [])
  return (
    <>
      <Suspense>{children}</Suspense>
      <p id={UNDER_WAY} role="status" className="sr-only" />
      <OfflineBanner />
      <FormHost />
      {toasts && (
        <Boundary instead={() => null}>
          <Suspense>
            <Toaster />
          </Suspense>
        </Boundary>
      )}
    </>
  )
}
