import { useKeepFresh } from '#web/lib/api/keep-fresh.ts'
import { useRead } from '#web/lib/api/use-read.ts'

const KEY = 'GET /shops/:shopId/notices'
const everyMs = 60_000
/** More than a shop ever has: one for each state that stands, and the newest of each kind of event. */
const limit = 50

/** How the notices of a shop are read. */
export const noticesOf = (shopId: string) => ({ params: { shopId }, query: { limit } })

/** What the members of a shop should know, and how much of it is unread; the bell and the page read it once. */
export function useShopNotices(shopId: string | undefined) {
  useKeepFresh(['notices_changed'], [KEY])
  return useRead(KEY, shopId === undefined ? null : noticesOf(shopId), { every: everyMs })
}
