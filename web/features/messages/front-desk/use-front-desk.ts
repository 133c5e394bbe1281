import type { InboxThread } from '#core/contracts/messages/inbox.ts'
import type { OperationInput } from '#core/contracts/operations.ts'
import { useInvalidate, useRead } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../../lib/toast.ts'
import { inboxReads } from '../inbox/inbox-reads.ts'
import { useShowInLists } from '../inbox/use-inbox-threads.ts'

const everyMs = 30_000

/** A conversation as its shop's counter sees it, and the way to change that; what changes is shown at once. */
export function useFrontDesk(threadId: string) {
  const params = { id: threadId }
  const { data: thread } = useRead('GET /threads/:id/inbox', { params }, { every: everyMs })
  const show = useShowInLists()
  const invalidate = useInvalidate()
  const onFailed = (error: { message: string }) => {
    if (thread) show(threadId, thread)
    invalidate(...inboxReads)
    toast({ type: 'error', title: error.message })
  }
  const changing = useSend('PATCH /threads/:id/inbox', { invalidates: inboxReads, onFailed })
  const blocking = useSend('POST /threads/:id/block', { invalidates: inboxReads, onFailed })
  const unblocking = useSend('DELETE /threads/:id/block', { invalidates: inboxReads, onFailed })
  return {
    thread,
    change: (body: OperationInput<'PATCH /threads/:id/inbox'>['body'], shown: Partial<InboxThread>) => {
      show(threadId, shown)
      changing.mutate({ params, body })
    },
    block: () => blocking.mutate({ params }),
    unblock: () => unblocking.mutate({ params }),
    isBusy: changing.isPending || blocking.isPending || unblocking.isPending,
  }
}
export type Counter = ReturnType<typeof useFrontDesk>
