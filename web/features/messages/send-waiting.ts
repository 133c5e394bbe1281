import type { QueryClient } from '@tanstack/react-query'
import { invalidate } from '#web/lib/api/cache.ts'
import { waitingThreads } from '#web/lib/drafts/kept.ts'
import { noticeEnded } from '#web/lib/session-news.ts'
import { toast } from '#web/lib/toast.ts'
import { readsOf, sendMessage } from './api/messages.ts'
import { outboxOf, type Send } from './outbox.ts'
import { type Said, withSent } from './so-far.ts'
import { messagesKey, type ThreadRef } from './thread-ref.ts'

/** A request without an answer counts as lost; its key sends it once. */
const longestMs = 30_000

/** Sends a message of this account, or of a guest, and shows it in its conversation. */
export const sender =
  (client: QueryClient, of: ThreadRef, accountId: string | undefined): Send =>
  async ({ words, files = [], replyTo, key }) => {
    const options = { idempotencyKey: key, as: accountId, signal: AbortSignal.timeout(longestMs) }
    const said = {
      message: words,
      key,
      ...(files.length > 0 && { files: files.map(({ id }) => id) }),
      ...(replyTo && { replyToId: replyTo.id }),
    }
    const sent = await sendMessage(of, said, options).catch((error: Error) => {
      noticeEnded(client, error)
      throw error
    })
    client.setQueryData<Said>(messagesKey(of), (had) => had && withSent(had, sent))
    for (const read of readsOf(of)) void invalidate(client, { queryKey: [read] })
  }

const isId = (thread: string): boolean => /^[0-9a-f-]{36}$/.test(thread)

/** Sends what the account has written on any page and could not send, whichever page is open now. */
export async function sendWaiting(client: QueryClient, accountId: string): Promise<void> {
  for (const thread of waitingThreads(accountId)) {
    const of = isId(thread) ? { id: thread } : { token: thread }
    const box = outboxOf({ accountId }, thread)
    const failed = () => box.waiting().filter(({ state }) => state === 'failed').length
    const before = failed()
    await box.flush(sender(client, of, accountId))
    if (failed() > before)
      toast({ type: 'error', title: 'A message was not sent', message: 'Open the conversation to see why.' })
  }
}
