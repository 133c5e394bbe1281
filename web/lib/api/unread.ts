import type { QueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import type { ParticipantRole } from '#core/contracts/threads.ts'
import { useWho } from '../session.ts'
import { showAhead } from './cache.ts'
import { useKeepFresh } from './keep-fresh.ts'
import { useReadAnew } from './read-anew.ts'
import { useRead } from './use-read.ts'

const everyMs = 30_000
const CHANNEL = 'unread'

/**
 * How many unread messages there are, of one side or of any; undefined if nobody is signed in or it is not known.
 */
export function useUnread(role?: ParticipantRole): number | undefined {
  const who = useWho()
  const readAnew = useReadAnew()
  useKeepFresh(['messages_read', 'thread_changed', 'access_changed'], ['GET /threads/unread'])
  useEffect(() => {
    const channel = new BroadcastChannel(CHANNEL)
    channel.onmessage = () => readAnew('GET /threads/unread')
    return () => channel.close()
  }, [readAnew])
  const { data } = useRead('GET /threads/unread', { query: { role } }, { enabled: who.state === 'in', every: everyMs })
  return who.state === 'in' ? data?.unread : undefined
}

/** The other tabs count anew, also without the connection that would tell them. */
export function tellUnreadChanged(): void {
  const channel = new BroadcastChannel(CHANNEL)
  channel.postMessage('changed')
  channel.close()
}

/** So many have just been read here; the server counts them later. */
export const lowerUnread = (client: QueryClient, by: number): void =>
  showAhead<{ unread: number }>(client, ['GET /threads/unread'], (had) => ({ unread: Math.max(0, had.unread - by) }))
