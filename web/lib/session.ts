import { useSyncExternalStore } from 'react'
import type { AccountView } from '#core/contracts/auth.ts'
import { useRead } from './api/use-read.ts'

export type Who = { state: 'loading' } | { state: 'out' } | { state: 'in'; account: AccountView }

const never = () => () => {}

/** Who is signed in, also if that changed in another tab. A failed read counts as nobody. */
export function useWho(): Who {
  const { data, isPending } = useRead('GET /auth/session', {}, { onFocus: true })
  // The server draws for nobody in particular, and parts of the page are taken over after the answer is here.
  const isTakenOver = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  if (!isTakenOver) return { state: 'loading' }
  if (data?.signedIn) return { state: 'in', account: data.account }
  return { state: isPending ? 'loading' : 'out' }
}

/** The way to the sign-in page and back to here. */
export const signInLink = (back: string, tab?: 'signup'): string =>
  `/login?${new URLSearchParams({ ...(tab && { tab }), return: back })}`
