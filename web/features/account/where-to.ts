import type { AccountView } from '#core/contracts/auth.ts'

const ours = 'https://here.invalid'

/** A page of this website that the address asks to come back to; undefined for anything else, such as another site. */
export function ownReturn(wanted: string | null): string | undefined {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ours)) return undefined
  const { origin, pathname, search, hash } = new URL(wanted, ours)
  if (origin !== ours || pathname.startsWith('//')) return undefined
  return /^\/(login|register|auth)(\/|$)/.test(pathname) ? undefined : `${pathname}${search}${hash}`
}

/** Where somebody goes who is signed in: a driver back to where they were, a shop and an admin to their own place. */
export const homeOf = (
  { role, lostEmail }: Pick<AccountView, 'role' | 'lostEmail'>,
  back: string | undefined,
): string => (lostEmail ? '/profile?change=email' : role === 'customer' ? (back ?? '/profile') : '/profile')
