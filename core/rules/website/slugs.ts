/** Words under /business/ that are pages of their own. */
const reserved: ReadonlySet<string> = new Set([
  'admin',
  'analytics',
  'api',
  'application',
  'billing',
  'bookings',
  'dashboard',
  'deals',
  'edit',
  'fitment-centres',
  'flat-tyre',
  'help',
  'inventory',
  'keys',
  'login',
  'messages',
  'new',
  'notifications',
  'onboarding',
  'profile',
  'quotes',
  'reach',
  'reviews',
  'search',
  'seller-dashboard',
  'settings',
  'shops',
  'signup',
  'staff',
])

/** A name as it stands in an address: Pêrelberg Bandediens -> perelberg-bandediens. */
const plainSlug = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
    .slice(0, 80) || 'shop'

/** The slug of a new shop: its name, with a counter if the name is taken or reserved. */
export function slugFor(name: string, isTaken: (slug: string) => boolean): string {
  const base = plainSlug(name)
  for (let count = 1; ; count++) {
    const slug = count === 1 ? base : `${base}-${count}`
    if (!reserved.has(slug) && !isTaken(slug)) return slug
  }
}
