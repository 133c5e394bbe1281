import type { ParticipantRole } from '#core/contracts/threads.ts'
import { useWho } from '../session.ts'
import { useRealtime } from './realtime.ts'
import { useInvalidate, useRead } from './use-read.ts'

const everyMs = 30_000

/**
 * How many unread messages there are, of one side or of any; undefined if nobody is signed in or it is not known.
 */
export function useUnread(role?: ParticipantRole): number | undefined {
  const who = useWho()
  const invalidate = useInvalidate()
  useRealtime(({ type }) => {
    if (type === 'messages_read' || type === 'thread_changed' || type === 'reconnected')
      invalidate('GET /threads/unread')
  })
  const { data } = useRead('GET /threads/unread', { query: { role } }, { enabled: who.state === 'in', every: everyMs })
  return who.state === 'in' ? data?.unread : undefined
}
