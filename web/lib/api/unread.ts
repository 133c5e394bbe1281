import { useWho } from '../session.ts'
import { useKeepFresh } from './keep-fresh.ts'
import { useRead } from './use-read.ts'

const everyMs = 30_000

/** How many unread messages there are; undefined if nobody is signed in or it is not known. */
export function useUnread(): number | undefined {
  const who = useWho()
  useKeepFresh(['messages_read', 'thread_changed', 'access_changed'], ['GET /threads/unread'])
  const { data } = useRead('GET /threads/unread', {}, { enabled: who.state === 'in', every: everyMs })
  return who.state === 'in' ? data?.unread : undefined
}
