import { type InfiniteData, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useSyncExternalStore } from 'react'
import type { FileView } from '#core/contracts/threads/files.ts'
import type { MessagePage, MessageView } from '#core/contracts/threads.ts'
import { severalLines } from '#core/rules/people/typed-text.ts'
import { newKey } from '#web/lib/api/new-key.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useOwner } from '#web/lib/drafts/use-draft.ts'
import { accountShown, noticeEnded } from '#web/lib/session-news.ts'
import { readsOf, sendMessage, type ThreadRef } from './api/messages.ts'
import { outboxOf, type Waiting } from './outbox.ts'
import { messagesKey } from './use-messages.ts'

const againMs = 10_000
/** A request without an answer counts as lost; its key sends it once. */
const longestMs = 30_000
const none: readonly Waiting[] = []

/** The messages of this person that are on their way in a conversation, and the way to send another one. */
export function useOutbox(of: ThreadRef, shown: readonly MessageView[]) {
  const box = outboxOf(useOwner(), threadName(of))
  const client = useQueryClient()
  const invalidate = useInvalidate()
  const all = useSyncExternalStore(box.subscribe, box.waiting, () => none)
  const token = 'token' in of ? of.token : undefined
  const id = 'id' in of ? of.id : undefined
  const flush = useCallback(() => {
    const thread = token !== undefined ? { token } : { id: id ?? '' }
    return box.flush(async ({ words, files = [], key }) => {
      const options = { idempotencyKey: key, as: accountShown(client), signal: AbortSignal.timeout(longestMs) }
      const sent = await sendMessage(thread, { message: words, files: files.map(({ id }) => id) }, options).catch(
        (error: Error) => {
          noticeEnded(client, error)
          throw error
        },
      )
      client.setQueryData<InfiniteData<MessagePage>>(messagesKey(thread), (pages) => withMessage(pages, sent))
      invalidate(...readsOf(thread))
    })
  }, [box, client, invalidate, token, id])
  const waits = all.some(({ state }) => state === 'waiting')
  useEffect(() => {
    void flush()
    window.addEventListener('online', flush)
    const timer = waits ? setInterval(flush, againMs) : undefined
    return () => {
      window.removeEventListener('online', flush)
      clearInterval(timer)
    }
  }, [flush, waits])
  return {
    waiting: all.filter((one) => !hasArrived(one, shown)),
    isSending: all.some(({ state }) => state === 'sending'),
    send: (words: string, files: readonly FileView[] = []) => {
      box.add({ key: newKey(), words, files, after: shown.at(-1)?.id })
      void flush()
    },
    retry: (key: string) => {
      box.retry(key)
      void flush()
    },
    remove: box.remove,
  }
}
export type OutboxShown = ReturnType<typeof useOutbox>

export const threadName = (of: ThreadRef): string => ('token' in of ? of.token : of.id)

/** The news of a message may come before the answer to sending it. */
const hasArrived = ({ words, files = [], after = '' }: Waiting, shown: readonly MessageView[]): boolean =>
  shown.some(
    ({ id, mine, content, attachments }) =>
      mine &&
      id > after &&
      content === severalLines(words) &&
      files.every((file) => attachments.some((one) => one.id === file.id)),
  )

function withMessage(pages: InfiniteData<MessagePage> | undefined, sent: MessageView) {
  const [newest, ...older] = pages?.pages ?? []
  if (!pages || !newest || newest.messages.some(({ id }) => id === sent.id)) return pages
  return { ...pages, pages: [{ ...newest, messages: [sent, ...newest.messages] }, ...older] }
}
