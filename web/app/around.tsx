import { lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { ScrollRestoration } from 'react-router-dom'
import { OfflineBanner } from '../components/offline-banner.tsx'
import { whenToastIsWanted } from '../lib/toast.ts'
import { FormHost } from './form-host.tsx'
import { HeadKeeper } from './head-keeper.tsx'

const Toaster = lazy(() => import('../components/ui/toaster.tsx'))

/** What every page has around it: notices, the offline banner, and the forms that open over it. */
export function Around({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState(false)
  useEffect(() => whenToastIsWanted(() => setToasts(true)), [])
  return (
    <>
      <HeadKeeper />
      {children}
      <OfflineBanner />
      <FormHost />
      {toasts && (
        <Suspense>
          <Toaster />
        </Suspense>
      )}
      <ScrollRestoration getKey={({ pathname, key }) => (key === 'default' ? pathname : key)} />
    </>
  )
}
