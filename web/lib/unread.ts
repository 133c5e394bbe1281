import { useApi } from './use-api.ts'
import { useWho } from './who.ts'

const everyMs = 30_000

/** How many messages wait to be read; undefined where nobody is signed in or it is not known. */
export function useUnread(): number | undefined {
  const who = useWho()
  const { data } = useApi<{ unread: number }>('/api/threads/unread', { enabled: who.state === 'in', every: everyMs })
  return data?.unread
}
