import { useUnread } from '#web/lib/api/unread.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { useShopNotices } from '../../components/business/shop-notices.ts'
import type { ConsolePlaces } from '../console/place.ts'
import { businessPlaces, furtherPlaces } from './places.ts'

/** The seller's pages with what waits on each; the chosen shop goes along. */
export function useBusinessPlaces(): ConsolePlaces {
  const link = useBusinessLink()
  const { chosen } = useChosenShop()
  const waiting = { messages: useUnread('business'), notices: useShopNotices(chosen?.id).data?.unread }
  return {
    label: 'Business',
    places: businessPlaces.map(({ to, counts, ...place }) => ({
      ...place,
      to: link(to),
      count: counts === 'messages' || counts === 'notices' ? waiting[counts] : undefined,
    })),
    further: furtherPlaces.map(({ to, ...place }) => ({ ...place, to: link(to) })),
  }
}
