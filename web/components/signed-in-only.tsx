import type { ReactNode } from 'react'
import type { AccountView } from '#core/contracts/auth.ts'
import { useOffline } from '../lib/device/offline.ts'
import { useWho } from '../lib/session.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { Spinner } from './ui/states.tsx'

type Props = {
  children(account: AccountView): ReactNode
  /** What anybody else sees. */
  instead?: ReactNode
}

/** What only somebody who is signed in may see; anybody else signs in first and comes back, or sees what is given. */
export function SignedInOnly({ children, instead = <SignInFirst /> }: Props) {
  const who = useWho()
  if (who.state === 'loading') return <WhoIsHere />
  if (who.state === 'out') return instead
  return children(who.account)
}

/** Somebody's own page until it is known who is here, which nobody can say without a connection. */
export const WhoIsHere = () =>
  useOffline() ? (
    <main className="mx-auto max-w-md p-8">
      <h1 className="font-bold text-2xl">Not available offline</h1>
      <p className="mt-2 text-ink-soft">
        Your own pages are not kept on this device. This one opens by itself once you are connected again.
      </p>
    </main>
  ) : (
    <main>
      <Spinner>Loading...</Spinner>
    </main>
  )
