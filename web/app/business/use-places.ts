import { useUnread } from '#web/lib/api/unread.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { useShopNotices } from '../../components/business/shop-notices.ts'
import { businessPlaces } from './places.ts'

/** The seller's pages with what waits on each; the chosen shop goes along. */
export function useBusinessPlaces() {
  const link = useBusinessLink()
  const { chosen } = useChosenShop()
  const waiting = { messages: useUnread('business'), notices: useShopNotices(chosen?.id).data?.unread }
  return businessPlaces.map(({ to, counts, ...place }) => ({
    ...place,
    to: link(to),
    count: counts === 'messages' || counts === 'notices' ? waiting[counts] : undefined,
  }))
}
