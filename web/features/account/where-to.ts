import type { AccountView } from '#core/contracts/auth.ts'

const ours = 'https://here.invalid'

/** A page of this website that the address asks to come back to; undefined for anything else, such as another site. */
export function ownReturn(wanted: string | null): string | undefined {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ours)) return undefined
  const { origin, pathname, search, hash } = new URL(wanted, ours)
  if (origin !== ours || pathname.startsWith('//')) return undefined
  return /^\/(login|register|auth)(\/|$)/.test(pathname) ? undefined : `${pathname}${search}${hash}`
}

/**
 * Where somebody goes who is signed in: a driver back to where they were, a shop back to its own pages, anybody else to
 * their own place.
 */
export function homeOf({ role, lostEmail }: Pick<AccountView, 'role' | 'lostEmail'>, back: string | undefined): string {
  if (lostEmail) return '/profile?change=email'
  const goesBack = role === 'customer' || (role === 'business' && back?.startsWith('/business/'))
  return (goesBack && back) || '/profile'
}
