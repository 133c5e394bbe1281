import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { FileView } from '#core/contracts/threads/messages.ts'
import type { MessageView, QuotedMessage } from '#core/contracts/threads.ts'
import { newKey } from '#web/lib/api/new-key.ts'
import { useOwner } from '#web/lib/drafts/use-draft.ts'
import { outboxOf, type Waiting } from './outbox.ts'
import { sender } from './send-waiting.ts'
import { type ThreadRef, threadName } from './thread-ref.ts'

const againMs = 10_000
const none: readonly Waiting[] = []

/** The messages of this person that are on their way in a conversation, and the way to send another one. */
export function useOutbox(of: ThreadRef, shown: readonly MessageView[]) {
  const owner = useOwner()
  const box = outboxOf(owner, threadName(of))
  const client = useQueryClient()
  const all = useSyncExternalStore(box.subscribe, box.waiting, () => none)
  const token = 'token' in of ? of.token : undefined
  const id = 'id' in of ? of.id : undefined
  const accountId = owner === 'visitor' ? undefined : owner.accountId
  const flush = useCallback(
    () => void box.flush(sender(client, token === undefined ? { id: id ?? '' } : { token }, accountId)),
    [box, client, token, id, accountId],
  )
  const waits = all.some(({ state }) => state !== 'failed')
  useEffect(() => {
    flush()
    window.addEventListener('online', flush)
    const timer = waits ? setInterval(flush, againMs) : undefined
    return () => {
      window.removeEventListener('online', flush)
      clearInterval(timer)
    }
  }, [flush, waits])
  return {
    // The news of a message may come before the answer to sending it.
    waiting: all.filter(({ key }) => !shown.some((message) => message.key === key)),
    isSending: all.some(({ state }) => state === 'sending'),
    send: (words: string, files?: readonly FileView[], replyTo?: QuotedMessage) => {
      box.add({ key: newKey(), words, files, replyTo })
      flush()
    },
    retry: (key: string) => {
      box.retry(key)
      flush()
    },
    remove: box.remove,
  }
}
export type OutboxShown = ReturnType<typeof useOutbox>
