import { useUnread } from '#web/lib/api/unread.ts'
import { useAddress, withChanges } from '#web/lib/page/address.ts'
import { businessPlaces } from './places.ts'

/** The seller's pages with what waits on each; the chosen shop goes along. */
export function useBusinessPlaces() {
  const { params } = useAddress()
  const unread = useUnread('business')
  const kept = withChanges('', { shop: params.get('shop') ?? undefined })
  return businessPlaces.map(({ to, counts, ...place }) => ({
    ...place,
    to: `${to}${kept}`,
    count: counts === 'messages' ? unread : undefined,
  }))
}
