import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect } from 'react'
import { useRealtime } from '../lib/api/realtime.ts'
import { waitingThreads } from '../lib/drafts/kept.ts'
import { useWho } from '../lib/session.ts'

/** Sends what somebody has written without a connection as soon as there is one, whichever page is open then. */
export function useSendWaiting(): void {
  const client = useQueryClient()
  const who = useWho()
  const accountId = who.state === 'in' ? who.account.id : undefined
  const send = useCallback(() => {
    if (accountId === undefined || waitingThreads(accountId).length === 0) return
    import('../features/messages/send-waiting.ts')
      .then(({ sendWaiting }) => sendWaiting(client, accountId))
      .catch(() => {})
  }, [client, accountId])
  useRealtime(({ type }) => type === 'resumed' && send())
  useEffect(() => {
    send()
    window.addEventListener('online', send)
    return () => window.removeEventListener('online', send)
  }, [send])
}
