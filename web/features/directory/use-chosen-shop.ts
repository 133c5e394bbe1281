import type { ShopSummary } from '#core/contracts/shop-directory.ts'
import { useRead } from '#web/lib/api/use-read.ts'

/** The shop of that id or slug: among these, or else read. Undefined while it is not known, and if there is none. */
export function useChosenShop(name: string | undefined, shops: readonly ShopSummary[]): ShopSummary | undefined {
  const here = shops.find(({ id, slug }) => id === name || slug === name)
  const { data } = useRead('GET /shops/:shop', name && !here ? { params: { shop: name } } : null)
  if (here || !name) return here
  return data && { ...data, services: data.services.map(({ service }) => service) }
}
