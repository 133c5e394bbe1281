import type { AccountView } from '#core/contracts/auth.ts'

const ours = 'https://here.invalid'

/** A page of this website that the address asks to come back to; undefined for anything else, such as another site. */
export function ownReturn(wanted: string | null): string | undefined {
  if (!wanted?.startsWith('/') || !URL.canParse(wanted, ours)) return undefined
  const { origin, pathname, search, hash } = new URL(wanted, ours)
  if (origin !== ours || pathname.startsWith('//')) return undefined
  return /^\/(login|register|auth)(\/|$)/.test(pathname) ? undefined : `${pathname}${search}${hash}`
}

const DASHBOARD = '/business/seller-dashboard'
const isForCustomers = (path: string): boolean => /^\/(booking|bookmarks)\b/.test(path)

/**
 * Where somebody goes who is signed in: a driver back to where they were, a shop as well, or to its
 * dashboard, an admin to the console, anybody else to their own place.
 */
export function homeOf({ role, lostEmail }: Pick<AccountView, 'role' | 'lostEmail'>, back: string | undefined): string {
  if (lostEmail) return '/profile?change=email'
  if (role === 'admin') return '/admin/platform'
  if (role === 'business') return back && !isForCustomers(back) ? back : DASHBOARD
  return (role === 'customer' && back) || '/profile'
}
