import { useUnread } from '#web/lib/api/unread.ts'
import { useWho } from '#web/lib/session.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { useShopNotices } from '../../components/business/shop-notices.ts'
import type { ConsolePlaces } from '../console/place.ts'
import { businessPlaces, furtherPlaces, hiddenFromLooks } from './places.ts'

/** The seller's pages with what waits on each; the chosen shop goes along. */
export function useBusinessPlaces(): ConsolePlaces {
  const link = useBusinessLink()
  const { chosen } = useChosenShop()
  const who = useWho()
  const looks = who.state === 'in' && who.account.looking !== undefined
  const notices = useShopNotices(looks ? undefined : chosen?.id).data?.unread
  const waiting = { messages: useUnread('business'), notices }
  const isShown = ({ to }: { to: string }) => !looks || !hiddenFromLooks.has(to)
  return {
    label: 'Business',
    places: businessPlaces.filter(isShown).map(({ to, counts, ...place }) => ({
      ...place,
      to: link(to),
      count: counts === 'messages' || counts === 'notices' ? waiting[counts] : undefined,
    })),
    further: furtherPlaces.filter(isShown).map(({ to, ...place }) => ({ ...place, to: link(to) })),
  }
}
