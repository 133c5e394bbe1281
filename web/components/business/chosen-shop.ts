import type { MyShops } from '#core/contracts/members.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'
import { useWho } from '#web/lib/session.ts'

export type OwnShop = MyShops['shops'][number]['shop']

/** The shops of whoever is signed in, or the one that an admin looks at, and the one that the pages show: that of the address, else the first. */
export function useChosenShop() {
  const { params } = useAddress()
  const who = useWho()
  const { data, error, refetch, isFetching } = useRead('GET /my-shops', {}, { onFocus: true })
  const looking = who.state === 'in' ? who.account.looking : undefined
  const shops = looking ? [looking] : (data?.shops.map(({ shop }) => shop) ?? [])
  const named = shops.find(({ slug }) => slug === params.get('shop'))
  const chosen = named ?? shops[0]
  const failed = error && !chosen ? { error, retry: () => void refetch(), retrying: isFetching } : undefined
  return { shops, chosen, areKnown: data !== undefined, failed }
}
