import { settingsOf } from '#web/lib/page/search-address.ts'
import { comparedIn } from '../../lib/compare.ts'

/** Where the API answers the comparison that an address holds; null for none. */
export function comparePath(params: URLSearchParams): string | null {
  const codes = comparedIn(params, 'codes')
  if (codes.length === 0) return null
  const { quantity, near } = settingsOf(params)
  const query = new URLSearchParams({
    codes: codes.join(','),
    quantity: String(quantity),
    ...(near && { lat: String(near.lat), lng: String(near.lng) }),
  })
  return `/api/compare?${query}`
}
