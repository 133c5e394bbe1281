import { useRead } from '#web/lib/api/use-read.ts'
import type { FormSubject } from '#web/lib/page/forms.ts'

/** The shop that is meant: named itself, or by one of its listings. */
export function useShopOf({ shop, offer }: FormSubject) {
  const { data } = useRead(
    'GET /offers/:code',
    shop || !offer ? null : { params: { code: offer }, query: { quantity: 1 } },
  )
  const name = shop ?? data?.shop.slug
  return useRead('GET /shops/:shop', name ? { params: { shop: name } } : null)
}
