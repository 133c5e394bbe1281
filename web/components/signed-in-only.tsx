import type { ReactNode } from 'react'
import { Navigate, useLocation } from 'react-router-dom'
import type { AccountView } from '#core/contracts/auth.ts'
import { signInLink, useWho } from '../lib/session.ts'
import { Spinner } from './ui/states.tsx'

/** What only somebody who is signed in may see; anybody else signs in first and comes back. */
export function SignedInOnly({ children }: { children(account: AccountView): ReactNode }) {
  const who = useWho()
  const { pathname, search } = useLocation()
  if (who.state === 'loading') return <Spinner>Loading...</Spinner>
  if (who.state === 'out') return <Navigate to={signInLink(`${pathname}${search}`)} replace />
  return children(who.account)
}
