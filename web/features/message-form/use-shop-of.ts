import type { Offer } from '#core/contracts/offers.ts'
import { useApi } from '#web/lib/api/use-api.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'

/** The path of the shop that is meant: named itself, or by one of its listings; null until it is known. */
export function useShopOf({ shop, offer }: FormSubject): string | null {
  const { data } = useApi<Offer>(shop || !offer ? null : `/api/offers/${encodeURIComponent(offer)}?quantity=1`)
  const name = shop ?? data?.shop.slug
  return name ? `/api/shops/${encodeURIComponent(name)}` : null
}
