import type { MyShops } from '#core/contracts/members.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useAddress } from '#web/lib/page/address.ts'

export type OwnShop = MyShops['shops'][number]['shop']

/** The shops of whoever is signed in, and the one that the pages show: that of the address, else the first. */
export function useChosenShop() {
  const { params } = useAddress()
  const { data } = useRead('GET /my-shops', {}, { onFocus: true })
  const shops = data?.shops.map(({ shop }) => shop) ?? []
  const named = shops.find(({ slug }) => slug === params.get('shop'))
  return { shops, chosen: named ?? shops[0], areKnown: data !== undefined }
}
