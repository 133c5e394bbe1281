import { lazy, Suspense, useEffect, useState } from 'react'
import { whenToastIsWanted } from '../lib/toast.ts'

const Toaster = lazy(() => import('../components/ui/toaster.tsx'))

/** The notices at the top, from the first one on. */
export function Toasts() {
  const [areWanted, setAreWanted] = useState(false)
  useEffect(() => whenToastIsWanted(() => setAreWanted(true)), [])
  return areWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null
}
