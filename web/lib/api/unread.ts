import { useWho } from '../session.ts'
import { useRealtime } from './realtime.ts'
import { useApi, useRenew } from './use-api.ts'

const UNREAD = '/api/threads/unread'
const everyMs = 30_000

/** How many messages wait to be read; undefined where nobody is signed in or it is not known. */
export function useUnread(): number | undefined {
  const who = useWho()
  const renew = useRenew()
  useRealtime(({ type }) => {
    if (type === 'messages_read' || type === 'thread_changed') renew(UNREAD)
  })
  const { data } = useApi<{ unread: number }>(UNREAD, { enabled: who.state === 'in', every: everyMs })
  return data?.unread
}
