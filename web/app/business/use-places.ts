import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useUnread } from '#web/lib/api/unread.ts'
import { useRead } from '#web/lib/api/use-read.ts'
import { useWho } from '#web/lib/session.ts'
import { useBusinessLink } from '../../components/business/business-link.ts'
import { useChosenShop } from '../../components/business/chosen-shop.ts'
import { useShopNotices } from '../../components/business/shop-notices.ts'
import type { ConsolePlaces } from '../console/place.ts'
import { businessPlaces, forOwners, furtherPlaces, hiddenFromLooks } from './places.ts'

const isCounted = (counts: string | undefined): counts is 'messages' | 'notices' | 'bookings' =>
  counts === 'messages' || counts === 'notices' || counts === 'bookings'
const everyMs = 60_000

/** How many requests wait for the shop's answer. */
function useWaiting(shopId: string | undefined): number | undefined {
  useKeepFresh(['booking_changed', 'bays_changed'], ['GET /shops/:shopId/counter-bookings/counts'])
  const { data } = useRead(
    'GET /shops/:shopId/counter-bookings/counts',
    shopId === undefined ? null : { params: { shopId } },
    { every: everyMs },
  )
  return data?.waiting
}

/** The seller's pages with what waits on each; the chosen shop goes along. */
export function useBusinessPlaces(): ConsolePlaces {
  const link = useBusinessLink()
  const { chosen } = useChosenShop()
  const who = useWho()
  const looks = who.state === 'in' && who.account.looking !== undefined
  const notices = useShopNotices(looks ? undefined : chosen?.id).data?.unread
  const waiting = { messages: useUnread('business'), notices, bookings: useWaiting(looks ? undefined : chosen?.id) }
  const { data: mine } = useRead('GET /my-shops', {})
  const isStaff = mine?.shops.find(({ shop }) => shop.id === chosen?.id)?.role === 'staff'
  const isShown = ({ to }: { to: string }) => (looks ? !hiddenFromLooks.has(to) : !(isStaff && forOwners.has(to)))
  return {
    label: 'Business',
    places: businessPlaces.filter(isShown).map(({ to, counts, ...place }) => ({
      ...place,
      to: link(to),
      count: isCounted(counts) ? waiting[counts] : undefined,
      says: counts === 'bookings' ? 'waiting' : undefined,
    })),
    further: furtherPlaces.filter(isShown).map(({ to, ...place }) => ({ ...place, to: link(to) })),
  }
}
