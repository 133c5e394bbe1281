import { Suspense, useEffect, useState } from 'react'
import { Boundary } from '../lib/code/boundary.tsx'
import { later } from '../lib/code/later.tsx'
import { whenToastIsWanted } from '../lib/toast.ts'

const Toaster = later(() => import('../components/ui/toaster.tsx'))

/** The notices at the top, from the first one on. */
export function Toasts() {
  const [areWanted, setAreWanted] = useState(false)
  useEffect(() => whenToastIsWanted(() => setAreWanted(true)), [])
  return areWanted ? (
    <Boundary instead={() => null}>
      <Suspense>
        <Toaster />
      </Suspense>
    </Boundary>
  ) : null
}
