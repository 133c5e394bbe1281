import { useWho } from '../session.ts'
import { useRealtime } from './realtime.ts'
import { useInvalidate, useRead } from './use-read.ts'

const everyMs = 30_000

/** How many unread messages there are; undefined if nobody is signed in or it is not known. */
export function useUnread(): number | undefined {
  const who = useWho()
  const invalidate = useInvalidate()
  useRealtime(({ type }) => {
    if (type === 'messages_read' || type === 'thread_changed' || type === 'reconnected')
      invalidate('GET /threads/unread')
  })
  const { data } = useRead('GET /threads/unread', {}, { enabled: who.state === 'in', every: everyMs })
  return who.state === 'in' ? data?.unread : undefined
}
