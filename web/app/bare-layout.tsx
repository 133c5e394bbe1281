import { Outlet } from 'react-router-dom'
import { Around } from './around.tsx'

/** Pages that stand alone: signing in, legal texts. */
export const BareLayout = () => (
  <Around>
    <Outlet />
  </Around>
)
