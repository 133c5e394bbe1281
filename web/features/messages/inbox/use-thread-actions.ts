import type { ChangeThread } from '#core/contracts/threads.ts'
import { useInvalidate } from '#web/lib/api/use-read.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toastError, toastUndo } from '../../../lib/toast.ts'
import { inboxReads } from './inbox-reads.ts'
import { useShowInLists } from './use-inbox-threads.ts'

/** What is done to a conversation from the list: shown at once, and taken back if it fails. */
export function useThreadActions() {
  const show = useShowInLists()
  const invalidate = useInvalidate()
  const { mutate } = useSend('PATCH /threads/:id', {
    invalidates: inboxReads,
    onFailed: (error) => {
      invalidate(...inboxReads)
      toastError(error)
    },
  })
  const set = (id: string, archived: boolean) => {
    show(id, { archived })
    mutate({ params: { id }, body: { archived } }, { onError: () => show(id, { archived: !archived }) })
  }
  const change = (id: string, body: ChangeThread) => mutate({ params: { id }, body })
  return {
    archive: (id: string) => {
      set(id, true)
      toastUndo('Conversation archived', () => set(id, false))
    },
    markUnread: (id: string) => change(id, { unread: true }),
    close: (id: string) => change(id, { status: 'closed' }),
    reopen: (id: string) => change(id, { status: 'active' }),
  }
}
export type ThreadActions = ReturnType<typeof useThreadActions>
