import type { ReactNode } from 'react'
import { ComponentError, NotLoaded } from '../components/error-screen.tsx'
import { Boundary } from '../lib/code/boundary.tsx'

/** Stands in for a page that failed to load or to draw, inside of what stands around it. */
export const PageBoundary = ({ children }: { children: ReactNode }) => (
  <Boundary
    instead={({ id, notLoaded, trying }, again) => {
      if (!notLoaded) return <ComponentError id={id} />
      return <NotLoaded trying={trying} onRetry={again} />
    }}
  >
    {children}
  </Boundary>
)
