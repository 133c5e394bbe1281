import { useAddress, withChanges } from '#web/lib/page/address.ts'

/** Makes links to the seller's pages along which the chosen shop goes. */
export function useBusinessLink(): (to: string, changes?: Record<string, string>) => string {
  const { params } = useAddress()
  const shop = params.get('shop') ?? undefined
  return (to, changes = {}) => `${to}${withChanges('', { shop, ...changes })}`
}
