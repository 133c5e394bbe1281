import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { primaryButton } from '../../../components/styles.ts'
import { Empty } from '../../../components/ui/states.tsx'

/** What was to be booked is not there any more. */
export const Gone = ({ children }: { children: ReactNode }) => (
  <Empty title="Not available">
    <p className="mb-4">{children}</p>
    <Link to="/search" className={primaryButton}>
      Search Tyres
    </Link>
  </Empty>
)
