import type { ReactNode } from 'react'
import type { AccountView } from '#core/contracts/auth.ts'
import { useWho } from '../lib/session.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { Spinner } from './ui/states.tsx'

/** What only somebody who is signed in may see; anybody else signs in first and comes back. */
export function SignedInOnly({ children }: { children(account: AccountView): ReactNode }) {
  const who = useWho()
  if (who.state === 'loading') return <Spinner>Loading...</Spinner>
  if (who.state === 'out') return <SignInFirst />
  return children(who.account)
}
