import type { ShopProfile, ShopSummary } from '#core/contracts/shop-directory.ts'
import { useApi } from '#web/lib/api/use-api.ts'

/** The shop of that id or slug: among these, or else read. Nothing while it is not known, or where there is none. */
export function useChosenShop(name: string | undefined, shops: readonly ShopSummary[]): ShopSummary | undefined {
  const here = shops.find(({ id, slug }) => id === name || slug === name)
  const { data } = useApi<ShopProfile>(name && !here ? `/api/shops/${encodeURIComponent(name)}` : null)
  if (here || !name) return here
  return data && { ...data, services: data.services.map(({ service }) => service) }
}
