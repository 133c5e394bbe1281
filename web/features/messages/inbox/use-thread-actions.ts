import { useSend } from '#web/lib/api/use-send.ts'
import { toast } from '../../../lib/toast.ts'
import { threadReads } from '../api/messages.ts'
import { useShowInLists } from './use-inbox-threads.ts'

const UNDO_MS = 10_000

/** What is done to a conversation from the list, for oneself: shown at once, and taken back if it fails. */
export function useThreadActions() {
  const show = useShowInLists()
  const change = useSend('PATCH /threads/:id', {
    invalidates: threadReads,
    onFailed: (error) => toast({ type: 'error', title: error.message }),
  })
  const set = (id: string, archived: boolean) => {
    show(id, { archived })
    change.mutate({ params: { id }, body: { archived } }, { onError: () => show(id, { archived: !archived }) })
  }
  return {
    archive: (id: string) => {
      set(id, true)
      toast({
        type: 'success',
        title: 'Conversation archived',
        duration: UNDO_MS,
        action: { label: 'Undo', onPress: () => set(id, false) },
      })
    },
    unarchive: (id: string) => set(id, false),
    markUnread: (id: string) => change.mutate({ params: { id }, body: { unread: true } }),
  }
}
export type ThreadActions = ReturnType<typeof useThreadActions>
