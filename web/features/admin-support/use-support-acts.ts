import type { SupportThread } from '#core/contracts/admin/support.ts'
import type { ThreadStatus } from '#core/contracts/threads.ts'
import { useSend } from '#web/lib/api/use-send.ts'
import { toast, toastUndo } from '#web/lib/toast.ts'
import { supportReads } from './reads.ts'

type Shown = Pick<SupportThread, 'id' | 'assignee'>

/** What can be done with a conversation beside answering it. */
export function useSupportActs() {
  const { mutate, isPending } = useSend('PATCH /admin/support/:id', {
    invalidates: [...supportReads, 'GET /threads/:id'],
    onDone: ({ thread: { person } }, { params: { id }, body }) => {
      if (body.status === 'closed') toastUndo(`Conversation with ${person.name} closed`, () => setStatus(id, 'active'))
      if (body.status === 'active') toast({ type: 'success', title: 'Conversation open again' })
      if (body.assigneeId !== undefined)
        toast({ type: 'success', title: body.assigneeId ? 'Assigned' : 'Nobody looks after it now' })
    },
    onFailed: ({ message }) => toast({ type: 'error', title: message, duration: 10_000 }),
  })
  const setStatus = (id: string, status: ThreadStatus) => mutate({ params: { id }, body: { status } })
  /** `thread` as it is shown: if somebody else has taken it meanwhile, that is said and nothing changes. */
  const assign = ({ id, assignee }: Shown, assigneeId: string | null) =>
    mutate({ params: { id }, body: { assigneeId, instead: assignee?.id ?? null } })
  return { isBusy: isPending, setStatus, assign, take: (thread: Shown) => assign(thread, 'me') }
}
export type SupportActs = ReturnType<typeof useSupportActs>
