import { useRealtime } from '#web/lib/api/realtime.ts'
import { useRenew } from '#web/lib/api/use-api.ts'

/** Changes come by themselves; this is for while the connection for that is not there. */
export const POLL_MS = 60_000

/** Reads anew what lies under the path as soon as a booking changes; `token` is that of a guest's private link. */
export function useBookingNews(path: string, token?: string): void {
  const renew = useRenew()
  useRealtime(
    (event) => event.type === 'booking_changed' && renew(path),
    token === undefined ? undefined : { booking: token },
  )
}
