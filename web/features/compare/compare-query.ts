import { settingsOf } from '#web/lib/page/search-address.ts'
import { comparedIn } from '../../lib/compare.ts'

/** The comparison that an address holds; undefined for none. */
export function compareQuery(params: URLSearchParams) {
  const codes = comparedIn(params, 'codes')
  const { quantity, near } = settingsOf(params)
  return codes.length === 0 ? undefined : { codes, quantity, ...near }
}
